import { expect, it } from 'vitest';
import { nightsong } from '../../shared/systems/nightsong/index.ts';
import { vogt } from '../../shared/systems/vogt/index.ts';
import { WEIGHT } from '../../shared/tale/fact.ts';
import { factsOf } from '../../shared/tale/facts/index.ts';
import { recapsOf } from '../../shared/tale/tale.ts';
import { pair, ruled } from '../rules/nightsong/party.ts';
import { fight } from '../rules/vogt/party.ts';
import { tellingOf } from './random.ts';
import { textIn } from './told.ts';
import { seenOf, type Thrown } from './thrown.ts';

it('a recap that has room for a fall tells who got up again as well', () => {
  const game = ruled(pair(), { 'helped-rise': 'rise' }).given({
    type: 'set-hit-points',
    creature: 'bran',
    now: 1,
  });
  const within = recapsOf(
    seenOf(
      game,
      [{ type: 'note', text: 'The king of the barrow sleeps no more.' }],
      [{ type: 'harm', creature: 'bran', why: 'The fall' }, 4, 2],
      [{ type: 'rescue', actor: 'mae', target: 'bran' }],
      [{ type: 'note', text: 'It rains.' }],
    ),
    tellingOf(nightsong),
  );
  const texts = Array.from({ length: 60 }, (_, most) => textIn(within(most)));
  expect(texts.at(-1)).toContain('Bran went down after a fall');
  for (const text of texts) expect(/back up|in time|up again/.test(text)).toBe(/went down/.test(text));
});

it('what a foe lost for good matters less than who is out of the fight; what one of the party lost is always told', () => {
  const maimed = (creature: string): Thrown[] =>
    Array.from({ length: 4 }, (_, index) => [{ type: 'exhaust', creature }, ...(index > 2 ? [3] : [])]);
  const facts = factsOf(seenOf(fight(), ...maimed('marauder'), ...maimed('ada')), vogt.tale ?? []);
  const [theirs, ours] = facts.filter(({ kind }) => kind === 'lost-part');
  expect(theirs?.weight).toBeLessThan(WEIGHT.turn);
  expect(ours?.weight).toBe(WEIGHT.always);
});
