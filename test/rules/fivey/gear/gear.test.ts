import { describe, expect, it } from 'vitest';
import { GOODS } from '../../../../shared/systems/fivey/sheet/items.ts';
import { defenseOf, movementOf } from '../../../../shared/systems/fivey/sheet/sheet.ts';
import { fact, fighting, one, party, type Command, type FieldOf, type Game } from '../party.ts';

const gear = (items: string[], templates = ['Elf', 'Criminal']): Command => ({
  type: 'make-character',
  name: 'Zed',
  templates,
  gear: items,
});

describe('prices (FV-91, FV-100, FV-109)', () => {
  it.each([
    ['Leather', 20],
    ['Plate', 200],
    ['Club', 10],
    ['Spear', 20],
    ['Pike', 50],
    ['Sling', 10],
    ['Bow', 20],
    ['Crossbow', 40],
    ['Crowbar', 10],
    ['Toolkit', 20],
  ])('of %s is %i crowns', (goods, cost) => {
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
  it('of what is sold in a shop are half, or what the table sells for (FV-S28)', () => {
    const sale = { type: 'trade', sells: [{ from: 'mae', item: 'bow' }] } satisfies Command;
    expect(one(party().given(sale), 'mae').sheet['crowns']).toBe(110);
    const dear = party().given({ type: 'set-option', option: 'sell-share', value: 4 }, sale);
    expect(one(dear, 'mae').sheet['crowns']).toBe(105);
  });
  it('of a hireling in a shop follow the table’s pay (FV-S19)', () => {
    const game = party().given({ type: 'set-option', option: 'hireling-crowns', value: 3 });
    game.given({ type: 'trade', buys: [{ ware: 'Hireling', name: 'Tam', count: 4, to: 'mae' }] });
    expect(one(game, 'mae').sheet['crowns']).toBe(88);
    expect(one(game, 'tam').sheet['monster']).toMatchObject({ bracket: 'M' });
  });
  it('of a hireling are a crown a day for a mook (FV-S19)', () => {
    const game = party().given({ type: 'hire', name: 'Tam', actor: 'mae', days: 20 });
    expect(one(game, 'mae').sheet['crowns']).toBe(80);
    expect(one(game, 'tam').sheet['monster']).toMatchObject({ bracket: 'M' });
  });
  it.each<Command>([
    { type: 'hire', name: 'Tam', actor: 'mae', days: 2 },
    { type: 'trade', buys: [{ ware: 'Hireling', name: 'Tam', count: 2, to: 'mae' }] },
  ])('of a hireling last for the days that are paid by $type', (paid) => {
    const game = party().given(paid);
    expect(Object.values(game.state.timers).map(({ name }) => name)).toEqual(['Tam’s pay']);
    const over = 'Tam’s pay: time is up. Pay Tam again, or Tam leaves.';
    const wait = (count: number) => game.when({ type: 'pass-time', scale: 'hour', count }).told;
    expect(wait(47)).not.toContain(over);
    expect(wait(1)).toContain(over);
    expect(game.state.party.members).toContain('tam');
  });
  it.each<[string, Command, number[]]>([
    ['are killed', { type: 'harm', creature: 'tam', dice: '3d20', damageType: 'fire' }, [20, 20, 20]],
    ['die by the referee’s hand', { type: 'set-status', creature: 'tam', status: 'dead' }, []],
    ['leave', { type: 'leave-party', creature: 'tam' }, []],
  ])('of a hireling are over when they %s, and no one else’s (FV-S19)', (_how, end, faces) => {
    const game = party().given(
      { type: 'hire', name: 'Tam', actor: 'mae', days: 20 },
      { type: 'hire', name: 'Sib', actor: 'odo', days: 20 },
      { type: 'light', creature: 'mae', item: 'torch' },
    );
    const { events } = game.when(end, faces);
    expect(events.filter(({ type }) => type === 'timer-ended')).toMatchObject([
      { timer: { name: 'Tam’s pay' }, due: false },
    ]);
    const left = Object.values(game.state.timers).map(({ name }) => name);
    expect(left).toHaveLength(2);
    expect(left).toContain('Sib’s pay');
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
    game.when({ type: 'swim', actor: 'odo' }, [5, 4]);
    expect(one(game, 'odo').hitPoints.now).toBe(8);
    game.when({ type: 'swim', actor: 'odo' }, [12]);
    expect(fact(party(), { type: 'swim', actor: 'mae' }, [], 'creature-swam')).toMatchObject({
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

describe('armour without figures', () => {
  const odd = (): Game =>
    party().given({
      type: 'add-item',
      creature: 'mae',
      item: { name: 'Bone coat', kind: 'armour', inUse: true },
    });
  const attack = { type: 'attack', actor: 'bear', target: 'mae' } satisfies Command;
  it('asks for them before it is struck, swum in or changed', () => {
    const game = fighting(odd()).given({ type: 'end-turn' });
    expect(game.refused(attack).code).toBe('no-figures');
    expect(odd().refused({ type: 'swim', actor: 'mae' }).code).toBe('no-figures');
  });
  it('counts with those that it is given', () => {
    const game = fighting(odd()).given({ type: 'end-turn' });
    const set = game.when({ type: 'set-armour', creature: 'mae', item: 'bone-coat', defense: 14 });
    expect(set.told).toEqual(['Mae’s bone coat: changed by the referee.']);
    expect(fact(game, attack, [2], 'attack-made')?.['against']).toBe(14);
  });
});
