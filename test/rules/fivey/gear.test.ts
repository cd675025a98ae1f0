import { describe, expect, it } from 'vitest';
import { GOODS } from '../../../shared/systems/fivey/sheet/items.ts';
import { defenseOf, movementOf } from '../../../shared/systems/fivey/sheet/sheet.ts';
import { fact, party, type Command, type FieldOf, type With } from '../../helpers/fivey.ts';

type Game = ReturnType<typeof party>;
const one = (game: Game, id: string) => game.state.creatures[id]!;
const gear = (items: string[], templates = ['Elf', 'Criminal']): Command => ({
  type: 'make-character',
  name: 'Zed',
  templates,
  gear: items,
});

describe('prices', () => {
  it.each([
    ['Leather', 20, 'FV-91'],
    ['Plate', 200, 'FV-91'],
    ['Club', 10, 'FV-99'],
    ['Spear', 20, 'FV-100'],
    ['Pike', 50, 'FV-101'],
    ['Sling', 10, 'FV-103'],
    ['Bow', 20, 'FV-104'],
    ['Crossbow', 40, 'FV-105'],
    ['Crowbar', 10, 'FV-109'],
    ['Toolkit', 20, 'FV-109'],
  ])('of %s is %i crowns (%s)', (goods, cost) => {
    const game = party().given(
      { type: 'set-sheet', creature: 'mae', to: { crowns: 300 } },
      { type: 'buy', creature: 'mae', goods },
    );
    expect(one(game, 'mae').sheet['crowns']).toBe(300 - cost);
  });
  it('give half back when something is sold (FV-S28)', () => {
    const game = party().given({ type: 'sell', creature: 'mae', item: 'bow' });
    expect(one(game, 'mae').sheet['crowns']).toBe(110);
    expect(party().refused({ type: 'sell', creature: 'mae', item: 'skeleton-key' }).code).toBe(
      'unknown-goods',
    );
  });
  it('of a hireling are a crown a day for a mook (FV-S19)', () => {
    const game = party().given({ type: 'hire', name: 'Tam', payer: 'mae', days: 20 });
    expect(one(game, 'mae').sheet['crowns']).toBe(80);
    expect(one(game, 'tam').sheet['monster']).toMatchObject({ bracket: 'M' });
  });
});

describe('the pack', () => {
  it('holds twenty slots; what fits a pocket takes none, a weapon or armour one (FV-82)', () => {
    const game = party();
    const before = one(game, 'mae').items.length;
    game.given({ type: 'add-item', creature: 'mae', item: { name: 'Ring', slots: 0 } });
    expect(one(game, 'mae').items).toHaveLength(before + 1);
    expect(GOODS['Greatsword']?.slots).toBe(1);
    const full = Array.from({ length: 20 }, (): Command => ({
      type: 'add-item',
      creature: 'mae',
      item: { name: 'Rock' },
    }));
    expect(() => party().given(...full)).toThrow('FV-81');
  });
  it('slows from the eleventh slot on where the table wants that (FV-83, FV-121)', () => {
    const game = party();
    for (let index = 0; index < 8; index += 1)
      game.given({ type: 'add-item', creature: 'mae', item: { name: 'Rock' } });
    expect(movementOf(one(game, 'mae'), game.state)).toBe(6);
    game.given({ type: 'set-option', option: 'encumbrance', value: 'on' });
    expect(movementOf(one(game, 'mae'), game.state)).toBe(4);
  });
});

describe('armour', () => {
  it('sets the defense class by itself, else 10 and DEX (FV-90, FV-114)', () => {
    const defense = (items: string[]) => {
      const game = party().given(gear(items));
      return defenseOf(one(game, 'zed'));
    };
    expect(defense(['Leather'])).toBe(12);
    expect(defense([])).toBe(13);
  });
  it('too heavy for its bearer slows by two, whatever the gap (FV-92, FV-121)', () => {
    const game = party().given(gear(['Chain mail']));
    expect(movementOf(one(game, 'zed'), game.state)).toBe(4);
  });
  it.each<[FieldOf<'wear-hide', 'weight'>, number]>([
    ['light', 12],
    ['medium', 14],
    ['heavy', 16],
  ])('of hide is %s %i', (weight, defense) => {
    const game = party().given(gear([]), { type: 'wear-hide', creature: 'zed', name: 'Bear hide', weight });
    expect(defenseOf(one(game, 'zed'))).toBe(defense);
    expect(game.refused({ type: 'wear-hide', creature: 'zed', name: 'Shell', weight: 'light' }).code).toBe(
      'wears-armour',
    );
  });
  it('of leather resists electricity, of metal is vulnerable to it (FV-91, FV-S2)', () => {
    const shock = (armour: string) => {
      const game = party().given(gear([armour]), {
        type: 'set-hit-points',
        creature: 'zed',
        now: 40,
        max: 40,
      });
      game.when({ type: 'harm', creature: 'zed', dice: 'd8', damageType: 'electric' }, [5]);
      return 40 - one(game, 'zed').hitPoints.now;
    };
    expect(shock('Leather')).toBe(2);
    expect(shock('Chain mail')).toBe(10);
  });
  it('in water takes a check against its defense class, or d6 of drowning (FV-96)', () => {
    const game = party().given({ type: 'set-hit-points', creature: 'odo', now: 12, max: 12 });
    game.when({ type: 'swim', creature: 'odo' }, [5, 4]);
    expect(one(game, 'odo').hitPoints.now).toBe(8);
    game.when({ type: 'swim', creature: 'odo' }, [12]);
    expect(fact(party(), { type: 'swim', creature: 'mae' }, [], 'creature-swam')).toMatchObject({
      passed: true,
    });
  });
});

it('a fall is d6 for ten feet; Feather Fall takes it off up to its roll (FV-S12, FV-219)', () => {
  const game = party().given({ type: 'set-hit-points', creature: 'mae', now: 20, max: 20 });
  game.when({ type: 'fall', creature: 'mae', feet: 30 }, [1, 2, 3]);
  expect(one(game, 'mae').hitPoints.now).toBe(14);
  game.when({ type: 'fall', creature: 'mae', feet: 30, featherFall: 1 }, [3]);
  expect(one(game, 'mae').hitPoints.now).toBe(14);
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
    expect(ready(['Maul', 'Shield']).refused(attack('maul')).code).toBe('no-hand');
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

describe('magic', () => {
  const cast = (spell: string, more: With<'cast'> = {}): Command => ({
    type: 'cast',
    actor: 'ansa',
    spell,
    ...more,
  });
  const magician = () => party().given({ type: 'set-sheet', creature: 'ansa', to: { feats: ['Magician'] } });
  it('is one of ten by d10 (FV-227)', () => {
    const { told } = party().when({ type: 'roll-table', table: 'Spells' }, [10]);
    expect(told).toEqual(['Spells: Turn Undead.']);
  });
  it.each([
    ['Attract', 'FV-217', 2 * 60],
    ['Levitate', 'FV-223', 2 * 60],
    ['Shroud', 'FV-225', 2 * 600],
  ])('%s lasts as its roll says (%s)', (spell, _rule, seconds) => {
    const game = party();
    game.when(cast(spell), [2]);
    expect(Object.values(game.state.timers)[0]?.dueAt).toBe(game.state.clock + seconds);
  });
  it('Charm is thrown with INT against 10 and CHA and makes a friend (FV-215), Knock opens a door without a roll (FV-221)', () => {
    const game = party().given({ type: 'meet', statBlock: 'Ogre' });
    game.when(cast('Charm', { targets: ['ogre'] }), [11]);
    expect([game.state.encounter?.reaction, Object.keys(game.state.timers)]).toEqual([undefined, []]);
    game.when(cast('Charm', { targets: ['ogre'] }), [12, 3]);
    expect(game.state.encounter?.reaction?.row).toBe('friendly');
    party().when(cast('Knock'));
  });
  it('[L] is the level, and more than 1 takes a magician (FV-214)', () => {
    const game = magician();
    game.when(cast('Attract', { level: 3 }), [1, 2, 3]);
    expect(Object.values(game.state.timers)[0]?.dueAt).toBe(game.state.clock + 360);
    expect(party().refused(cast('Attract', { level: 2 })).code).toBe('no-magician');
  });
  it('one lasting spell is held at a time (FV-S18)', () => {
    const game = magician();
    game.when(cast('Attract'), [6]);
    game.when(cast('Levitate'), [6]);
    expect(Object.values(game.state.timers).map(({ name }) => name)).toEqual(['Levitate']);
  });
  it('Shroud hides as many as its level (FV-225)', () => {
    expect(party().refused(cast('Shroud', { targets: ['mae', 'odo'] })).code).toBe('too-many');
  });
  it('Lightning is electric: saves halve, armour counts after (FV-224, FV-215)', () => {
    const game = party().given({ type: 'set-hit-points', creature: 'odo', now: 30, max: 30 });
    game.when(cast('Lightning Bolt', { targets: ['odo'] }), [6, 1]);
    expect(one(game, 'odo').hitPoints.now).toBe(18);
  });
  it('Turn Undead spends hit dice on whole creatures, the weakest first (FV-226, FV-235)', () => {
    const game = party().given(
      { type: 'meet', statBlock: 'Skeleton', count: 2 },
      { type: 'identify', statBlock: 'Zombie' },
    );
    game.when({ type: 'start-fight' }, [1, 19, 18, 17]);
    game.given({ type: 'end-turn', actor: 'mae' }, { type: 'end-turn', actor: 'odo' });
    game.when(cast('Turn Undead', { targets: ['zombie', 'skeleton-1', 'skeleton-2'] }), [3]);
    const acted = (id: string) => game.state.fight?.combatants[id]?.acted;
    expect([acted('skeleton-1'), acted('skeleton-2'), acted('zombie')]).toEqual([true, true, false]);
  });
});

describe('monsters', () => {
  it.each([
    [0.5, 'M'],
    [1, 'M'],
    [2, 'G'],
    [3, 'E'],
    [5, 'E'],
    [6, 'L'],
    [11, 'L'],
    [12, 'B'],
  ])('of older games with %f hit dice are %s (FV-236)', (hitDice, bracket) => {
    const game = party().given({ type: 'convert', name: 'Beast', hitDice });
    expect(one(game, 'beast').sheet['monster']).toMatchObject({ bracket });
  });
  it('of newer games go by their strength beside the party (FV-237)', () => {
    expect(
      one(party().given({ type: 'convert', name: 'Beast', strength: 'much stronger' }), 'beast').sheet[
        'monster'
      ],
    ).toMatchObject({ bracket: 'L' });
  });
  it('keep an ascending armour value to 20 (FV-238)', () => {
    expect(
      one(party().given({ type: 'convert', name: 'Beast', hitDice: 2, armour: 25 }), 'beast').sheet[
        'monster'
      ],
    ).toMatchObject({ defense: 20 });
  });
  it('made harder to hit bring more experience (FV-233)', () => {
    const game = party().given({ type: 'meet', statBlock: 'Goblin' });
    const toughen = { type: 'toughen', creature: 'goblin', defense: 18 } satisfies Command;
    expect(fact(game, toughen, [], 'defense-changed')).toMatchObject({ from: 14, to: 18, experience: 8 });
  });
  it('of their feats only the mark of the undead does anything (FV-235)', () => {
    const game = party().given({ type: 'meet', statBlock: 'Troll' });
    expect(one(game, 'troll').sheet['feats']).toEqual(['Regeneration']);
  });
});
