import { describe, expect, it } from 'vitest';
import { defenseOf } from '../../../../shared/systems/fivey/sheet/sheet.ts';
import { allInUse } from '../../../helpers/play.ts';
import { fact, one, party, type Command, type Game, type With } from '../party.ts';

const gear = (items: string[], templates = ['Elf', 'Criminal']): Command => ({
  type: 'make-character',
  name: 'Zed',
  templates,
  gear: items,
});

describe('in a fight', () => {
  const ready = (items: string[] = [], templates = ['Elf', 'Criminal']) => {
    const game = party().given(gear(items, templates), { type: 'meet', statBlock: 'Ogre' });
    game.when({ type: 'start-fight' }, [1, 19, 18, 17, 16]);
    return game.given(
      { type: 'end-turn', actor: 'mae' },
      { type: 'end-turn', actor: 'odo' },
      { type: 'end-turn', actor: 'ansa' },
    );
  };
  const attack = (weapon?: string, more: With<'attack'> = {}): Command => ({
    type: 'attack',
    actor: 'zed',
    target: 'ogre',
    ...(weapon ? { weapon } : {}),
    ...more,
  });
  const dice = (game: Game, command: Command, faces: number[]) =>
    game
      .when(command, faces)
      .events.flatMap(({ rolls = [] }) =>
        rolls.flatMap(({ dice: thrown }) => thrown.map(([sides]) => sides)),
      );

  it('a small weapon is d6 and may be thrown four paces, by STR (FV-99, FV-108)', () => {
    expect(dice(ready(['Dagger']), attack('dagger', { thrown: true, distance: 4 }), [15, 3])).toEqual([
      20, 6,
    ]);
    expect(ready(['Dagger']).refused(attack('dagger', { thrown: true, distance: 5 })).code).toBe(
      'out-of-reach',
    );
    expect(ready(['Sword']).refused(attack('sword', { thrown: true })).code).toBe('not-thrown');
  });
  it('a medium one is d8, with both hands too; a large one is d10 (FV-101)', () => {
    expect(dice(ready(['Sword', 'Shield']), attack('sword'), [15, 3])).toEqual([20, 8]);
    expect(dice(ready(['Sword']), attack('sword'), [15, 3])).toEqual([20, 8]);
    expect(dice(ready(['Maul']), attack('maul'), [15, 3])).toEqual([20, 10]);
    expect(ready(['Sword', 'Maul', 'Shield']).refused(attack('maul')).code).toBe('no-hand');
  });
  it('what fills both hands and a shield are not both in use, and do not both protect (FV-101)', () => {
    const game = ready(['Maul', 'Shield']);
    const inUse = () => one(game, 'zed').items.flatMap(({ id, inUse: used }) => (used ? [id] : []));
    expect(inUse()).toEqual(['maul']);
    const bare = defenseOf(one(game, 'zed'));
    const told = game.when({ type: 'set-item', creature: 'zed', item: 'shield', inUse: true }).told;
    expect(told).toEqual(['Zed’s maul: put away.', 'Zed’s shield: in use.']);
    expect(defenseOf(one(game, 'zed'))).toBe(bare + 1);
    game.given({ type: 'set-item', creature: 'zed', item: 'maul', inUse: true });
    expect(inUse()).toEqual(['maul']);
    allInUse(game, 'zed', 'shield');
    expect(defenseOf(one(game, 'zed'))).toBe(bare);
    expect(dice(game, attack('maul'), [15, 3])).toEqual([20, 10]);
  });
  it('a holy symbol and a shield leave no hand for a weapon (FV-101)', () => {
    const game = ready(['Sword', 'Shield']).given({
      type: 'add-item',
      creature: 'zed',
      item: { name: 'Sun disc', inUse: true, details: { sort: 'holy-symbol' } },
    });
    expect(game.refused(attack('sword')).code).toBe('no-hand');
  });
  it('a long one reaches two paces and not one (FV-102)', () => {
    expect(dice(ready(['Spear']), attack('spear', { distance: 2 }), [15, 3])).toEqual([20, 8]);
    expect(ready(['Spear']).refused(attack('spear', { distance: 1 })).code).toBe('too-near');
    expect(ready(['Sword']).refused(attack('sword', { distance: 2 })).code).toBe('out-of-reach');
  });
  it('missiles fly so far and no further, and badly at one pace (FV-103, FV-104, FV-105, FV-S16)', () => {
    expect(dice(ready(['Sling']), attack('sling', { distance: 6 }), [15, 3])).toEqual([20, 6]);
    expect(ready(['Sling']).refused(attack('sling', { distance: 7 })).code).toBe('out-of-reach');
    expect(dice(ready(['Bow', 'Arrows']), attack('bow', { distance: 1 }), [15, 14, 3])).toEqual([20, 20, 8]);
  });
  it('a unit of ammunition may be twenty shots; a single shot costs none (FV-209)', () => {
    const game = ready(['Bow', 'Arrows']);
    game.when(attack('bow'), [2]);
    expect(one(game, 'zed').items.some(({ name }) => name === 'Arrows')).toBe(true);
  });
  it('bare hands are d4, and equal is a hit (FV-115)', () => {
    expect(dice(ready(), attack(), [13, 3])).toEqual([20, 4]);
  });
  it.each([
    ['a miss', [1]],
    ['a hit', [13, 3]],
  ])('%s names the rule that it is a check against the defense class (FV-115)', (_, faces) => {
    const { events } = ready().when(attack(), faces);
    expect(events.find(({ type }) => type === 'attack-made')?.rules).toContain('FV-115');
  });
  it('a holy symbol in hand makes blows holy, by CHA', () => {
    const game = party().given({
      type: 'make-character',
      name: 'Zed',
      templates: ['Nymph', 'Acolyte'],
      items: [2, 2],
      gear: ['Club'],
    });
    game.given(
      { type: 'set-item', creature: 'zed', item: 'holy-symbol', inUse: true },
      { type: 'meet', statBlock: 'Skeleton' },
    );
    game.given({
      type: 'set-sheet',
      creature: 'skeleton',
      to: { vulnerable: ['holy'], resists: ['bludgeoning'] },
    });
    game.when({ type: 'start-fight' }, [1, 19, 18, 17, 16]);
    game.given(
      { type: 'end-turn', actor: 'mae' },
      { type: 'end-turn', actor: 'odo' },
      { type: 'end-turn', actor: 'ansa' },
    );
    const blow = { type: 'attack', actor: 'zed', target: 'skeleton', weapon: 'club' } satisfies Command;
    expect(fact(game, blow, [9, 2], 'attack-made')).toMatchObject({
      total: 15,
      thrown: 5,
      damageType: 'holy',
      damage: 10,
    });
  });
  it('a turn is two actions; a move is six paces, half of it climbing, swimming or jumping (FV-117, FV-118, FV-119, FV-120, FV-210)', () => {
    const game = ready();
    expect(fact(game, { type: 'move', actor: 'zed' }, [], 'moved')?.['paces']).toBe(6);
    expect(fact(game, { type: 'move', actor: 'zed', slow: true }, [], 'moved')?.['paces']).toBe(3);
  });
  it('most things take an action, tedious ones both, trifles none', () => {
    const game = ready();
    game.given({ type: 'act', actor: 'zed', act: 'talk' }, { type: 'act', actor: 'zed', act: 'retrieve' });
    expect(game.refused({ type: 'act', actor: 'zed', act: 'use-item' }).code).toBe('no-action-left');
  });
  it('disarming is held against 10 and the foe’s stat, pushing against a rank (FV-212)', () => {
    const disarm = { type: 'act', actor: 'zed', act: 'disarm', target: 'ogre' } satisfies Command;
    expect(fact(ready(), disarm, [10], 'check-made')).toMatchObject({ stat: 'dex', against: 13 });
    const push = { type: 'act', actor: 'zed', act: 'push', dc: 16 } satisfies Command;
    expect(fact(ready(), push, [10], 'check-made')).toMatchObject({ stat: 'str', against: 16 });
  });
  it('armour changed in haste takes both actions and DEX against its class (FV-95)', () => {
    const game = ready(['Leather']);
    game.when({ type: 'act', actor: 'zed', act: 'change-armour', item: 'leather' }, [9]);
    expect(one(game, 'zed').items.find(({ id }) => id === 'leather')?.inUse).toBe(false);
    const slow = ready(['Leather']);
    slow.when({ type: 'act', actor: 'zed', act: 'change-armour', item: 'leather' }, [8]);
    expect(one(slow, 'zed').items.find(({ id }) => id === 'leather')?.inUse).toBe(true);
  });
  it('a free attack of a feat takes no action', () => {
    const game = ready(['Dagger']);
    game.when(attack('dagger', { free: true }), [2]);
    game.when(attack('dagger'), [2]);
    game.when(attack('dagger'), [2]);
    expect(game.state.fight?.combatants['zed']?.acted).toBe(true);
  });
  it('rounds follow until a side is gone, and damage is counted against hit points (FV-111)', () => {
    const game = ready().given({ type: 'end-turn', actor: 'zed' }, { type: 'end-turn' });
    expect(game.state.fight?.round).toBe(2);
    game.given({ type: 'adjust-hit-points', creature: 'ogre', by: -16 });
    expect(game.state.mode.now).toBe('aftermath');
  });
  it('targets of one great attack check, not the attacker; half for those who withstand (FV-116)', () => {
    const game = party().given({ type: 'meet', statBlock: 'Dragon, Elder' });
    game.when({ type: 'start-fight' }, [20, 1, 1, 1]);
    const before = one(game, 'odo').hitPoints.now;
    game.when({ type: 'area-attack', actor: 'dragon-elder', targets: ['odo', 'mae'] }, [20, 2]);
    expect(before - one(game, 'odo').hitPoints.now).toBe(3);
  });
});
