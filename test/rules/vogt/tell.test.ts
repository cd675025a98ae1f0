import { expect, it } from 'vitest';
import { attack, party, ready, ruled, fight, withStatus, round, type With } from './party.ts';

it('a blow is one line: what got through, all that made it, and what is left', () => {
  const { told } = ready().when(attack('ada', 'marauder'), [4]);
  expect(told).toEqual([
    'Ada hits Marauder with sword for 4 slash damage (4 on d8 + 1 STR − 1 AR; 8 → 4 HP).',
  ]);
});

it('a blow that is resisted, doubled or too weak says so by how much', () => {
  const told = (game: ReturnType<typeof fight>, faces: number[]): string =>
    game.when(attack('ada', 'marauder'), faces).told[0] ?? '';
  const against = (to: NonNullable<With<'set-sheet'>['to']>) =>
    ready().given({ type: 'set-sheet', creature: 'marauder', to });
  expect(told(against({ resistances: ['slash'] }), [5])).toContain(
    'for 2 slash damage (5 on d8 + 1 STR − 1 AR − 3 resisted;',
  );
  expect(told(against({ vulnerabilities: ['slash'] }), [5])).toContain(
    'for 10 slash damage (5 on d8 + 1 STR − 1 AR + 5 vulnerable;',
  );
});

it('AR that is used up, or none while prone, says why it takes off nothing', () => {
  const twice = ready();
  twice.given({ type: 'set-hit-points', creature: 'marauder', now: 60 });
  expect(twice.when(attack('ada', 'marauder'), [4]).told[0]).toContain('4 on d8 + 1 STR − 1 AR;');
  twice.given({ type: 'end-turn' });
  expect(twice.when(attack('bo', 'marauder'), [3]).told[0]).toContain('− 0 AR (used up this round);');
  const lies = withStatus(ready(), 'marauder', 'prone');
  expect(lies.when(attack('ada', 'marauder'), [4]).told[0]).toContain('− 0 AR (none while prone);');
});

it('a check is told with its throws, a contest with both', () => {
  const blind = withStatus(party(), 'ada', 'blind');
  const check = { type: 'check', actor: 'ada', ability: 'wil', needs: 'sight', against: 4 } as const;
  expect(blind.when(check, [4, 2]).told).toEqual([
    'Ada’s WIL check: 2 (disadvantage: 4 and 2) against 4, failure.',
  ]);
  const contest = {
    type: 'contest',
    actor: 'ada',
    ability: 'awr',
    target: 'bo',
    targetAbility: 'awr',
  } as const;
  expect(ruled('tied-contest', 'challenged-wins').when(contest, [4, 4]).told).toEqual([
    'Contest: Ada’s AWR 4 against Bo’s AWR 4, a tie; Bo wins.',
  ]);
});

it('what everybody decides and rolls is told', () => {
  const game = round(fight(), { ada: { action: 'defend' }, bo: {} }, []);
  const { told } = game.when({ type: 'declare', actor: 'marauder', action: 'attack' }, [1, 2, 3]);
  expect(told).toEqual([
    'Marauder will attack with the axe (1d6).',
    'Ada: initiative 1 (1d4).',
    'Bo: initiative 2 (1d4).',
    'Marauder: initiative 3 (1d6).',
  ]);
});

it('a level beyond the fourth is told as such, with what comes of it', () => {
  const exhaust = { type: 'exhaust', creature: 'ada', why: 'the fall' } as const;
  const game = party().given(exhaust, exhaust, exhaust);
  game.when(exhaust, [3]);
  expect(game.when(exhaust, [3]).told).toEqual([
    'Ada gains another level of exhaustion beyond 4 (the fall).',
    'Ada rolls 3 for death and dismemberment and loses an eye for good.',
    'Ada is blind.',
  ]);
});

it('fear of a creature is told by its name, of anything else as it was entered', () => {
  const game = fight();
  const afraid = (source: string) =>
    game.when({ type: 'give-status', creature: 'ada', status: 'afraid', source }).told;
  expect(afraid('marauder')).toEqual(['Ada is afraid of Marauder.']);
  expect(afraid('the dark')).toEqual(['Ada is afraid of the dark.']);
});
