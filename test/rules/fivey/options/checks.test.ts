import { describe, expect, it } from 'vitest';
import {
  attack,
  fact,
  fighting,
  one,
  party,
  points,
  ruled,
  sheet,
  theirTurn,
  withSword,
  type Command,
  type FieldOf,
  type Game,
  type With,
} from '../party.ts';

const check = (more: With<'check'> = {}): Command => ({
  type: 'check',
  actor: 'mae',
  stat: 'dex',
  dc: 14,
  ...more,
});
/** Whether a check passed, or a blow hit. */
const passed = (game: Game, command: Command, faces: number[]): unknown => {
  const blow = command.type === 'attack';
  return fact(game, command, faces, blow ? 'attack-made' : 'check-made')?.[blow ? 'hit' : 'passed'];
};
const withDefense = (defense: number, game: Game): Game =>
  fighting(game).given({ type: 'toughen', creature: 'bear', defense });

describe('natural 1 and natural 20 (FV-S6)', () => {
  it.each([
    ['numbers', true, true],
    ['attacks', true, false],
    ['checks', false, false],
  ])('%s: of a 1', (value, checked, struck) => {
    const game = ruled('natural-rolls', value);
    expect(passed(game, check({ dc: 4 }), [1])).toBe(checked);
    const faces = struck ? [1, 1] : [1];
    expect(passed(withDefense(4, game), withSword('bear'), faces)).toBe(struck);
  });
  it.each([
    ['numbers', false, false],
    ['attacks', false, true],
    ['checks', true, true],
  ])('%s: of a 20', (value, checked, struck) => {
    const game = ruled('natural-rolls', value);
    expect(passed(game, check({ dc: 30 }), [20])).toBe(checked);
    const faces = struck ? [20, 1] : [20];
    expect(passed(withDefense(30, game), withSword('bear'), faces)).toBe(struck);
  });
  it('leaves nothing to an inspiration die that a 1 has lost', () => {
    const game = withDefense(4, ruled('natural-rolls', 'attacks'));
    game.when(withSword('bear'), [1]);
    expect(game.refused({ type: 'spend-inspiration' }).code).toBe('no-roll');
  });
  it('makes the damage of a 20 that hits by itself critical', () => {
    const game = withDefense(30, ruled('natural-rolls', 'attacks', ruled('twenty-damage', 'maximum')));
    game.when(withSword('bear'), [20]);
    expect(16 - points(game, 'bear')).toBe(11);
  });
});

describe('an inspiration die for a natural 20 (FV-40)', () => {
  const twenty = (game: Game): unknown => {
    game.when(check({ dc: 30 }), [20]);
    return sheet(game, 'mae')['inspiration'];
  };
  it('comes always, or when the referee says so', () => {
    expect([twenty(party()), twenty(ruled('inspiration-for-twenty', 'referee'))]).toEqual([2, 1]);
  });
  it('comes where the face succeeds by itself, too, or not (FV-S6)', () => {
    const checks = (): Game => ruled('natural-rolls', 'checks');
    expect([twenty(checks()), twenty(ruled('inspiration-for-twenty', 'referee', checks()))]).toEqual([2, 1]);
  });
});

describe('figures with dice beside them (FV-S1)', () => {
  const struck = (game: Game, faces: number[]): number => {
    theirTurn(fighting(game)).when(attack('bear', 'odo'), faces);
    return one(game, 'odo').hitPoints.max - points(game, 'odo');
  };
  it('are a monster’s damage, flat or rolled', () => {
    expect([struck(party(), [15]), struck(ruled('figures', 'roll'), [15, 7])]).toEqual([4, 7]);
  });
  it('are the damage of its sweeping blow, thrown once for all', () => {
    const swept = (game: Game, faces: number[]): number[] => {
      theirTurn(fighting(game)).when({ type: 'area-attack', actor: 'bear', targets: ['mae', 'odo'] }, faces);
      return ['mae', 'odo'].map((id) => one(game, id).hitPoints.max - points(game, id));
    };
    expect(swept(party(), [2, 19])).toEqual([4, 2]);
    expect(swept(ruled('figures', 'roll'), [7, 2, 19])).toEqual([7, 3]);
  });
  it('are hit points of a level (FV-55)', () => {
    const grown = (game: Game, faces: number[]): number => {
      game.when({ type: 'award-experience', creature: 'mae', amount: 200 }, faces);
      return one(game, 'mae').hitPoints.max;
    };
    expect([grown(party(), []), grown(ruled('figures', 'roll'), [1])]).toEqual([12, 9]);
  });
});

describe('difficulties in words', () => {
  it.each<[FieldOf<'check', 'difficulty'>, number]>([
    ['easy', 12],
    ['moderate', 14],
    ['difficult', 16],
    ['incredible', 20],
  ])('%s is DC %i, or what the house says', (difficulty, dc) => {
    expect(passed(party(), check({ difficulty }), [dc - 4])).toBe(false);
    expect(passed(ruled(difficulty, dc - 1), check({ difficulty }), [dc - 4])).toBe(true);
  });
});
