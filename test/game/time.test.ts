import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duesOf } from '../../shared/campaign/dues.ts';
import { HOUR } from '../../shared/time/scales.ts';
import { DUE_ORDER } from '../../shared/systems/contract.ts';
import { fivey } from '../../shared/systems/fivey/index.ts';
import { systems } from '../../shared/systems/registry.ts';
import { openedSample, play } from '../helpers/play.ts';

const OPEN = { type: 'open-session' } as const;

describe('what falls due when time passes', () => {
  it('is one list across all scales, soonest first, and at one moment in the fixed order', () => {
    const game = play(fivey).given(
      { type: 'start-timer', name: 'The ferry', kind: 'countdown', scale: 'hour', count: 12 },
      { type: 'start-timer', name: 'Low tide', kind: 'countdown', scale: 'minute', count: 30 },
    );
    const dues = duesOf(game.state, fivey);
    expect(dues[0]?.label).toBe('Low tide');
    const places = dues.map((due) => [due.at, DUE_ORDER.indexOf(due.order)] as const);
    expect(places).toEqual([...places].sort((a, b) => a[0] - b[0] || a[1] - b[1]));
  });

  it('happens at its moment, as lines of the receipt, and is then gone from the list', () => {
    const game = play(fivey).given(OPEN, {
      type: 'start-timer',
      name: 'Low tide',
      kind: 'countdown',
      scale: 'minute',
      count: 30,
    });
    const { events } = game.when({ type: 'pass-time', scale: 'hour' });
    const tide = events.find((event) => event.type === 'timer-ended');
    expect(tide).toMatchObject({ at: 6.5 * HOUR, receipt: true, timer: { name: 'Low tide' } });
    expect(duesOf(game.state, fivey).map((due) => due.label)).not.toContain('Low tide');
  });

  it('names a secret clock to the referee only', () => {
    const game = play(fivey).given(OPEN, {
      type: 'start-timer',
      name: 'The riders',
      kind: 'countdown',
      scale: 'hour',
      secret: true,
    });
    const { events } = game.when({ type: 'pass-time', scale: 'hour' });
    expect(events.filter((event) => event.text?.includes('The riders')).map((event) => event.secret)).toEqual(
      [true],
    );
  });
});

describe('clocks', () => {
  it('fill segment by segment, and are announced once when full', () => {
    const game = play(fivey).given({ type: 'start-timer', name: 'Siege', kind: 'progress', segments: 4 });
    expect(game.when({ type: 'advance-timer', timer: 'siege', by: 3 }).told).toEqual(['Siege: 3 of 4.']);
    expect(game.when({ type: 'advance-timer', timer: 'siege', by: 5 }).told).toEqual([
      'Siege: 4 of 4.',
      'Siege is full.',
    ]);
    expect(game.refused({ type: 'advance-timer', timer: 'siege' }).code).toBe('unknown-timer');
  });

  it('say what happens then as they fall due', () => {
    const ends = 'the bells ring';
    const siege = { type: 'start-timer', name: 'Siege', kind: 'progress', segments: 2, ends } as const;
    const tide = { type: 'start-timer', name: 'Tide', kind: 'countdown', scale: 'hour', ends } as const;
    const game = play(fivey).given({ type: 'open-session' }, siege, tide);
    expect(game.when({ type: 'advance-timer', timer: 'siege', by: 2 }).told).toContain(
      'Siege is full. The bells ring.',
    );
    expect(game.when({ type: 'pass-time', scale: 'hour' }).told).toContain(
      'Tide: time is up. The bells ring.',
    );
  });

  it('cannot be moved by hand when they run with the time', () => {
    const game = play(fivey).given({ type: 'start-timer', name: 'Tide', kind: 'countdown', scale: 'hour' });
    expect(game.refused({ type: 'advance-timer', timer: 'tide' }).code).toBe('not-by-hand');
  });

  it.each([
    [{ kind: 'progress' }, 'segments'],
    [{ kind: 'countdown' }, 'scale'],
    [{ kind: 'die' }, 'die'],
  ] as const)('say what is missing: %o', (fields, path) => {
    expect(play(fivey).refused({ type: 'start-timer', name: 'x', ...fields })).toMatchObject({
      code: 'bad-field',
      path,
    });
  });
});

describe.each(systems.map((system) => [system.name, system] as const))('time in %s', (_, system) => {
  const sample = openedSample(system);
  const spans = fc.array(
    fc.record({
      type: fc.constant('pass-time'),
      scale: fc.constantFrom('minute', 'turn', 'hour', 'day'),
      count: fc.integer({ min: 1, max: 30 }),
    }),
    { maxLength: 6 },
  );

  it('never runs back, and passes by exactly what was asked unless an encounter stops it', () => {
    fc.assert(
      fc.property(spans, (commands) => {
        const game = play(system, { from: sample.state });
        for (const command of commands) {
          if (game.state.encounter) game.given({ type: 'part' });
          const { clock } = game.state;
          const seconds = { minute: 60, turn: system.scales.turn, hour: HOUR, day: 24 * HOUR }[
            command.scale
          ]!;
          game.given(command);
          const passed = game.state.clock - clock;
          const asked = seconds * command.count;
          if (!game.state.encounter) expect(passed).toBe(asked);
          else expect(passed > 0 && passed <= asked).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });
});
