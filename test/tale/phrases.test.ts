import { expect, it } from 'vitest';
import { cairn } from '../../shared/systems/cairn/index.ts';
import { deedPhrases } from '../../shared/tale/english/phrases/deeds.ts';
import { fightPhrases } from '../../shared/tale/english/phrases/fights.ts';
import { goodsPhrases } from '../../shared/tale/english/phrases/goods.ts';
import { meetingPhrases } from '../../shared/tale/english/phrases/meetings.ts';
import { peoplePhrases } from '../../shared/tale/english/phrases/people.ts';
import { roadPhrases } from '../../shared/tale/english/phrases/road.ts';
import { taleOf } from '../../shared/tale/tale.ts';
import { party, type Command, type Game } from '../rules/cairn/party.ts';
import { seenFrom, tellingOf } from './random.ts';
import { sentencesIn, textIn } from './told.ts';

it('no two phrases are for one kind of fact', () => {
  const kinds = [roadPhrases, meetingPhrases, fightPhrases, deedPhrases, goodsPhrases, peoplePhrases].flatMap(
    (phrases) => Object.keys(phrases),
  );
  expect(kinds.filter((kind, index) => kinds.indexOf(kind) < index)).toEqual([]);
});

/** What is told of one command of a game of Cairn. */
function toldOf(game: Game, command: Command, faces: readonly number[] = []): string {
  const before = game.state;
  const first = game.events.length;
  game.when(command, faces);
  return textIn(sentencesIn(taleOf(seenFrom(game, before, 1, command, first), tellingOf(cairn))));
}

it.each([
  ['King of the Eels', 'met King of the Eels'],
  ['King of crows', 'met King of crows'],
  ['Müller and sons', 'met Müller and sons'],
  ['Bandits and dogs', 'met bandits and dogs'],
  ['Band of thieves', 'met band of thieves'],
  ['NPCs', 'met NPCs'],
  ['Sir Hugo', 'met Sir Hugo'],
  ['Wolves in the mist', 'met wolves in the mist'],
  ['Pilgrims of Barrow', 'met pilgrims of Barrow'],
])('an encounter called “%s” is told as “%s”', (title, told) => {
  expect(toldOf(party(), { type: 'meet', title })).toContain(told);
});

it('who loses the way is told to have lost it, and nothing worse', () => {
  const game = party().given({ type: 'place-party', hex: '0102' });
  const told = toldOf(game, { type: 'travel', to: '0103' }, [2, 6]);
  expect(told).toContain('lost the way');
  expect(told).not.toContain('end of the fight');
});

it('what the referee wrote turns no other words around', () => {
  const told = toldOf(party(), { type: 'note', text: 'They said \u202Eabc.' });
  expect(told).toContain('They said abc.');
});
