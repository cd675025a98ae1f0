import { describe, expect, it } from 'vitest';
import { fivey } from '../../../../shared/systems/fivey/index.ts';
import { HOUR } from '../../../../shared/time/scales.ts';
import { one, party, points, ruled, type Command, type FieldOf, type Game, type With } from '../party.ts';

const rest = (
  actor: string,
  action: FieldOf<'rest-action', 'action'>,
  more: With<'rest-action'> = {},
): Command => ({
  type: 'rest-action',
  actor,
  action,
  ...more,
});
const night = (game: Game): Game => game.given({ type: 'camp' });

describe('way-dc', () => {
  it('lets the way be lost off the roads, which costs an hour (FV-S20)', () => {
    const game = ruled('way-dc', 12);
    const { events, types } = game.when({ type: 'travel', to: '0102' }, [10, 5]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'way-sought', from: '0101', to: '0102', passed: false }),
    );
    expect(game.state.clock - party().state.clock).toBe(5 * HOUR);
    expect(types).not.toContain('encounter-began');
    expect(game.refused({ type: 'spend-inspiration' }).code).toBe('no-roll');
    expect(fivey.travel.leg(game.state, '0101').seconds / HOUR).toBe(4);
  });

  it('asks for nothing on a road, and costs nothing when the way is kept', () => {
    const game = ruled('way-dc', 12);
    game.when({ type: 'travel', to: '0102' }, [11, 20]);
    expect(game.state.clock - party().state.clock).toBe(4 * HOUR);
    ruled('way-dc', 12, party(['plain', 'plain'], true)).when({ type: 'travel', to: '0102' }, [20]);
  });

  it('adds its hour to that of hard weather (with hard-weather)', () => {
    const game = ruled('hard-weather', 6, ruled('way-dc', 12)).given({ type: 'camp' });
    game.when({ type: 'sleep' }, [6]);
    const before = game.state.clock;
    game.when({ type: 'travel', to: '0102' }, [10, 20]);
    expect(game.state.clock - before).toBe(6 * HOUR);
  });
});

describe('hard-weather', () => {
  it('is how many faces of a d6 make a day hard', () => {
    const game = ruled('hard-weather', 2).given({ type: 'camp' });
    const { events } = game.when({ type: 'sleep' }, [2]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'weather-changed', hard: true, total: 2, against: 2 }),
    );
    game.given({ type: 'camp' }).when({ type: 'sleep' }, [3]);
    expect(game.state.weather.hard).toBe(false);
  });
});

describe('camp-encounters', () => {
  it('makes one check more when camp is made (FV-130)', () => {
    const met = ruled('camp-encounters', 'yes').when({ type: 'camp' }, [4]);
    expect(met.types).toContain('encounter-began');
    party().when({ type: 'camp' });
  });
});

describe('hungry-rest and hungry-toll', () => {
  const starved = (toll: number, hungryRest: string): Game =>
    night(ruled('hungry-toll', toll, ruled('hungry-rest', hungryRest, party(['plain'], false, []))));

  it('let the hungry recover, and take hit points (FV-S9)', () => {
    const game = starved(3, 'no-penalty');
    expect(points(game, 'odo')).toBe(8);
    game.when(rest('odo', 'recover'), [1]);
    expect(points(game, 'odo')).toBe(10);
  });

  it('may both count', () => {
    const game = starved(3, 'no-recovery');
    expect(points(game, 'odo')).toBe(8);
    expect(game.refused(rest('odo', 'recover')).code).toBe('hungry');
  });
});

describe('scavenge-die', () => {
  it('is the die of portions, each of which makes a meal (FV-154)', () => {
    const game = night(ruled('scavenge-die', 'd10'));
    const { events } = game.when(rest('mae', 'scavenge'), [9]);
    expect(events).toContainEqual(expect.objectContaining({ type: 'scavenged', die: 10, portions: 9 }));
    game.given(rest('mae', 'cook'));
    expect(one(game, 'mae').items.find(({ name }) => name === 'Cooked meal')?.count).toBe(9);
  });
});

describe('torch-turns and lamp-turns', () => {
  const lit = (game: Game, name: string, sort?: 'torch' | 'lamp'): number => {
    const item = { name, kind: 'light' as const, ...(sort ? { details: { sort } } : {}) };
    game.given({ type: 'add-item', creature: 'mae', item });
    game.given({ type: 'light', creature: 'mae', item: one(game, 'mae').items.at(-1)!.id });
    return ((Object.values(game.state.timers)[0]?.dueAt ?? 0) - game.state.clock) / 600;
  };

  it('are how long torches and lamps burn', () => {
    expect([lit(party(), 'Lantern', 'lamp'), lit(ruled('lamp-turns', 36), 'Lamp', 'lamp')]).toEqual([24, 36]);
    expect([lit(party(), 'Torch', 'torch'), lit(ruled('torch-turns', 12), 'Torch', 'torch')]).toEqual([
      6, 12,
    ]);
  });

  it('go by what a light is, not by what it is called; what is no lamp burns as a torch', () => {
    expect(lit(party(), 'Torchbearer’s lamp', 'lamp')).toBe(24);
    expect(lit(party(), 'Old Faithful', 'torch')).toBe(6);
    expect(lit(party(), 'Burning branch')).toBe(6);
  });

  it('burn down also what has a name of its own', () => {
    const game = party();
    lit(game, 'Old Faithful', 'torch');
    game.given({ type: 'pass-time', scale: 'turn', count: 6 });
    expect(one(game, 'mae').items.some(({ name }) => name === 'Old Faithful')).toBe(false);
  });
});
