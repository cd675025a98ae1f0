import { expect, it } from 'vitest';
import { attack, party, ready, ruled, fight, withStatus, round } from './party.ts';

it('a blow is told with what was thrown, what AR took, and what got through', () => {
  const { told } = ready().when(attack('ada', 'marauder'), [4]);
  expect(told).toEqual(['Ada at Marauder: 5 slash, AR 1, 4 damage.', 'Marauder: 4 damage, 8 → 4 HP.']);
});

it('a check is told with its throws, a contest with both', () => {
  const blind = withStatus(party(), 'ada', 'blind');
  const check = { type: 'check', creature: 'ada', ability: 'wil', needs: 'sight', target: 4 } as const;
  expect(blind.when(check, [4, 2]).told).toEqual(['Ada, WIL: 2 (4 and 2, disadvantage) against 4, missed.']);
  const contest = {
    type: 'contest',
    creature: 'ada',
    ability: 'awr',
    against: 'bo',
    againstAbility: 'awr',
  } as const;
  expect(ruled('tied-contest', 'challenged-wins').when(contest, [4, 4]).told).toEqual([
    'Ada, AWR: 4; Bo, AWR: 4: a tie, Bo has it.',
  ]);
});

it('what everybody decides and rolls is told', () => {
  const game = round(fight(), { ada: { action: 'defend' }, bo: {} }, []);
  const { told } = game.when({ type: 'declare', actor: 'marauder', action: 'attack' }, [1, 2, 3]);
  expect(told).toEqual([
    'Marauder will attack with the axe, 1d6.',
    'Ada: initiative 1.',
    'Bo: initiative 2.',
    'Marauder: initiative 3.',
  ]);
});

it('a level beyond the fourth is told as such, with what comes of it', () => {
  const exhaust = { type: 'exhaust', creature: 'ada', why: 'the fall' } as const;
  const game = party().given(exhaust, exhaust, exhaust);
  game.when(exhaust, [3]);
  expect(game.when(exhaust, [3]).told).toEqual([
    'Ada: exhaustion beyond 4, the fall.',
    'Ada, death and dismemberment: 3, an eye is lost.',
    'Ada has lost the last eye.',
    'Ada is blind.',
  ]);
});
