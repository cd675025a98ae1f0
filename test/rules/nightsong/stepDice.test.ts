import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wear } from '../../../shared/systems/nightsong/gear/stepDice.ts';
import { mae, nightsong, thing } from './party.ts';

const CHAIN = [12, 10, 8, 6, 4];

/** Mean number of rolls until D0. */
function lifetime(die: number): number {
  const steps = Array.from({ length: die }, (_, index) => wear(die, index + 1));
  const stays = steps.filter((one) => one === die).length;
  const later = steps
    .filter((one) => one !== die)
    .reduce((sum, one) => sum + (one === 0 ? 0 : lifetime(one)), 0);
  return (die + later) / (die - stays);
}

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
    expect(lifetime(die)).toBeCloseTo(mean, 2);
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

  it('NS-30, NS-40: supplies are thrown when used, and leave the pack at D0', () => {
    const game = mae(['Quiver']);
    const { told } = game.when({ type: 'use-item', creature: 'mae', item: 'quiver' }, [3]);
    expect(told).toEqual(['Mae’s quiver: 3, D10 → D8.']);
    game.when({ type: 'use-item', creature: 'mae', item: 'quiver' }, [1]);
    game.when({ type: 'use-item', creature: 'mae', item: 'quiver' }, [2]);
    expect(thing(game, 'quiver')).toBeUndefined();
  });

  it('NS-40: of several in a stack the next one is begun', () => {
    const game = mae().given({
      type: 'add-item',
      creature: 'mae',
      item: { name: 'Flasks', kind: 'gear', die: 4, fullDie: 6, count: 2 },
    });
    game.when({ type: 'use-item', creature: 'mae', item: 'flasks' }, [1]);
    expect(thing(game, 'flasks')).toMatchObject({ die: 6, count: 1 });
  });

  it('NS-32, NS-R32: a weapon under stress breaks and keeps its Slot; NS-R2: D0 is not thrown', () => {
    const game = mae(['Knife']);
    game.when({ type: 'use-item', creature: 'mae', item: 'knife' }, [2]);
    expect(thing(game, 'knife')).toMatchObject({ die: 0, slots: 1 });
    expect(game.refused({ type: 'use-item', creature: 'mae', item: 'knife' }).code).toBe('no-die');
    expect(nightsong.summary(game.state.creatures['mae']!, game.state).marks).toContain('knife broken');
  });

  it('NS-R4: repair brings back the first die; what is whole or is no gear is not repaired', () => {
    const game = mae(['Longsword', 'Quiver']);
    game.when({ type: 'use-item', creature: 'mae', item: 'longsword' }, [1]);
    game.given({ type: 'repair', creature: 'mae', item: 'longsword' });
    expect(thing(game, 'longsword')?.die).toBe(8);
    expect(game.refused({ type: 'repair', creature: 'mae', item: 'longsword' }).code).toBe('whole');
    game.when({ type: 'use-item', creature: 'mae', item: 'quiver' }, [2]);
    expect(game.refused({ type: 'repair', creature: 'mae', item: 'quiver' }).code).toBe('no-repair');
  });

  it('NS-R17: what does not fit is refused until something is let go', () => {
    const game = mae(Array.from({ length: 11 }, () => 'Rope'));
    expect(game.refused({ type: 'take-gear', creature: 'mae', gear: 'Torch' }).code).toBe('no-slot');
    game.given({ type: 'take-gear', creature: 'mae', gear: 'Torch', inPlaceOf: 'rope-2' });
    expect(thing(game, 'torch')?.die).toBe(6);
    expect(game.refused({ type: 'take-gear', creature: 'mae', gear: 'Sun' }).code).toBe('unknown-gear');
  });

  it('NS-34, NS-R1: a torch is thrown at the end of each Turn and goes out at D0', () => {
    const game = mae(['Torch']).given({ type: 'light', creature: 'mae', item: 'torch' });
    game.when({ type: 'pass-time', scale: 'turn', count: 2 }, [4, 2]);
    expect(Object.values(game.state.timers)[0]?.die).toBe(4);
    game.when({ type: 'pass-time', scale: 'turn', count: 1 }, [3]);
    expect(game.state.timers).toEqual({});
    expect(thing(game, 'torch')).toBeUndefined();
  });

  it('NS-34: a lantern put out keeps what its die is', () => {
    const game = mae(['Lantern']).given({ type: 'light', creature: 'mae', item: 'lantern' });
    game.when({ type: 'pass-time', scale: 'turn', count: 1 }, [2]);
    game.given({ type: 'douse', creature: 'mae', item: 'lantern' });
    expect(thing(game, 'lantern')?.die).toBe(6);
  });

  it('NS-34, NS-R1: a faction’s clock is thrown once a day', () => {
    const game = mae().given(
      { type: 'set-option', option: 'daily-weather', value: false },
      { type: 'set-option', option: 'hunger', value: false },
      { type: 'set-option', option: 'sleep', value: false },
      { type: 'start-timer', name: 'The coup', kind: 'die', die: 6, scale: 'day' },
    );
    const { told } = game.when({ type: 'pass-time', scale: 'day', count: 1 }, [3]);
    expect(told).toContain('The coup: d6 → d4.');
  });

  it('nothing but lights gives light', () => {
    expect(mae(['Rope']).refused({ type: 'light', creature: 'mae', item: 'rope' }).code).toBe('no-light');
  });
});
