import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rollsUntilSpent } from '../../../../shared/dice/chain.ts';
import { wear } from '../../../../shared/systems/nightsong/gear/stepDice.ts';
import { fact, facts, mae, nightsong, ruled, thing, who, type Given, type With } from '../party.ts';

const CHAIN = [12, 10, 8, 6, 4];
const use = (item: string, more: With<'use-item'> = {}): Given<'use-item'> => ({
  type: 'use-item',
  actor: 'mae',
  item,
  ...more,
});
const set = (item: string, die: number): Given<'set-item'> => ({
  type: 'set-item',
  creature: 'mae',
  item,
  die,
});
const sword = { name: 'Sword', kind: 'weapon', die: 8, fullDie: 8 } as const;

describe('step dice', () => {
  it.each([
    [12, 1, 8],
    [12, 2, 10],
    [12, 3, 10],
    [12, 4, 12],
    [6, 1, 0],
    [6, 2, 4],
    [6, 4, 6],
    [4, 1, 0],
    [4, 2, 0],
    [4, 3, 0],
    [4, 4, 4],
  ])('NS-31: a D%i that shows %i is then a D%i', (die, face, left) => {
    expect(wear(die, face)).toBe(left);
    expect(nightsong.wear(die, face)).toBe(left);
  });

  it.each([
    [4, 1.33],
    [6, 2.89],
    [8, 5.04],
    [10, 7.65],
    [12, 10.78],
  ])('NS-29: a D%i lasts %f rolls on average', (die, mean) => {
    expect(rollsUntilSpent(die, wear)).toBeCloseTo(mean, 2);
  });

  it('NS-R2: a die never grows and never leaves the chain', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CHAIN), fc.integer({ min: 1, max: 12 }), (die, face) => {
        const left = wear(die, Math.min(die, face));
        expect([...CHAIN, 0]).toContain(left);
        expect(left).toBeLessThanOrEqual(die);
      }),
    );
  });

  it('NS-30, NS-31: supplies are thrown when used', () => {
    const rolled = fact(mae(['Quiver']).when(use('quiver'), [3]), 'step-die-rolled');
    expect(rolled).toMatchObject({ item: 'quiver', roll: 3, from: 10, to: 8, rules: ['NS-30', 'NS-31'] });
  });

  it('NS-32, NS-40: at D0 supplies leave the pack', () => {
    const game = mae(['Quiver']).given(set('quiver', 4));
    expect(fact(game.when(use('quiver'), [1]), 'step-die-rolled')).toMatchObject({ to: 0, spent: 'used up' });
    expect(thing(game, 'quiver')).toBeUndefined();
  });

  it('NS-40: of several in a stack the next one is begun', () => {
    const item = { name: 'Flasks', kind: 'gear', die: 4, fullDie: 6, count: 2 } as const;
    const game = mae().given({ type: 'add-item', creature: 'mae', item });
    game.when(use('flasks'), [1]);
    expect(thing(game, 'flasks')).toMatchObject({ die: 6, count: 1 });
  });

  it('NS-R32, NS-R2: a weapon under stress breaks and keeps its Slot; D0 is not thrown', () => {
    const game = mae(['Knife']);
    expect(fact(game.when(use('knife'), [2]), 'step-die-rolled')).toMatchObject({ spent: 'broken' });
    expect(thing(game, 'knife')).toMatchObject({ die: 0, slots: 1 });
    expect(game.refused(use('knife')).code).toBe('no-die');
    expect(nightsong.summary(who(game), game.state).marks).toContain('knife broken');
  });

  it('NS-R4: repair brings back the first die; what is whole or is no gear is not repaired', () => {
    const game = mae(['Longsword', 'Quiver']).given(set('longsword', 4));
    const repaired = fact(game.when({ type: 'repair', creature: 'mae', item: 'longsword' }), 'item-restored');
    expect(repaired).toMatchObject({ from: 4, to: 8, how: 'repaired', rules: ['NS-R4'] });
    expect(thing(game, 'longsword')?.die).toBe(8);
    expect(game.refused({ type: 'repair', creature: 'mae', item: 'longsword' }).code).toBe('whole');
    game.given(set('quiver', 6));
    expect(game.refused({ type: 'repair', creature: 'mae', item: 'quiver' }).code).toBe('no-repair');
  });

  it('NS-R4: more of a supply is another thing', () => {
    const game = mae(['Rations']).given(set('rations', 4), {
      type: 'take-gear',
      creature: 'mae',
      gear: 'Rations',
    });
    expect(who(game).items.map(({ die }) => die)).toEqual([4, 6]);
  });
});

describe('gear and its dice', () => {
  it('NS-33: supplies of the list have their die', () => {
    const game = mae(['Quiver', 'Rations', 'Healing herbs']);
    expect(who(game).items.map(({ die }) => die)).toEqual([10, 6, 4]);
  });

  it('NS-39: things take one Slot, bulky ones two, petty ones none', () => {
    const game = mae(['Rope', 'Tent', 'Chalk']);
    expect(who(game).items.map(({ slots }) => slots)).toEqual([1, 2, 0]);
    expect(nightsong.summary(who(game), game.state).slots).toMatchObject({ used: 3, total: 11 });
  });

  it('NS-42, NS-43: Armor and Shields are D4 to D6', () => {
    const game = mae(['Leather jerkin', 'Mail', 'Plate', 'Buckler', 'Round shield']);
    expect(who(game).items.map(({ die }) => die)).toEqual([4, 6, 6, 4, 6]);
  });

  it('NS-59: Remedies are common D4, well made D6, rare D8', () => {
    const game = mae(['Healing herbs', 'Healing salve', 'Elixir']);
    expect(who(game).items.map(({ kind, slots, die }) => [kind, slots, die])).toEqual([
      ['remedy', 1, 4],
      ['remedy', 1, 6],
      ['remedy', 1, 8],
    ]);
  });

  it.each([
    [{ ...sword, die: 7 }],
    [{ ...sword, die: 20 }],
    [{ ...sword, kind: 'armour', die: 8 }],
    [{ ...sword, kind: 'shield', die: 4, fullDie: 8 }],
  ] as const)('NS-42, NS-43: a die that gear of the kind does not have is refused: %o', (item) => {
    expect(mae().refused({ type: 'add-item', creature: 'mae', item }).code).toBe('no-such-die');
  });

  it('NS-41: a Weapon is D12 at most, also by hand', () => {
    const game = mae(['Longsword']);
    expect(game.refused(set('longsword', 20)).code).toBe('no-such-die');
    game.when(set('longsword', 12));
    expect(thing(game, 'longsword')?.die).toBe(12);
  });

  it('NS-29: a clock that steps down has a step die', () => {
    const clock: Given<'start-timer'> = { type: 'start-timer', name: 'Flood', kind: 'die', scale: 'turn' };
    expect(mae().refused({ ...clock, die: 20 }).code).toBe('no-such-die');
    const game = mae().given({ ...clock, die: 8 });
    expect(game.refused({ type: 'set-timer', timer: 'flood', die: 5 }).code).toBe('no-such-die');
  });

  it('NS-38: a thing for which there is no Slot is refused until something is let go', () => {
    const game = mae(Array.from({ length: 11 }, () => 'Rope'));
    const take: Given<'take-gear'> = { type: 'take-gear', creature: 'mae', gear: 'Torch' };
    expect(game.refused(take).code).toBe('no-slot');
    expect(game.refused({ type: 'add-item', creature: 'mae', item: { name: 'Anvil', slots: 2 } }).code).toBe(
      'no-slot',
    );
    const laidDown = fact(game.when({ ...take, inPlaceOf: 'rope-2' }), 'item-moved');
    expect(laidDown).toMatchObject({ from: { creature: 'mae' }, item: 'rope-2' });
    expect(thing(game, 'torch')?.die).toBe(6);
    expect(game.refused({ ...take, gear: 'Sun' }).code).toBe('unknown-gear');
  });

  it('NS-S13: coins, prices and hirelings are written by hand', () => {
    const game = mae().given(
      { type: 'add-item', creature: 'mae', item: { name: 'Silver coins', slots: 0, count: 40 } },
      { type: 'add-person', name: 'Old Pell', statBlock: 'Villager', note: 'two silver a day' },
      { type: 'join-party', creature: 'old-pell' },
    );
    expect(thing(game, 'silver-coins')).toMatchObject({ count: 40 });
    expect(game.state.party.members).toContain('old-pell');
    const buys = [{ ware: 'Chalk', count: 3, to: 'mae' }];
    game.given({ type: 'add-coins', to: 'mae', count: 10 });
    expect(game.refused({ type: 'trade', buys }).code).toBe('no-price');
    game.given({ type: 'set-price', ware: 'Chalk', price: 2 }, { type: 'trade', buys });
    expect(thing(game, 'chalk')).toMatchObject({ count: 3, slots: 0 });
    expect(game.state.creatures['mae']?.coins).toBe(4);
  });
});

describe('lights', () => {
  const lit = (gear: string) =>
    mae([gear]).given({ type: 'light', creature: 'mae', item: gear.toLowerCase() });

  it('burn by their step die at the end of each Turn, and go out at D0', () => {
    const game = lit('Torch');
    game.when({ type: 'pass-time', scale: 'turn', count: 2 }, [4, 2]);
    expect(Object.values(game.state.timers)[0]?.die).toBe(4);
    game.when({ type: 'pass-time', scale: 'turn', count: 1 }, [3]);
    expect(game.state.timers).toEqual({});
    expect(thing(game, 'torch')).toBeUndefined();
  });

  it.each([
    ['hour', 6],
    ['watch', 36],
  ])('light-pace: each %s, or every %i Turns', (pace, turns) => {
    const game = ruled(mae(['Lantern']), { 'light-pace': pace }).given(
      { type: 'begin-downtime' },
      { type: 'light', creature: 'mae', item: 'lantern' },
    );
    game.when({ type: 'pass-time', scale: 'turn', count: turns - 1 }, []);
    const outcome = game.when({ type: 'pass-time', scale: 'turn' }, [3]);
    expect(facts(outcome, 'timer-changed')).toMatchObject([{ from: { die: 8 }, to: { die: 6 } }]);
  });

  it('put out keep what their die is', () => {
    const game = lit('Lantern');
    game.when({ type: 'pass-time', scale: 'turn', count: 1 }, [2]);
    game.given({ type: 'douse', creature: 'mae', item: 'lantern' });
    expect(thing(game, 'lantern')?.die).toBe(6);
  });

  it('are lights only', () => {
    expect(mae(['Rope']).refused({ type: 'light', creature: 'mae', item: 'rope' }).code).toBe('no-light');
  });
});
