import { describe, expect, it } from 'vitest';
import {
  attack,
  fact,
  fighting,
  made,
  one,
  party,
  points,
  theirTurn,
  thrown,
  withSword,
  type Command,
  type FieldOf,
  type Game,
  type With,
} from '../party.ts';

const inspire = { type: 'spend-inspiration', damage: true } satisfies Command;
const conditions = (game: Game, id: string): string[] => one(game, id).conditions.map((each) => each.id);
const over = (game: Game): Game => {
  game.given({ type: 'end-fight' });
  if (game.state.fight) game.given({ type: 'settle' });
  return game;
};
type ItemDetails = FieldOf<'add-item', 'item'>['details'];

describe('a blow', () => {
  it('that a shield cancels is no hit whose damage a die could raise (FV-93, FV-42)', () => {
    const game = party().given({
      type: 'make-character',
      name: 'Bo',
      templates: ['Orc', 'Sage'],
      joins: false,
    });
    game.given({ type: 'set-sheet', creature: 'bo', to: { inspiration: 2 } });
    game.given({ type: 'meet', who: ['bo'] }).when({ type: 'start-fight' }, [1, 19, 18, 17]);
    theirTurn(game).when(attack('bo', 'odo', { shield: true }), [19]);
    expect(points(game, 'odo')).toBe(11);
    expect(game.refused(inspire).code).toBe('no-roll');
  });
  it.each([
    ['resists', [15, 4], 6, 16 - 6],
    ['vulnerable', [15, 1], 2, 16 - 12],
  ])(
    'whose target %s its harm does so with the die on the damage, too (FV-42, FV-94)',
    (how, faces, die, left) => {
      const game = fighting(party()).given(
        { type: 'set-sheet', creature: 'bear', to: { [how]: ['Slashing'] } },
        { type: 'set-sheet', creature: 'odo', to: { inspiration: 2 } },
      );
      game.when(withSword('bear'), faces);
      game.when(inspire, [die]);
      expect(points(game, 'bear')).toBe(left);
    },
  );
  it('breaks a skeleton’s bones when it is blunt, and half misses them when it pierces (FV-98, FV-94)', () => {
    const struck = (weapon: string): number => {
      const game = fighting(
        made(party(), ['Elf', 'Sage'], { gear: ['Hammer', 'Dagger', 'Sword'] }),
        'Skeleton',
      );
      game.given({ type: 'set-hit-points', creature: 'skeleton', now: 40, max: 40 });
      game.when(attack('zed', 'skeleton', { weapon }), [19, 5]);
      return 40 - points(game, 'skeleton');
    };
    expect([struck('hammer'), struck('dagger'), struck('sword')]).toEqual([12, 3, 6]);
  });
  it('needs both hands for some weapons, and a holy symbol takes one (FV-73)', () => {
    const game = made(party(), ['Nymph', 'Acolyte'], { items: [2, 2], gear: ['Maul', 'Club'] });
    fighting(game.given({ type: 'set-item', creature: 'zed', item: 'holy-symbol', inUse: true }));
    const refused = game.refused(attack('zed', 'bear', { weapon: 'maul' }));
    expect(refused.code).toBe('no-hand');
    game.when(attack('zed', 'bear', { weapon: 'club' }), [2]);
  });
});

describe('darkness', () => {
  const dark = (): Game => party().given({ type: 'enter-site', site: 'crypt' });
  it('is disadvantage for characters without light, and nothing to monsters (FV-S13)', () => {
    expect(thrown(fighting(dark()), withSword('bear'), [2, 15])).toEqual([20, 20]);
    const lit = dark().given({ type: 'light', creature: 'odo', item: 'torch' });
    expect(thrown(fighting(lit), withSword('bear'), [2])).toEqual([20]);
    expect(thrown(theirTurn(fighting(dark())), attack('bear', 'odo'), [2])).toEqual([20]);
  });
  it('is disadvantage on checks that are made by sight', () => {
    const sees = { type: 'check', actor: 'mae', stat: 'dex', sight: true } satisfies Command;
    expect(thrown(dark(), sees, [2, 15])).toEqual([20, 20]);
    expect(thrown(dark(), { ...sees, sight: false }, [2])).toEqual([20]);
  });
});

describe('electricity', () => {
  const shock = (armour: Command, damageType: string): string => {
    const game = party().given({ type: 'set-hit-points', creature: 'mae', now: 40, max: 40 }, armour);
    const harm = { type: 'harm', creature: 'mae', dice: 'd8', damageType } satisfies Command;
    const suffered = fact(game, harm, [4], 'harm-suffered');
    return `${String(suffered?.['damage'])} ${String(suffered?.['damageType'])}`;
  };
  const worn = (name: string, details: ItemDetails): Command => ({
    type: 'add-item',
    creature: 'mae',
    item: { name, kind: 'armour', inUse: true, details },
  });
  const hide = (weight: FieldOf<'wear-hide', 'weight'>): Command => ({
    type: 'wear-hide',
    creature: 'mae',
    name: 'Bear hide',
    weight,
  });
  it('is one kind of harm however it is written (FV-94)', () => {
    const leather = worn('Leather', { defense: 12, strength: 1 });
    expect(['electric', 'Electricity', ' ELECTRIC '].map((word) => shock(leather, word))).toEqual([
      '2 electric',
      '2 electric',
      '2 electric',
    ]);
  });
  it('is worse in metal; a heavy hide is none, a light one is as leather (FV-97)', () => {
    expect(shock(worn('Plate', { defense: 16, strength: 5, metal: true }), 'electric')).toContain('8 ');
    expect(shock(worn('Bronze scales', { defense: 14, metal: true }), 'electric')).toContain('8 ');
    expect(
      (['light', 'medium', 'heavy'] as const).map((weight) => shock(hide(weight), 'electric')[0]),
    ).toEqual(['2', '4', '4']);
  });
});

describe('rage', () => {
  const orc = (): Game => made(party(), ['Orc', 'Barbarian'], { items: [2, 1], gear: ['Club'] });
  it('ends with the fight, whatever the clock says (FV-74)', () => {
    const game = fighting(orc()).given({ type: 'rage', actor: 'zed' });
    game.given({ type: 'set-aside' }, { type: 'pass-time', scale: 'minute', count: 20 });
    game.given({ type: 'take-up', shelf: game.state.shelf[0]!.id });
    expect(conditions(game, 'zed')).toEqual(['rage']);
    expect(conditions(over(game), 'zed')).toEqual([]);
  });
  it('counts for a weapon that someone is skilled with, by name or by the table’s word (FV-74)', () => {
    const struck = (more: With<'attack'>): number => {
      const game = fighting(orc()).given({ type: 'rage', actor: 'zed' });
      game.when(attack('zed', 'bear', { weapon: 'club', ...more }), [15, 1]);
      return 16 - points(game, 'bear');
    };
    expect([struck({}), struck({ skilled: true })]).toEqual([4, 7]);
  });
});
