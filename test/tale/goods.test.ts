import { describe, expect, it } from 'vitest';
import { cairn } from '../../shared/systems/cairn/index.ts';
import { fivey } from '../../shared/systems/fivey/index.ts';
import { openedSample } from '../helpers/play.ts';
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

it('coins that are left behind are told, with who left them', () => {
  const dropped: Thrown = [{ type: 'drop-coins', from: 'mae', count: 5 }];
  const game = party().given({ type: 'add-coins', to: 'mae', count: 9 });
  expect(toldOf(fivey, game, dropped)).toBe('Mae left five crowns behind.');
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

describe('who is hired in the shop is told', () => {
  const hires = (count: number, more: { name?: string; to?: string } = {}): Thrown => [
    { type: 'trade', buys: [{ ware: 'Hireling', to: 'odo', count, ...more }] },
    3,
  ];
  const told = (...thrown: readonly Thrown[]): string => toldOf(fivey, party(), ...thrown);

  it('by name and for how long', () => {
    expect(told(hires(1, { name: 'Nell' }))).toBe('Odo hired Nell for a day.');
    expect(told(hires(3, { name: 'nell' }))).toBe('Odo hired nell for three days.');
  });

  it('as a hireling without a name', () => {
    expect(told(hires(3))).toBe('Odo hired a hireling for three days.');
  });

  it('as one each where several hire alike', () => {
    expect(told(hires(1), hires(1, { to: 'mae' }))).toBe('Odo and Mae hired a hireling for a day each.');
  });

  it('together with what is bought', () => {
    const buys = [{ ware: 'Hireling', name: 'Nell' }, { ware: 'Torch' }].map((one) => ({
      ...one,
      to: 'mae',
    }));
    expect(told([{ type: 'trade', buys }, 3])).toBe('Mae hired Nell for a day and bought a torch.');
  });

  it('with the trade where the price list knows several', () => {
    const game = () => openedSample(cairn).given({ type: 'set-price', ware: 'Guide', price: 0 });
    const guide = (name?: string): Thrown => [
      { type: 'trade', buys: [{ ware: 'Guide', to: 'bryn', count: 2, ...(name && { name }) }] },
      ...Array.from({ length: 10 }, () => 3),
    ];
    expect(toldOf(cairn, game(), guide('Nell'))).toBe('Bryn hired Nell as a guide for two days.');
    expect(toldOf(cairn, game(), guide())).toBe('Bryn hired a guide for two days.');
  });
});

it.each([
  ['Inn, modest', 3, 'Mae took a room at a modest inn for three nights.'],
  ['Inn, wealthy', 1, 'Mae took a room at a wealthy inn for a night.'],
])('a bed is told with the nights: %s', (ware, count, text) => {
  const game = party().given({ type: 'set-sheet', creature: 'mae', to: { crowns: 500 } });
  expect(toldOf(fivey, game, [{ type: 'trade', buys: [{ ware, count, to: 'mae' }] }])).toBe(text);
});

it('a bed of which the price list says no more is told with the nights', () => {
  const game = openedSample(cairn).given({ type: 'set-price', ware: 'Bed for a night', price: 0 });
  const buys = [{ ware: 'Bed for a night', to: 'bryn', count: 2 }];
  expect(toldOf(cairn, game, [{ type: 'trade', buys }])).toBe('Bryn took a bed for two nights.');
});
