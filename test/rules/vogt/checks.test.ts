import { describe, expect, it } from 'vitest';
import { facts, offered, one, party, ruled, sheet, withStatus, type With, type Command } from './party.ts';

type Game = ReturnType<typeof party>;
const check = (more: With<'check'> = {}) => ({
  type: 'check' as const,
  actor: 'ada',
  ability: 'awr',
  ...more,
});
const made = (game: Game, command: Parameters<Game['when']>[0], faces: number[], type = 'check-made') =>
  facts(game.when(command, faces), type).at(-1);

describe('a check', () => {
  it('is the ability’s die with its modifier and bonus; the GM reads it (BV-2, BV-S2)', () => {
    const event = made(party(), check({ ability: 'str', bonus: 2 }), [5]);
    expect(event).toMatchObject({ actor: 'ada', ability: 'str', bonus: 3, total: 8 });
    expect(event).not.toHaveProperty('passed');
  });

  it('is held against a target only where the GM gives one (BV-2, BV-S10)', () => {
    expect(made(party(), check({ against: 6 }), [6])).toMatchObject({ against: 6, passed: true });
    expect(made(party(), check({ against: 6 }), [5])).toMatchObject({ against: 6, passed: false });
  });

  it('throws the dice twice with advantage or disadvantage and keeps one total (BV-S6)', () => {
    expect(made(party(), check({ advantage: true }), [2, 5])).toMatchObject({
      edge: 'advantage',
      totals: [2, 5],
      total: 5,
    });
    expect(made(party(), check({ disadvantage: true }), [2, 5])).toMatchObject({
      edge: 'disadvantage',
      total: 2,
    });
    const both = check({ advantage: true, disadvantage: true });
    expect(made(party(), both, [3])).toMatchObject({ edge: 'normal', totals: [3] });
  });

  it('has one disadvantage from several, which one advantage cancels (BV-S6)', () => {
    const blind = withStatus(party(), 'ada', 'blind');
    const hindered = check({ ability: 'wil', needs: 'sight', disadvantage: true });
    expect(made(blind, hindered, [4, 2])).toMatchObject({ totals: [4, 2], total: 2 });
    expect(made(blind, { ...hindered, advantage: true }, [4])).toMatchObject({ edge: 'normal' });
  });

  it('of an ability that nobody has is refused (BV-3)', () => {
    expect(party().refused(check({ ability: 'luck' })).code).toBe('unknown-ability');
  });

  it('has suggested targets, as the house sets them (BV-S10)', () => {
    expect(offered(party(), 'check')[0]?.detail).toBe('4 easy, 6 fair, 9 hard');
    const game = ruled('hard-target', 12, ruled('fair-target', 7, ruled('easy-target', 3)));
    expect(offered(game, 'check')[0]?.detail).toBe('3 easy, 7 fair, 12 hard');
  });
});

describe('a contest', () => {
  const contest = {
    type: 'contest',
    actor: 'ada',
    ability: 'str',
    target: 'bo',
    targetAbility: 'dex',
  } as const;
  const held = (game: Game, command: Command, faces: number[]) => made(game, command, faces, 'contest-made');

  it('is won by the higher total (BV-4)', () => {
    expect(held(party(), contest, [4, 6])).toMatchObject({ actor: 'ada', target: 'bo', winner: 'bo' });
    expect(held(party(), contest, [8, 6])).toMatchObject({ winner: 'ada', tied: false });
  });

  it('is two checks: what each needs and each one’s edges count (BV-4)', () => {
    const game = withStatus(withStatus(party(), 'ada', 'mute'), 'bo', 'deaf');
    const talk = { ...contest, needs: 'voice', targetNeeds: 'hearing' } as const;
    expect(held(game, talk, [8, 4, 6, 5])).toMatchObject({
      first: { edge: 'disadvantage', totals: [9, 5] },
      second: { edge: 'disadvantage', totals: [6, 5] },
      tied: true,
    });
    const edges = { ...contest, advantage: true, targetDisadvantage: true };
    expect(held(party(), edges, [2, 4, 6, 1])?.['winner']).toBe('ada');
    const turned = { ...contest, disadvantage: true, targetAdvantage: true };
    expect(held(party(), turned, [2, 4, 6, 1])?.['winner']).toBe('bo');
  });

  it('takes two (BV-4)', () => {
    expect(party().refused({ ...contest, target: 'ada' })).toMatchObject({
      code: 'bad-field',
      path: 'target',
    });
  });

  const even = { ...contest, ability: 'awr', targetAbility: 'awr' } as const;
  it('that is tied stands as it was (BV-S3)', () => {
    const event = held(party(), even, [4, 4]);
    expect(event).toMatchObject({ tied: true, again: false });
    expect(event).not.toHaveProperty('winner');
  });
  it('that is tied may be rolled again (BV-S3)', () => {
    const outcome = ruled('tied-contest', 'roll-again').when(even, [4, 4, 2, 3]);
    expect(facts(outcome, 'contest-made')).toMatchObject([
      { tied: true, again: true },
      { tied: false, again: false, winner: 'bo' },
    ]);
  });
  it('that is tied may go to the challenged side (BV-S3)', () => {
    const event = held(ruled('tied-contest', 'challenged-wins'), even, [4, 4]);
    expect(event).toMatchObject({ tied: true, winner: 'bo' });
  });
});

describe('a saving throw', () => {
  const save = { type: 'save', actor: 'bo', ability: 'wil' } as const;
  const saved = (game: Game, command: object, faces: number[]) =>
    made(game, { ...save, ...command }, faces, 'save-made');

  it('is a check against 4 where nothing is said (BV-S9)', () => {
    expect(saved(party(), {}, [4])).toMatchObject({ against: 4, passed: true });
    expect(saved(party(), {}, [3])).toMatchObject({ passed: false });
  });
  it('has edges and needs like every check (BV-S9)', () => {
    expect(saved(party(), { advantage: true }, [1, 4])).toMatchObject({ passed: true });
    const blind = withStatus(party(), 'bo', 'blind');
    expect(saved(blind, { needs: 'sight' }, [4, 1])).toMatchObject({ passed: false });
  });
  it('has another usual target where the house says so (BV-S9)', () => {
    const game = ruled('save-target', 6);
    expect(saved(game, {}, [5])).toMatchObject({ against: 6, passed: false });
    expect(offered(game, 'save')[0]?.needs).toContainEqual(
      expect.objectContaining({ name: 'against', value: 6 }),
    );
  });
});

it('anything can be set by hand (BV-1)', () => {
  const game = party();
  const outcome = game.when({ type: 'set-sheet', creature: 'ada', to: { movement: 8 } });
  expect(facts(outcome, 'sheet-changed')).toMatchObject([{ creature: 'ada', to: { movement: 8 } }]);
  expect(sheet(game, 'ada').movement).toBe(8);
  game.given({ type: 'set-hit-points', creature: 'ada', now: 2 });
  expect(one(game, 'ada').hitPoints.now).toBe(2);
});

it('a sheet without its four abilities is refused (BV-3)', () => {
  expect(party().refused({ type: 'set-sheet', creature: 'ada', to: { abilities: {} } }).code).toBe(
    'off-sheet',
  );
});
