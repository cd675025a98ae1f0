import { describe, expect, it } from 'vitest';
import { POTENCY, REGIONS } from '../../../shared/systems/block-dodge-parry/wildcraft/herbs.ts';
import { RECIPES, type RecipeId } from '../../../shared/systems/block-dodge-parry/wildcraft/recipes.ts';
import { body, conditions, fact, lower, one, party, ruled, tired, type Command } from './party.ts';

const herb = (name: string, ingredient: string, region: string, count = 1): Command => ({
  type: 'add-item',
  creature: 'rook',
  item: { name, count, details: { ingredient, region } },
});
/** Rook with two rare herbs, one from the hills, one from the swamp, and a common one of the desert. */
const stocked = () =>
  party({ gear: [] }).given(
    herb('Lark’s foot', 'rare', 'hills', 3),
    herb('Drowned star', 'rare', 'swamp', 3),
    herb('Dust sage', 'common', 'desert', 3),
  );
const brew = (recipe: RecipeId, ...ingredients: [string, number][]): Command => ({
  type: 'brew',
  actor: 'rook',
  recipe,
  ingredients: ingredients.map(([item, units]) => ({ item, units })),
});
const brewed = (recipe: RecipeId) =>
  stocked().given(brew(recipe, ['lark-s-foot', 2], ['drowned-star', 1], ['dust-sage', 1]));
const use = (item: string, target = 'fen'): Command => ({ type: 'use-potion', actor: 'rook', item, target });
const night: Command = { type: 'sleep', quality: 'normal' };

describe('foraging', () => {
  it('is a Watch for 1d3 ingredients of the region: 1–3 common, 4–5 uncommon, 6 rare (BDP-88, BDP-89, BDP-90)', () => {
    const game = party({ gear: [] }).given({ type: 'place-party', hex: '0103' });
    game.when({ type: 'forage', actor: 'rook' }, [3, 3, 5, 6, 6]);
    expect(
      one(game, 'rook').items.map(({ name, details }) => [name, details['ingredient'], details['region']]),
    ).toEqual([
      ['Coldroot', 'common', 'hills'],
      ['Ironroot', 'uncommon', 'hills'],
      ['Lark’s foot', 'rare', 'hills'],
    ]);
    expect(POTENCY).toEqual({ common: 1, uncommon: 2, rare: 4 });
    expect(REGIONS).toHaveLength(6);
  });
  it.each([
    ['0101', 'plains'],
    ['0103', 'hills'],
    ['0104', 'swamp'],
  ])('in %s finds what grows in %s (BDP-90)', (hex, region) => {
    const game = party().given({ type: 'place-party', hex });
    const outcome = game.when({ type: 'forage', actor: 'rook' }, [1, 6, 6]);
    expect(fact(outcome, 'herb-found')).toMatchObject({ region, rarity: 'rare', holder: 'rook' });
  });
  it('leaves behind what nobody has a free slot for (BDP-88)', () => {
    const full = { gear: Array<string>(10).fill('Crowbar') };
    const outcome = party(full, full).when({ type: 'forage', actor: 'rook' }, [1, 4, 6]);
    expect(fact(outcome, 'herb-found')['holder']).toBeUndefined();
  });
  it('puts three of a kind into a slot (BDP-S12)', () => {
    const game = party({ gear: [] });
    game.when({ type: 'forage', actor: 'rook' }, [3, 1, 2, 3, 6]);
    expect(one(game, 'rook').items).toMatchObject([{ count: 3, slots: 1 }]);
  });
});

describe('brewing', () => {
  it('takes the recipe’s Potency (BDP-91, BDP-87)', () => {
    expect(stocked().refused(brew('healing-salve', ['dust-sage', 3]))).toMatchObject({
      code: 'too-weak',
      path: 'ingredients',
    });
  });
  it('takes two different ingredients, by name (BDP-92, BDP-R22)', () => {
    expect(stocked().refused(brew('healing-salve', ['lark-s-foot', 2]))).toMatchObject({
      code: 'one-kind',
      path: 'ingredients',
    });
  });
  it('takes what the recipe asks of a region, unit by unit (BDP-93, BDP-R22)', () => {
    expect(stocked().refused(brew('ironroot-brew', ['lark-s-foot', 1], ['drowned-star', 1]))).toMatchObject({
      code: 'wrong-region',
      path: 'ingredients',
    });
  });
  it.each([
    ['coldroot-salve', 'hills'],
    ['herbal-antidote', 'swamp'],
    ['emberglow-tea', 'desert'],
  ] as const)('of %s takes one ingredient at least from %s (BDP-93)', (recipe, region) => {
    const elsewhere = () =>
      party({ gear: [] }).given(herb('A', 'uncommon', 'forest'), herb('B', 'common', 'plains'));
    const used: [string, number][] = [
      ['a', 1],
      ['b', 1],
    ];
    expect(elsewhere().refused(brew(recipe, ...used)).code).toBe('wrong-region');
    const game = elsewhere().given(herb('C', 'common', region), brew(recipe, ...used, ['c', 1]));
    expect(one(game, 'rook').items).toHaveLength(1);
  });
  it('uses all of it up, excess included, and takes an hour over a fire (BDP-R22, BDP-R23, BDP-S12)', () => {
    const game = stocked();
    const before = game.state.clock;
    game.given(brew('healing-salve', ['lark-s-foot', 3], ['drowned-star', 1]));
    expect(one(game, 'rook').items.map(({ name, count }) => [name, count])).toEqual([
      ['Drowned star', 2],
      ['Dust sage', 3],
      ['Healing Salve', 1],
    ]);
    expect(game.state.clock - before).toBe(3600);
    expect(
      stocked().refused({
        type: 'brew',
        actor: 'rook',
        recipe: 'healing-salve',
        ingredients: ['lark-s-foot', 'drowned-star'],
        fire: false,
      }),
    ).toMatchObject({ code: 'no-fire' });
  });
  it('knows nine recipes, each by its rule', () => {
    expect(Object.values(RECIPES).map(({ potency }) => potency)).toEqual([4, 4, 4, 4, 3, 3, 3, 4, 4]);
  });
  it('keeps for a week (BDP-S12)', () => {
    const game = brewed('healing-salve').given({ type: 'recuperate' }, { type: 'pass-time', scale: 'hour' });
    expect(game.refused(use('healing-salve'))).toMatchObject({ code: 'spoiled' });
  });
});

describe('what is brewed', () => {
  it.each([
    ['healing-salve', 'str', 'BDP-94'],
    ['musclesoothe-mixture', 'dex', 'BDP-95'],
    ['dreamweed-tea', 'wil', 'BDP-96'],
  ] as const)('%s: 1d3 %s back over eight hours of rest (%s)', (recipe, attribute, _rule) => {
    const game = lower(brewed(recipe), 'fen', attribute, 5).given(use(recipe));
    game.when(night, [3]);
    expect(body(game, 'fen')[attribute].now).toBe(10);
    expect(conditions(game, 'fen')).toEqual([]);
  });
  it('a salve comes on top of a comfortable night, waits while its patient is Deprived, one dose a rest (BDP-R25)', () => {
    const game = lower(brewed('healing-salve'), 'fen', 'str', 5).given(use('healing-salve'));
    game.when({ type: 'sleep', quality: 'comfortable' }, [2]);
    expect(body(game, 'fen').str.now).toBe(10);
    const thirsty = lower(brewed('healing-salve'), 'fen', 'str', 5).given(use('healing-salve'), {
      type: 'deprive',
      creatures: ['fen'],
      cause: 'water',
    });
    expect(fact(thirsty.when(night), 'potion-idle')).toMatchObject({ creature: 'fen', why: 'deprived' });
    expect(body(thirsty, 'fen').str.now).toBe(7);
    thirsty.given({ type: 'provide', creatures: ['fen'], cause: 'water' }).when(night, [2]);
    expect(body(thirsty, 'fen').str.now).toBe(9);
    const twice = lower(brewed('healing-salve'), 'fen', 'str', 5).given(
      brew('healing-salve', ['drowned-star', 1], ['dust-sage', 1]),
      use('healing-salve'),
    );
    expect(twice.refused(use('healing-salve-2'))).toMatchObject({ code: 'already-there' });
  });
  it('a salve works in the bed of a day of care, beside what professionals give (BDP-R25)', () => {
    const game = lower(brewed('healing-salve'), 'fen', 'str', 9).given(use('healing-salve'));
    game.when({ type: 'professional-care', patients: [{ creature: 'fen', scores: ['str'] }] }, [2, 3]);
    expect(body(game, 'fen').str.now).toBe(8);
    expect(conditions(game, 'fen')).toEqual([]);
  });
  it('a tonic makes a plain bed a comfortable one (BDP-R24)', () => {
    const game = lower(brewed('sleeping-tonic'), 'fen', 'wil', 2)
      .given(use('sleeping-tonic'), { type: 'begin-downtime' })
      .given({ type: 'train', trainees: [{ creature: 'rook', attribute: 'str' }] });
    expect(body(game, 'fen').wil.now).toBe(11);
  });
  it('a salve is refused where no point is lost, and is not used up (BDP-R25)', () => {
    const game = brewed('healing-salve');
    expect(game.refused(use('healing-salve'))).toMatchObject({ code: 'no-need', path: 'target' });
    const healed = lower(brewed('healing-salve'), 'fen', 'str', 1)
      .given(use('healing-salve'))
      .given({ type: 'adjust-score', creature: 'fen', attribute: 'str', by: 1 });
    expect(fact(healed.when(night), 'potion-idle')).toMatchObject({ attribute: 'str', why: 'nothing-lost' });
    expect(conditions(healed, 'fen')).toEqual(['Healing Salve']);
  });
  it('a tonic tells the level of sleep reached, and keeps where the night is comfortable (BDP-R24)', () => {
    const game = brewed('sleeping-tonic').given(use('sleeping-tonic'));
    const comfortable = game.when({ type: 'sleep', quality: 'comfortable' });
    expect(fact(comfortable, 'potion-idle')).toMatchObject({ creature: 'fen', why: 'comfortable' });
    const better = game.when({ type: 'sleep', quality: 'perilous' }, [6]);
    expect(fact(better, 'tonic-worked')).toMatchObject({ creature: 'fen', from: 'perilous', to: 'normal' });
    expect(conditions(game, 'fen')).toEqual([]);
  });
  it('tells its potency and what was needed (BDP-91)', () => {
    const game = stocked();
    const outcome = game.when(brew('healing-salve', ['lark-s-foot', 1], ['drowned-star', 1]));
    expect(fact(outcome, 'potion-brewed')).toMatchObject({ potency: 8, against: 4 });
  });
  it('a tonic makes one night count a level better, no better than comfortable (BDP-97, BDP-R24)', () => {
    const game = lower(tired(brewed('sleeping-tonic'), 'fen', 2), 'fen', 'str', 2).given(
      use('sleeping-tonic'),
      night,
    );
    expect(body(game, 'fen').str.now).toBe(11);
    game.given(night);
    expect(body(game, 'fen').str.now).toBe(11);
  });
  it.each([
    ['coldroot-salve', 'burn', 'BDP-98'],
    ['herbal-antidote', 'poisoning', 'BDP-99'],
    ['emberglow-tea', 'frostbite', 'BDP-100'],
  ] as const)('%s heals light %s in the field (%s)', (recipe, wound, _rule) => {
    const game = brewed(recipe).given({ type: 'wound', creature: 'fen', wound }, use(recipe));
    expect(conditions(game, 'fen')).toEqual([]);
    expect(brewed(recipe).refused(use(recipe))).toMatchObject({ code: 'no-need', path: 'target' });
  });
  it('Ironroot Brew lasts a day (BDP-101)', () => {
    const game = brewed('ironroot-brew').given(use('ironroot-brew'));
    expect(conditions(game, 'fen')[0]).toContain('Stiff joints');
    game.given({ type: 'recuperate' });
    expect(conditions(game, 'fen')).toEqual([]);
  });
  it('Bitterbark Chew is a simple meal, without a fire (BDP-102, BDP-R26)', () => {
    const game = tired(brewed('bitterbark-chew'), 'fen', 2).given(
      { type: 'deprive', creatures: ['fen'], cause: 'food' },
      use('bitterbark-chew'),
    );
    expect(conditions(game, 'fen')).toEqual(['Fatigue']);
  });
});

describe('a campaign may say of wild herbs', () => {
  it('how many a Watch finds', () => {
    const game = ruled('forage-die', 'd4', party({ gear: [] }));
    game.when({ type: 'forage', actor: 'rook' }, [4, 1, 1, 1, 1, 6]);
    expect(one(game, 'rook').items.map(({ count }) => count)).toEqual([3, 1]);
  });
  it('how long brewing takes (BDP-S12)', () => {
    const game = ruled('brewing-hours', 3, stocked());
    const { clock } = game.state;
    game.given(brew('healing-salve', ['lark-s-foot', 1], ['drowned-star', 1]));
    expect(game.state.clock - clock).toBe(3 * 60 * 60);
  });
});
