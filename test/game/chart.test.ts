import { describe, expect, it } from 'vitest';
import type { HexwatchEvent } from '../../shared/campaign/event.ts';
import { kindsOf } from '../../shared/campaign/kinds.ts';
import { systems } from '../../shared/systems/registry.ts';
import type { Mode } from '../../shared/systems/contract.ts';
import { commandsByMode, drawChart } from '../../src-main/game/drawChart.ts';
import { chartOf, phasesOf, type ChartSnapshot, type Chart } from '../../src-main/game/chart.machine.ts';

const event = (type: string, fields: object = {}): HexwatchEvent => ({ seq: 1, type, at: 0, ...fields });

/** Events of the campaign that lead from a closed book to each moment. */
const ways = (phases: readonly string[]): Record<string, HexwatchEvent[]> => {
  const [first = 'turns'] = phases;
  const open = [event('session-opened')];
  const met = [...open, event('encounter-began')];
  return {
    closed: [],
    world: open,
    site: [...open, event('site-entered')],
    downtime: [...open, event('downtime-began')],
    notice: met,
    meeting: [...met, event('meeting-began')],
    ...Object.fromEntries(
      phases.map((phase) => [
        phase,
        phase === 'aftermath'
          ? [...met, event('fight-began', { phase: first }), event('fight-ended')]
          : [...met, event('fight-began', { phase: first }), event('phase-began', { phase })],
      ]),
    ),
  };
};

const after = (chart: Chart, events: HexwatchEvent[], from = chart.start): ChartSnapshot =>
  events.reduce((moment, one) => chart.after(moment, one), from);

describe.each(systems.map((system) => [system.name, system] as const))(
  'the chart of moments: %s',
  (_, system) => {
    const kinds = kindsOf(system);
    const chart = chartOf(system, kinds);
    const reached = ways(phasesOf(system));
    const acting = system.fight.round.at(-1)?.id ?? 'turns';
    const opening = phasesOf(system)[0];

    it.each(Object.keys(reached))('reaches %s', (moment) => {
      expect(chart.path(after(chart, reached[moment] ?? [])).at(-1)).toBe(moment);
    });

    it.each(Object.keys(reached))('allows in %s what is given there, and refuses everything else', (name) => {
      const moment = after(chart, reached[name] ?? []);
      const inside = new Set<Mode | string>(['anytime', ...chart.path(moment)]);
      for (const kind of kinds.commands.values())
        expect([kind.type, chart.allows(moment, kind.type)]).toEqual([
          kind.type,
          kind.when.some((when) => inside.has(when)),
        ]);
    });

    it('refuses commands that nobody knows', () => {
      expect(chart.allows(chart.start, 'summon-dragon')).toBe(false);
    });

    it.each(['world', 'site', 'downtime'])('comes back from an encounter to %s', (where) => {
      const fight = [
        event('encounter-began'),
        event('fight-began', { phase: opening }),
        event('fight-ended'),
      ];
      const there = after(chart, [...(reached[where] ?? []), ...fight, event('encounter-ended')]);
      expect(chart.path(there).at(-1)).toBe(where);
    });

    it('goes on where the last session stopped, even in a fight', () => {
      const fighting = after(chart, reached[acting] ?? []);
      const next = after(chart, [event('session-closed'), event('session-opened')], fighting);
      expect(chart.path(next)).toEqual(chart.path(fighting));
      expect(chart.path(after(chart, [event('encounter-ended')], next)).at(-1)).toBe('world');
    });

    it('is the same after a trip through JSON', () => {
      const inSite = after(chart, [...(reached['site'] ?? []), event('encounter-began')]);
      const restored = chartOf(system, kinds);
      const back = JSON.parse(JSON.stringify(inSite)) as ChartSnapshot;
      expect(restored.path(restored.after(back, event('encounter-ended'))).at(-1)).toBe('site');
    });

    it('does not restore a moment that does not exist', () => {
      expect(() => chart.allows({ value: { session: 'nowhere' }, historyValue: {} }, 'note')).toThrow();
    });

    it('is drawn with every state and every way', () => {
      const drawing = drawChart(chart.machine);
      for (const moment of Object.keys(reached)) expect(drawing).toContain(`state ${moment}`);
      expect(drawing).toContain('encounter --> play : encounter-ended (back to where it was)');
      expect(commandsByMode(chart.machine).map(([moment]) => moment)).toContain('world');
    });
  },
);
