import { describe, expect, it } from 'vitest';
import { fivey } from '../../shared/systems/fivey/index.ts';
import { party } from '../rules/fivey/party.ts';
import { toldOf, type Thrown } from './thrown.ts';

const WHO = ['mae', 'odo', 'ansa'];

describe('coins that are shared are told', () => {
  const told = (count: number): string => {
    const game = party().given({ type: 'add-coins', count }, { type: 'drop-coins', count });
    return toldOf(fivey, game, [{ type: 'share-loot', items: [], among: WHO }]);
  };

  it('with what each gets', () => {
    expect(told(9)).toBe('They shared nine crowns, three each.');
  });

  it('with what is left over, which nobody gets', () => {
    expect(told(11)).toBe('They shared eleven crowns, three each, with two left over.');
  });
});

describe('what several buy is told', () => {
  const buying = (...counts: number[]): Thrown => [
    {
      type: 'trade',
      buys: counts.map((count, index) => ({ ware: 'Torch', count, to: WHO[index] })),
    },
  ];
  const told = (...thrown: readonly Thrown[]): string => toldOf(fivey, party(), ...thrown);

  it('as one thing where one buys it', () => {
    expect(told(buying(1))).toBe('Mae bought a torch.');
  });

  it('as one each where they buy alike', () => {
    expect(told(buying(1, 1))).toBe('Mae and Odo bought a torch each.');
    expect(told(buying(2, 2, 2))).toBe('They bought two torches each.');
  });

  it('as one each where they buy alike one after the other', () => {
    expect(told(buying(1), [{ type: 'trade', buys: [{ ware: 'Torch', to: 'odo' }] }])).toBe(
      'Mae and Odo bought a torch each.',
    );
  });

  it('with a number of its own where one buys more than the other', () => {
    expect(told(buying(1, 2))).toBe('Mae bought a torch, and Odo bought two torches.');
  });

  it('as one of each kind where they buy several things', () => {
    const buys = ['mae', 'odo'].flatMap((to) => ['Torch', 'Rope'].map((ware) => ({ ware, to })));
    expect(told([{ type: 'trade', buys }])).toBe('Mae and Odo bought a torch and a rope each.');
  });

  it('as one thing where the party’s purse buys it for all', () => {
    const game = party().given({ type: 'add-coins', count: 100 });
    const text = toldOf(fivey, game, [{ type: 'trade', buys: [{ ware: 'Torch' }], purse: true }]);
    expect(text).toBe('They bought a torch.');
  });
});

it('what several pay is told with what each of them pays', () => {
  const game = party().given(...WHO.map((to) => ({ type: 'add-coins', to, count: 9 }) as const));
  const paid = WHO.map((from): Thrown => [{ type: 'spend-coins', from, count: 2, what: 'a room' }]);
  expect(toldOf(fivey, game, ...paid)).toBe('Mae, Odo and Ansa paid two crowns for a room each.');
});
