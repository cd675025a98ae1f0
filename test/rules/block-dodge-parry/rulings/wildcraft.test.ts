import { describe, expect, it } from 'vitest';
import {
  body,
  conditions,
  fatigue,
  lower,
  offered,
  one,
  party,
  ruled,
  saying,
  tired,
  type Game,
} from '../party.ts';

const herb = (name: string, ingredient: string, region: string, count: number) => ({
  type: 'add-item',
  creature: 'rook',
  item: { name, count, details: { ingredient, region } },
});
const stocked = (game = party({ gear: [] })): Game =>
  game.given(herb('Lark’s foot', 'rare', 'hills', 6), herb('Dust sage', 'common', 'desert', 6));
const stockedWhere = (ruling: string, value: unknown): Game =>
  stocked(ruled(ruling, value, party({ gear: [] })));
const brew = (recipe: string, rare: number, common: number, more: object = {}) => ({
  type: 'brew',
  creature: 'rook',
  recipe,
  ingredients: [
    { item: 'lark-s-foot', units: rare },
    { item: 'dust-sage', units: common },
  ],
  ...more,
});
const use = (item: string) => ({ type: 'use-potion', creature: 'rook', item, patient: 'fen' });
const held = (game: Game, name: string) =>
  one(game, 'rook').items.find((item) => item.name === name)?.count ?? 0;
const forage = { type: 'forage', creature: 'rook' };

describe('a campaign may say of foraging', () => {
  it('how much a Watch finds (BDP-S6)', () => {
    const game = ruled('forage-die', 4, party({ gear: [] }));
    expect(offered(game, 'forage')[0]?.detail).toContain('1d4');
    game.when(forage, [4, 1, 1, 1, 1, 6]);
    expect(one(game, 'rook').items.map(({ count }) => count)).toEqual([3, 1]);
  });
  it('how rare it is (BDP-S6)', () => {
    const found = (value: string, face: number) => {
      const game = ruled('find-rarity', value, party({ gear: [] }));
      game.when(forage, [1, face, 6]);
      return one(game, 'rook').items[0]?.details['ingredient'];
    };
    expect(found('4, 1, 1', 4)).toBe('common');
    expect(found('4, 2, 0', 6)).toBe('uncommon');
  });
  it('that it asks for no encounter check (BDP-S5)', () => {
    ruled('forage-check', false).when(forage, [1, 1]);
  });
  it('how many of a kind share a slot (BDP-S12)', () => {
    const game = ruled('ingredients-per-slot', 2, party({ gear: [] }));
    game.when(forage, [3, 1, 2, 3, 6]);
    expect(one(game, 'rook').items.map(({ count }) => count)).toEqual([2, 1]);
  });
});

describe('a campaign may say of brewing', () => {
  it('how long it takes, and how long a potion keeps (BDP-S12)', () => {
    const game = ruled('potion-days', 1, stockedWhere('brewing-hours', 3));
    const { clock } = game.state;
    game.given(brew('healing-salve', 1, 1));
    expect(game.state.clock - clock).toBe(3 * 60 * 60);
    game.given({ type: 'pass-time', scale: 'hour', count: 25 });
    expect(game.refused(use('healing-salve'))).toMatchObject({ code: 'spoiled', message: saying('BDP-S12') });
  });
  it('that each kind counts once for Potency (BDP-R22)', () => {
    const game = stockedWhere('potency-of-each', false);
    expect(
      game.refused(brew('healing-salve', 1, 1, { ingredients: [{ item: 'dust-sage', units: 4 }] })).code,
    ).toBe('too-weak');
    expect(held(game.given(brew('healing-salve', 2, 3)), 'Healing Salve')).toBe(1);
  });
  it('that Potency left over makes more doses, as far as the region goes (BDP-R22)', () => {
    const game = stockedWhere('potency-left', 'makes more doses').given(brew('healing-salve', 2, 1));
    expect(held(game, 'Healing Salve')).toBe(2);
    game.given(brew('ironroot-brew', 3, 1));
    expect(held(game, 'Ironroot Brew')).toBe(1);
  });
  it('that it takes no fire (BDP-R23)', () => {
    const game = stockedWhere('brewing-fire', false).given(brew('healing-salve', 1, 1, { fire: false }));
    expect(held(game, 'Healing Salve')).toBe(1);
  });
  it('that it takes a WIL Save, or comes to nothing (BDP-R23)', () => {
    const game = stockedWhere('brewing-save', 'takes a WIL Save');
    game.when(brew('healing-salve', 1, 1), [13]);
    expect([held(game, 'Healing Salve'), held(game, 'Lark’s foot')]).toEqual([0, 5]);
    game.when(brew('healing-salve', 1, 1), [12]);
    expect(held(game, 'Healing Salve')).toBe(1);
  });
});

describe('a campaign may say of what is brewed', () => {
  const brewedTwice = (recipe: string, game: Game): Game =>
    game.given(brew(recipe, 1, 1), brew(recipe, 1, 1)).given(use(recipe), use(`${recipe}-2`));
  it('that each tonic lifts the night a level (BDP-R24)', () => {
    const game = brewedTwice('sleeping-tonic', lower(stockedWhere('tonics-stack', true), 'fen', 'str', 2));
    game.when({ type: 'sleep', quality: 'perilous' }, [6]);
    expect(body(game, 'fen').str.now).toBe(11);
  });
  it('that a salve takes the place of a comfortable night’s point (BDP-R25)', () => {
    const game = lower(stockedWhere('salve-and-comfort', false), 'fen', 'str', 5);
    lower(game, 'fen', 'wil', 5).given(brew('healing-salve', 1, 1), use('healing-salve'));
    game.when({ type: 'sleep', quality: 'comfortable' }, [2]);
    expect([body(game, 'fen').str.now, body(game, 'fen').wil.now]).toEqual([9, 8]);
  });
  it('how many doses of a salve work in one rest (BDP-R25)', () => {
    const game = brewedTwice('healing-salve', lower(stockedWhere('salve-doses', 2), 'fen', 'str', 9));
    game.given(brew('healing-salve', 1, 1));
    expect(game.refused(use('healing-salve')).message).toContain('2 doses');
    game.when({ type: 'sleep', quality: 'normal' }, [3, 2]);
    expect(body(game, 'fen').str.now).toBe(8);
    expect(conditions(game, 'fen')).toEqual([]);
  });
  it('that Bitterbark Chew only feeds (BDP-R26)', () => {
    const game = tired(stockedWhere('bitterbark-fatigue', false), 'fen', 2);
    game.given(brew('bitterbark-chew', 1, 1), use('bitterbark-chew'));
    expect(fatigue(game, 'fen')).toBe(2);
  });
});
