import { describe, expect, it } from 'vitest';
import { party } from '../../../helpers/fivey.ts';
import {
  attack,
  fighting,
  made,
  one,
  points,
  ruled,
  theirTurn,
  withBow,
  withSword,
  wound,
  type Game,
} from './ruled.ts';

const kinds = (game: Game, command: { type: string; [field: string]: unknown }, faces: number[]): number[] =>
  game
    .when(command, faces)
    .events.flatMap(({ rolls = [] }) => rolls.flatMap(({ dice }) => dice.map(([sides]) => sides)));
const told = (game: Game, command: { type: string; [field: string]: unknown }, faces: number[]): string =>
  game.when(command, faces).told.join(' | ');
/** Zed, a hoblin and sage with such gear, whose turn it is. */
const armed = (game: Game, gear: string[]): Game =>
  fighting(made(game, ['Hoblin', 'Sage'], { gear, items: [1, 1] }));
const zed = (more: object = {}) => attack('zed', 'bear', more);

describe('a campaign may say of weapons', () => {
  it('that medium ones do d10 in both hands, d8 beside a shield', () => {
    const sword = { weapon: 'sword' };
    expect(kinds(armed(party(), ['Sword']), zed(sword), [15, 1])).toEqual([20, 8]);
    const ten = (): Game => ruled('two-handed-die', 10);
    expect(kinds(armed(ten(), ['Sword']), zed(sword), [15, 1])).toEqual([20, 10]);
    expect(kinds(armed(ten(), ['Sword', 'Shield']), zed(sword), [15, 1])).toEqual([20, 8]);
  });
  it('nothing else of heirlooms: d10 in both hands, d8 beside a shield', () => {
    expect(kinds(fighting(party()), withSword('bear'), [15, 1])).toEqual([20, 8]);
    const free = party().given({ type: 'set-item', creature: 'odo', item: 'shield', inUse: false });
    expect(kinds(fighting(free), withSword('bear'), [15, 1])).toEqual([20, 10]);
  });
  it('that a shield may be strapped on beside a two-handed one', () => {
    const maul = zed({ weapon: 'maul' });
    expect(armed(party(), ['Maul', 'Shield']).refused(maul).code).toBe('no-hand');
    armed(ruled('shield-with-large', true), ['Maul', 'Shield']).when(maul, [2]);
  });
  it('how a long one strikes at one pace', () => {
    const near = zed({ weapon: 'spear', distance: 1 });
    expect(kinds(armed(ruled('reach-near', 'has disadvantage'), ['Spear']), near, [15, 2])).toEqual([20, 20]);
    expect(kinds(armed(ruled('reach-near', 'strikes as any'), ['Spear']), near, [2])).toEqual([20]);
  });
  it('that a crossbow is loaded for the first shot of a fight', () => {
    const shot = zed({ weapon: 'crossbow' });
    expect(armed(party(), ['Crossbow', 'Bolts']).refused(shot).code).toBe('not-loaded');
    const game = armed(ruled('crossbow-loaded', true), ['Crossbow', 'Bolts']);
    expect(game.refused({ type: 'reload', actor: 'zed', weapon: 'crossbow' }).code).toBe('nothing-to-load');
    game.when(shot, [2]);
    expect(game.refused(shot).code).toBe('not-loaded');
  });
  it('that missiles are counted one by one (FV-107)', () => {
    const game = fighting(ruled('shots-counted', true));
    game.when(withBow('bear'), [2]);
    expect(one(game, 'mae').items.find(({ name }) => name === 'Arrows')?.details['shots']).toBe(19);
  });
  it('how far missiles fly badly, and that they fly well at one pace', () => {
    const far = ruled('far-shots', 'has disadvantage');
    expect(kinds(fighting(far), withBow('bear', { distance: 40 }), [2, 15])).toEqual([20, 20]);
    expect(far.refused(withBow('bear', { distance: 49 })).code).toBe('out-of-reach');
    const near = fighting(ruled('point-blank', false));
    expect(kinds(near, withBow('bear', { distance: 1 }), [2])).toEqual([20]);
  });
  it.each([
    [6, [15, 2], 3],
    [0, [15], 1],
  ])('that bare hands are a d%i (FV-S17)', (die, faces, damage) => {
    const game = fighting(ruled('unarmed-die', die));
    game.given({ type: 'set-sheet', creature: 'mae', to: { attuned: null } });
    game.when(attack('mae', 'bear'), faces);
    expect(16 - points(game, 'bear')).toBe(damage);
  });
});

describe('a campaign may say of striking', () => {
  it('that darkness is no hindrance; else without light characters have disadvantage (FV-S13)', () => {
    const dark = (game: Game): Game => {
      game.given({ type: 'enter-site', site: 'crypt' });
      return fighting(game);
    };
    expect(kinds(dark(party()), withSword('bear'), [2, 15])).toEqual([20, 20]);
    expect(kinds(dark(ruled('dark-disadvantage', false)), withSword('bear'), [2])).toEqual([20]);
    const lit = dark(party()).given({ type: 'light', creature: 'odo', item: 'torch' });
    expect(kinds(lit, withSword('bear'), [2])).toEqual([20]);
    expect(kinds(theirTurn(dark(party())), attack('bear', 'odo'), [2])).toEqual([20]);
  });
  it('nothing else of checks by sight (FV-S13)', () => {
    const sees = { type: 'check', creature: 'mae', stat: 'dex', sight: true };
    const dark = (game: Game): Game => game.given({ type: 'enter-site', site: 'crypt' });
    expect(kinds(dark(party()), sees, [2, 15])).toEqual([20, 20]);
    expect(kinds(dark(party()), { ...sees, sight: false }, [2])).toEqual([20]);
    expect(kinds(dark(ruled('dark-disadvantage', false)), sees, [2])).toEqual([20]);
  });
  it('what cover and flanking do', () => {
    const covered = withSword('bear', { cover: true });
    expect(told(fighting(party()), covered, [2])).toContain('against 12');
    expect(told(fighting(ruled('cover', 2)), covered, [2])).toContain('against 14');
    const flanked = withSword('bear', { flanking: true });
    expect(kinds(fighting(party()), flanked, [2])).toEqual([20]);
    expect(kinds(fighting(ruled('flanking', true)), flanked, [2, 3])).toEqual([20, 20]);
  });
  it('that monsters add their ability', () => {
    const game = theirTurn(fighting(ruled('monster-ability-damages', true)));
    game.when(attack('bear', 'odo'), [15]);
    expect(points(game, 'odo')).toBe(11 - 7);
  });
  it('that only damage beyond the hit points kills', () => {
    const game = wound(ruled('death-at', 'passes them'), 'mae', 8);
    expect([points(game, 'mae'), one(game, 'mae').status]).toEqual([0, 'up']);
    expect(one(wound(game, 'mae', 1), 'mae').status).toBe('dead');
  });
});

describe('a campaign may give the fallen some minutes (FV-S11)', () => {
  const fallen = (): Game => wound(ruled('dying-minutes', 10), 'mae', 8);
  it('after which they are dead', () => {
    const game = fallen();
    expect(one(game, 'mae').status).toBe('down');
    game.given({ type: 'pass-time', scale: 'minute', count: 10 });
    expect(one(game, 'mae').status).toBe('dead');
  });
  it('in which healing brings them back, and another blow kills', () => {
    const game = fallen().given({ type: 'adjust-hit-points', creature: 'mae', by: 2 });
    game.given({ type: 'pass-time', scale: 'minute', count: 10 });
    expect([one(game, 'mae').status, Object.keys(game.state.timers)]).toEqual(['up', []]);
    expect(one(wound(fallen(), 'mae', 1), 'mae').status).toBe('dead');
  });
  it('and others none', () => {
    expect(one(wound(fighting(ruled('dying-minutes', 10)), 'bear', 16), 'bear').status).toBe('dead');
  });
});

describe('a campaign may say of other acts', () => {
  it('what disarming is held against', () => {
    const game = theirTurn(fighting(ruled('disarm-against', 'STR')));
    const disarm = { type: 'act', actor: 'bear', act: 'disarm', target: 'odo' };
    expect(told(game, disarm, [2])).toContain('against 13');
    expect(told(theirTurn(fighting(party())), disarm, [2])).toContain('against 11');
  });
  it('nothing else of hiding: it is held against the sharpest foe’s wits (FV-211)', () => {
    expect(told(fighting(party()), { type: 'act', actor: 'mae', act: 'hide' }, [2])).toContain('against 13');
  });
  it('what pushing something over is', () => {
    const push = { type: 'act', actor: 'odo', act: 'push' };
    expect(told(fighting(ruled('push-rank', 'difficult')), push, [2])).toContain('against 16');
  });
  it('that armour changed in vain takes one action', () => {
    const doff = { type: 'act', actor: 'odo', act: 'change-armour', item: 'scale-mail' };
    const game = fighting(ruled('haste-failure', 1));
    game.when(doff, [2]);
    expect(game.state.fight?.combatants['odo']?.details['spent']).toBe(1);
  });
});

describe('a campaign may say of feats in a fight', () => {
  const orc = (game: Game): Game => made(game, ['Orc', 'Barbarian'], { items: [2, 1] });
  const axe = zed({ weapon: 'heirloom-greataxe' });
  it('that rage adds the doubled stat', () => {
    const game = fighting(orc(ruled('rage-bonus', 'the doubled stat'))).given({ type: 'rage', actor: 'zed' });
    game.when(axe, [15, 1]);
    expect(16 - points(game, 'bear')).toBe(1 + 3 + 6);
  });
  it('that STR makes a barbarian’s defense in rage alone', () => {
    const struck = (game: Game): string => told(theirTurn(game), attack('bear', 'zed'), [2]);
    expect(struck(fighting(orc(party())))).toContain('against 13');
    expect(struck(fighting(orc(ruled('rage-defense', 'in rage'))))).toContain('against 11');
    const raging = fighting(orc(ruled('rage-defense', 'in rage'))).given({ type: 'rage', actor: 'zed' });
    expect(struck(raging)).toContain('against 13');
  });
  it('that an orc’s will works once a day', () => {
    const twice = (game: Game): string => {
      wound(orc(game), 'zed', 8).given({ type: 'adjust-hit-points', creature: 'zed', by: 3 });
      return one(wound(game, 'zed', 8), 'zed').status;
    };
    expect([twice(party()), twice(ruled('will-again', 'the next day'))]).toEqual(['up', 'dead']);
  });
  const breath = (game: Game, faces: number[]): string =>
    told(
      fighting(made(game, ['Scalespawn', 'Sage']), 'Bear', 2),
      { type: 'area-attack', actor: 'zed', targets: ['bear-1', 'bear-2'] },
      faces,
    );
  it('that a breath is thrown for each', () => {
    const lines = breath(ruled('breath-dice', 'for each'), [2, 6, 5, 19, 4]);
    expect(lines).toContain('struck in full: 11');
    expect(lines).toContain('withstood: 4');
  });
  it('that a breath is withstood in a contest, which a tie does not win', () => {
    const lines = breath(ruled('breath-save', 'in a contest with STR'), [6, 5, 3, 10, 9, 10, 10]);
    expect(lines).toContain('12 against 13, struck in full');
    expect(lines).toContain('13 against 13, withstood');
  });
  it('that a sweeping blow is thrown for each', () => {
    const sweep = (game: Game, faces: number[]): string =>
      told(
        theirTurn(
          fighting(
            ruled('figures', 'roll', game).given({
              type: 'set-option',
              option: 'monster-points',
              value: 'four a hit die',
            }),
          ),
        ),
        { type: 'area-attack', actor: 'bear', targets: ['mae', 'odo'] },
        faces,
      );
    expect(sweep(party(), [5, 2, 2])).toContain('5, or 2');
    expect(sweep(ruled('area-dice', 'for each'), [2, 5, 2, 6])).toContain('struck in full: 6');
  });
});
