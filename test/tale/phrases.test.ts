import { expect, it } from 'vitest';
import { cairn } from '../../shared/systems/cairn/index.ts';
import { deedPhrases } from '../../shared/tale/english/phrases/deeds.ts';
import { fightPhrases } from '../../shared/tale/english/phrases/fights.ts';
import { goodsPhrases } from '../../shared/tale/english/phrases/goods.ts';
import { meetingPhrases } from '../../shared/tale/english/phrases/meetings.ts';
import { peoplePhrases } from '../../shared/tale/english/phrases/people.ts';
import { roadPhrases } from '../../shared/tale/english/phrases/road.ts';
import { taleOf } from '../../shared/tale/tale.ts';
import { party } from '../rules/cairn/party.ts';
import { seenFrom, tellingOf } from './random.ts';
import { sentencesIn, textIn } from './told.ts';

it('no two phrases are for one kind of fact', () => {
  const kinds = [roadPhrases, meetingPhrases, fightPhrases, deedPhrases, goodsPhrases, peoplePhrases].flatMap(
    (phrases) => Object.keys(phrases),
  );
  expect(kinds.filter((kind, index) => kinds.indexOf(kind) < index)).toEqual([]);
});

it('who loses the way is told to have lost it, and nothing worse', () => {
  const game = party().given({ type: 'place-party', hex: '0102' });
  const before = game.state;
  const first = game.events.length;
  const travel = { type: 'travel', to: '0103' } as const;
  game.when(travel, [2, 6]);
  const told = textIn(sentencesIn(taleOf(seenFrom(game, before, 1, travel, first), tellingOf(cairn))));
  expect(told).toContain('lost the way');
  expect(told).not.toContain('end of the fight');
});
