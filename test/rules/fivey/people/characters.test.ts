import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kindsOf } from '../../../../shared/campaign/kinds.ts';
import { fivey } from '../../../../shared/systems/fivey/index.ts';
import { LEVELS, levelFor } from '../../../../shared/systems/fivey/people/levels.ts';
import { SheetSchema, type Sheet } from '../../../../shared/systems/fivey/sheet/sheet.ts';
import { TEMPLATES } from '../../../../shared/systems/fivey/people/templates.ts';
import { play, type Fields } from '../../../helpers/play.ts';
import { party, type Command, type With } from '../party.ts';

const made = (fields: Fields<typeof fivey, 'make-character'>) => {
  const game = play(fivey).given({ type: 'make-character', name: 'Kay', ...fields });
  return {
    game,
    kay: game.state.creatures['kay']!,
    sheet: game.state.creatures['kay']!.sheet as unknown as Sheet,
  };
};

describe('a character', () => {
  it('FV-47, FV-48: has a title, a feat, a skill and a stat of each template, and 100 crowns (FV-50)', () => {
    const { sheet } = made({ templates: ['Elf', 'Criminal'] });
    expect(sheet).toMatchObject({
      stats: { cha: 1, dex: 3, int: 1, str: 1 },
      titles: ['Elf', 'Criminal'],
      crowns: 100,
      experience: 100,
      level: 1,
    });
    expect([sheet.feats, sheet.skills.length]).toEqual([['Sleepwalker', 'Belly of the Beast'], 2]);
  });

  it('FV-80: has 4 hit points for the start and each level, the battle-hardened 2 + level more', () => {
    expect(made({ templates: ['Elf', 'Criminal'] }).kay.hitPoints.max).toBe(8);
    expect(made({ templates: ['Dwarf', 'Veteran'] }).kay.hitPoints.max).toBe(11);
    expect(made({ level: 0, templates: ['Elf'] }).kay.hitPoints.max).toBe(4);
  });

  it('may roll for crowns and hit points instead', () => {
    const game = play(fivey).given({ type: 'set-option', option: 'figures', value: 'roll' });
    const { state } = game.when(
      { type: 'make-character', name: 'Kay', templates: ['Elf', 'Criminal'] },
      [1, 2, 3, 4, 5, 7],
    );
    expect([state.creatures['kay']?.sheet['crowns'], state.creatures['kay']?.hitPoints.max]).toEqual([60, 9]);
  });

  it('FV-49: chooses one of the two items of each template, in the form as well', () => {
    const names = (items: number[]) =>
      made({ templates: ['Dwarf', 'Criminal'], items }).kay.items.map(({ name }) => name);
    expect(names([2, 1])[0]).toBe('Encyclopedia of maps and family trees');
    expect(names([1, 2])[0]).toBe('Craft toolkit');
    expect(names([2, 1])[1]).not.toBe(names([1, 2])[1]);
    const make = kindsOf(fivey).commands.get('make-character');
    const needs = (make?.offers?.(party().state, fivey) ?? []).flatMap(({ needs = [] }) => needs);
    expect(needs.map(({ name }) => name)).toEqual(expect.arrayContaining(['items.0', 'items.1']));
  });
  it('FV-49: carries two items of its templates, whatever the level', () => {
    expect(made({ level: 0, templates: ['Elf'] }).kay.items).toHaveLength(2);
    expect(made({ templates: ['Elf', 'Criminal'] }).kay.items).toHaveLength(2);
  });

  it.each([
    [{ templates: ['Elf'] }, 'bad-templates'],
    [{ templates: ['Elf', 'Dwarf'] }, 'bad-templates'],
    [{ templates: ['Spy', 'Spy'] }, 'bad-templates'],
    [{ templates: ['Elf', 'Wizard'] }, 'bad-templates'],
    [{ stats: { cha: 1, dex: 1, int: 1, str: 5 } }, 'bad-stats'],
    [{ stats: { cha: 0, dex: 2, int: 2, str: 2 } }, 'bad-stats'],
    [{ gear: ['Cannon'] }, 'unknown-goods'],
  ])('FV-51, FV-52: %j is refused with %s', (fields, code) => {
    expect(play(fivey).refused({ type: 'make-character', name: 'Kay', ...fields }).code).toBe(code);
  });

  it('FV-61, FV-72: ten origins and eight backgrounds', () => {
    const kinds = Object.values(TEMPLATES).map(({ kind }) => kind);
    expect([
      kinds.filter((kind) => kind === 'origin').length,
      kinds.filter((kind) => kind === 'background').length,
    ]).toEqual([10, 8]);
  });

  it('carries no more than twenty slots', () => {
    const game = made({ templates: ['Elf', 'Criminal'] }).game;
    for (let index = 0; index < 18; index += 1)
      game.given({ type: 'add-item', creature: 'kay', item: { name: 'Stone' } });
    expect(game.refused({ type: 'add-item', creature: 'kay', item: { name: 'Stone' } }).code).toBe('no-slot');
  });

  it('FV-84, FV-85, FV-86, FV-87, FV-88, FV-89, FV-110: buys packs, goods and baskets for crowns it has', () => {
    const game = made({ templates: ['Elf', 'Criminal'] }).game;
    game.given(
      { type: 'buy', creature: 'kay', pack: 'dungeoneer' },
      { type: 'buy', creature: 'kay', basket: ['Torch', 'Torch', 'Rope', 'Ration'] },
    );
    expect([game.state.creatures['kay']?.sheet['crowns'], game.state.creatures['kay']?.items.length]).toEqual(
      [70, 12],
    );
    expect(game.refused({ type: 'buy', creature: 'kay', goods: 'Plate' }).code).toBe('no-money');
  });

  it('FV-47, FV-50: pays for its gear from its purse, small goods by fours (FV-110)', () => {
    const bought = (...gear: string[]) => made({ gear }).sheet.crowns;
    expect([bought(), bought('Leather'), bought('Torch', 'Torch', 'Rope', 'Ration')]).toEqual([100, 80, 90]);
    expect(bought('Dagger', 'Torch')).toBe(87);
    expect(play(fivey).refused({ type: 'make-character', name: 'Kay', gear: ['Plate'] })).toMatchObject({
      code: 'no-money',
      message: expect.stringContaining('FV-50') as string,
    });
    const four = play(fivey).given({ type: 'make-party' });
    expect(four.state.creatures['odo']?.sheet['crowns']).toBe(100 - 50 - 10 - 9);
    four.given({ type: 'make-party', names: ['Una', 'Tor', 'Bee', 'Cob'] });
    expect(four.state.creatures['tor']).toMatchObject({ name: 'Tor', sheet: { crowns: 31 } });
  });

  it('FV-110: pays in a shop for four small goods together, mixed as wished, and singly for what is over', () => {
    const { game } = made({});
    const deal = game.when({
      type: 'trade',
      buys: [
        { ware: 'Torch', count: 3, to: 'kay' },
        { ware: 'Bell', count: 2, to: 'kay' },
        { ware: 'Refill pack', to: 'kay' },
      ],
    });
    expect(deal.events[0]).toMatchObject({
      type: 'deal-made',
      rules: ['FV-89'],
      bought: [{ total: 9 }, { total: 4 }, { total: 10 }],
      gained: { length: 9 },
    });
    expect(game.state.creatures['kay']?.sheet['crowns']).toBe(100 - 23);
  });

  it.each([
    ['Lantern', 20],
    ['Thief’s kit', 20],
    ['Tool hammer', 10],
  ])('buys a %s for %i crowns', (goods, cost) => {
    const game = made({}).game.given({ type: 'buy', creature: 'kay', goods });
    expect(game.state.creatures['kay']?.sheet['crowns']).toBe(100 - cost);
  });

  it('FV-110: has four small goods in a basket, or as many as a d8 shows where figures are thrown', () => {
    const basket = {
      type: 'buy' as const,
      creature: 'kay',
      basket: ['Torch', 'Rope', 'Bell', 'Soap', 'Nails'],
    } satisfies Command;
    const { game } = made({});
    expect(game.refused(basket).code).toBe('too-many');
    game.given({ type: 'set-option', option: 'figures', value: 'roll' });
    const before = game.state.creatures['kay']?.items.length ?? 0;
    expect(game.when(basket, [7]).state.creatures['kay']?.items.length).toBe(before + 7);
  });
});

describe('experience', () => {
  it('FV-54: reaches levels at 0, 100, 300, 600, 1000 and 1500', () => {
    expect(LEVELS.map(({ from }) => from)).toEqual([0, 100, 300, 600, 1000, 1500]);
    expect([99, 100, 299, 300, 9999].map(levelFor)).toEqual([0, 1, 1, 2, 5]);
  });

  it('FV-57: a level gives 4 hit points at once, and a stat to choose, up to +5', () => {
    const game = party().given({ type: 'award-experience', creature: 'mae', amount: 200 });
    expect(game.state.creatures['mae']?.hitPoints).toEqual({ now: 12, max: 12 });
    game.given({ type: 'take-level', creature: 'mae', stat: 'dex', skill: 'locks' });
    expect(game.state.creatures['mae']?.sheet).toMatchObject({ level: 2, stats: { dex: 4 }, toChoose: 0 });
    expect(game.refused({ type: 'take-level', creature: 'mae', stat: 'dex' }).code).toBe('nothing-to-choose');
  });

  it('FV-59: from 0 to 1 the second template brings what the level brings', () => {
    const { game } = made({ level: 0, templates: ['Elf'] });
    game.given({ type: 'award-experience', creature: 'kay', amount: 100 });
    expect(game.refused({ type: 'take-level', creature: 'kay', stat: 'dex' }).code).toBe('bad-templates');
    game.given({ type: 'take-level', creature: 'kay', template: 'Criminal' });
    expect(game.state.creatures['kay']?.sheet).toMatchObject({
      stats: { dex: 3 },
      titles: ['Elf', 'Criminal'],
      feats: ['Sleepwalker', 'Belly of the Beast'],
    });
  });
});

describe('what a level brings', () => {
  const newbie = (template: string, more: With<'make-character'> = {}) => {
    const { game } = made({ level: 0, templates: [template], ...more });
    return game.given({ type: 'award-experience', creature: 'kay', amount: 100 });
  };
  const level2 = () =>
    made({ templates: ['Elf', 'Criminal'] }).game.given({
      type: 'award-experience',
      creature: 'kay',
      amount: 200,
    });
  const take = (more: Fields<typeof fivey, 'take-level'>): Command => ({
    type: 'take-level' as const,
    creature: 'kay',
    ...more,
  });

  it.each([
    ['Dwarf', 'Veteran'],
    ['Veteran', 'Dwarf'],
    ['Elf', 'Sage'],
  ])('FV-46, FV-59, FV-80: a level 0 %s who becomes a %s too equals one made so at level 1', (one, two) => {
    const grown = newbie(one).given(take({ template: two })).state.creatures['kay']!;
    const { kay, sheet } = made({ templates: [one, two] });
    expect(grown.hitPoints).toEqual(kay.hitPoints);
    for (const part of ['stats', 'titles', 'skills', 'feats', 'level'] as const)
      expect(grown.sheet[part]).toEqual(sheet[part]);
  });

  it.each([
    ['Dwarf', 'Dwarf'],
    ['Dwarf', 'Elf'],
    ['Spy', 'Spy'],
  ])('FV-51, FV-59: %s and then %s is refused as it is at the start; two backgrounds are not', (one, two) => {
    expect(newbie(one).refused(take({ template: two })).code).toBe('bad-templates');
    newbie(one).given(take({ template: 'Noble' }));
  });

  it('FV-80: 2 + level hit points come with the feat whenever it is learned', () => {
    const game = level2().given(take({ stat: 'dex', feat: 'Battle-Hardened' }));
    expect(game.state.creatures['kay']?.hitPoints).toEqual({ now: 16, max: 16 });
  });

  it('FV-52, FV-59: stat, skill and feat of a template are suggestions, at the start and at level 1', () => {
    const chosen = { template: 'Criminal', stat: 'cha', skill: 'locks', feat: 'Good Name' } as const;
    expect(newbie('Elf').given(take(chosen)).state.creatures['kay']?.sheet).toMatchObject({
      stats: { cha: 2, dex: 2 },
      skills: ['woodcraft', 'locks'],
      feats: ['Sleepwalker', 'Good Name'],
    });
    expect(made({ feats: ['Rage', 'Tinker'] }).sheet.feats).toEqual(['Rage', 'Tinker']);
  });

  it('FV-30, FV-58: a slot left empty at a level is filled later by take-level, once', () => {
    const game = level2().given(take({ stat: 'dex', skill: 'locks' }), take({ title: 'Queen' }));
    expect(game.state.creatures['kay']?.sheet).toMatchObject({
      titles: ['Elf', 'Criminal', 'Queen'],
      level: 2,
    });
    expect(game.refused(take({ title: 'Empress' })).code).toBe('no-slot');
    expect(game.refused(take({ skill: 'maps' })).code).toBe('no-slot');
    expect(game.refused(take({ stat: 'dex' })).code).toBe('nothing-to-choose');
  });
});

describe('a first vessel', () => {
  it('holds one spell, which is thrown at the start, and no other is cast from it', () => {
    const game = party();
    game.when({ type: 'make-character', name: 'Zed', templates: ['Nymph', 'Acolyte'] }, [4, 5]);
    const cast = (spell: string, more: With<'cast'> = {}): Command => ({
      type: 'cast',
      actor: 'zed',
      spell,
      ...more,
    });
    expect(game.refused(cast('Attract')).code).toBe('no-vessel');
    expect(game.refused(cast('Knock', { vessel: 'epic-manuscript' })).code).toBe('other-spell');
    game.when(cast('Knock'));
    expect(game.state.creatures['zed']?.items.map(({ name }) => name)).toEqual(['Epic manuscript']);
  });
});

describe('any blows and cures', () => {
  it('leave a sheet within its bounds and hit points between 0 and the maximum', () => {
    const acts: fc.Arbitrary<Command[]> = fc.array(
      fc.oneof(
        fc.record({
          type: fc.constant('adjust-hit-points' as const),
          creature: fc.constantFrom('mae', 'odo', 'ansa'),
          by: fc.integer({ min: -30, max: 30 }).filter((by) => by !== 0),
        }),
        fc.record({
          type: fc.constant('award-experience' as const),
          amount: fc.integer({ min: 1, max: 700 }),
        }),
        fc.constant({ type: 'pass-time', scale: 'hour', count: 7 } satisfies Command),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(acts, (commands) => {
        const game = party();
        game.given(...commands);
        for (const one of Object.values(game.state.creatures)) {
          expect(SheetSchema.safeParse(one.sheet).success).toBe(true);
          expect(one.hitPoints.now).toBeGreaterThanOrEqual(0);
          expect(one.hitPoints.now).toBeLessThanOrEqual(one.hitPoints.max);
        }
      }),
      { numRuns: 40 },
    );
  });
});
