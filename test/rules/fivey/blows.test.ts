import { describe, expect, it } from 'vitest';
import { fact, party, type Command, type FieldOf } from '../../helpers/fivey.ts';
import {
  attack,
  fighting,
  made,
  one,
  points,
  theirTurn,
  thrown,
  withSword,
  type Game,
} from './options/ruled.ts';

const inspire = { type: 'spend-inspiration', damage: true } satisfies Command;
const nextRound = (game: Game): Game => game.given({ type: 'end-turn' }, { type: 'end-turn' });
const conditions = (game: Game, id: string): string[] => one(game, id).conditions.map((each) => each.id);
const over = (game: Game): Game => {
  game.given({ type: 'end-fight' });
  if (game.state.fight) game.given({ type: 'settle' });
  return game;
};

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
    const sees = { type: 'check', creature: 'mae', stat: 'dex', sight: true } satisfies Command;
    expect(thrown(dark(), sees, [2, 15])).toEqual([20, 20]);
    expect(thrown(dark(), { ...sees, sight: false }, [2])).toEqual([20]);
  });
});

type ItemDetails = FieldOf<'add-item', 'item'>['details'];

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
  it('counts for a weapon that somebody is skilled with, by name or by the table’s word (FV-74)', () => {
    const struck = (more: object): number => {
      const game = fighting(orc()).given({ type: 'rage', actor: 'zed' });
      game.when(attack('zed', 'bear', { weapon: 'club', ...more }), [15, 1]);
      return 16 - points(game, 'bear');
    };
    expect([struck({}), struck({ skilled: true })]).toEqual([4, 7]);
  });
});

describe('a hoblin in hiding', () => {
  const hide = { type: 'use-feat', creature: 'zed', feat: 'Little Trouble' } satisfies Command;
  const hoblin = (): Game => fighting(made(party(), ['Hoblin', 'Sage']));
  const blow = attack('zed', 'bear');
  it('takes an action, and has no advantage in the same turn (FV-65)', () => {
    const game = hoblin().given(hide);
    expect(game.state.fight?.combatants['zed']?.details['spent']).toBe(1);
    expect(thrown(game, blow, [2])).toEqual([20]);
  });
  it('has advantage on an attack of the next turn, once (FV-65)', () => {
    const game = nextRound(hoblin().given(hide));
    expect(thrown(game, blow, [2, 3])).toEqual([20, 20]);
    expect(thrown(game, blow, [2])).toEqual([20]);
  });
  it('has lost it a turn later (FV-65)', () => {
    const game = nextRound(nextRound(hoblin().given(hide)));
    expect(thrown(game, blow, [2])).toEqual([20]);
  });
  it('before a fight has it in its first turn (FV-65)', () => {
    expect(thrown(fighting(made(party(), ['Hoblin', 'Sage']).given(hide)), blow, [2, 3])).toEqual([20, 20]);
  });
  it('cannot do it when it is not the time for it, nor twice (FV-65)', () => {
    expect(hoblin().given(hide).refused(hide).code).toBe('hidden-already');
    expect(theirTurn(hoblin()).refused({ ...hide }).code).toBe('not-your-turn');
  });
});

describe('what costs no action', () => {
  it('is open to who has had a turn, until the next begins: trifles and free attacks (FV-201, FV-202)', () => {
    const game = fighting(party()).given({ type: 'move', actor: 'odo' }, { type: 'move', actor: 'odo' });
    game.given({ type: 'act', actor: 'odo', act: 'talk' });
    game.when(withSword('bear', { free: true }), [2]);
    expect(game.refused(withSword('bear')).code).toBe('no-action-left');
    theirTurn(game).when(withSword('bear', { free: true }), [2]);
    expect(game.state.fight?.round).toBe(1);
  });
  it('is not open to whose turn is still to come (FV-202)', () => {
    expect(fighting(party()).refused(attack('bear', 'odo', { free: true })).code).toBe('not-your-turn');
  });
});

describe('help', () => {
  const help = (target?: string): Command => ({
    type: 'act',
    actor: 'mae',
    act: 'help',
    ...(target ? { target } : {}),
  });
  it('gives an ally advantage on the next attack, once', () => {
    const game = fighting(party()).given(help('odo'));
    expect(thrown(game, withSword('bear'), [2, 3])).toEqual([20, 20]);
    expect(thrown(game, withSword('bear'), [2])).toEqual([20]);
  });
  it('or on the next check, and against disadvantage makes it even (FV-18)', () => {
    const check = { type: 'check', creature: 'odo', stat: 'str' } satisfies Command;
    expect(thrown(fighting(party()).given(help('odo')), check, [2, 3])).toEqual([20, 20]);
    const even = fighting(party()).given(help('odo'));
    expect(thrown(even, { ...check, disadvantage: true }, [2])).toEqual([20]);
  });
  it('is for allies, and lasts no longer than the fight', () => {
    expect(fighting(party()).refused(help('bear')).code).toBe('no-ally');
    expect(fighting(party()).refused(help('mae')).code).toBe('no-ally');
    expect(conditions(over(fighting(party()).given(help('odo'))), 'odo')).toEqual([]);
    fighting(party()).given(help());
  });
});
