import type { GameView } from '../../shared/api.ts';

/** The scales of time from the longest to the shortest, and the states of the chart that belong to each. */
export const SCALES: readonly { id: string; label: string; states: readonly string[] }[] = [
  { id: 'downtime', label: 'Downtime', states: ['downtime'] },
  { id: 'world', label: 'World', states: ['world'] },
  { id: 'site', label: 'Site', states: ['site'] },
  { id: 'encounter', label: 'Encounter', states: ['notice', 'meeting'] },
  { id: 'round', label: 'Round', states: ['combat'] },
];

/** Every scale, and whether time is counted in it now; `path` is where the chart stands. */
export const scalesOf = (path: readonly string[]): GameView['mode']['scales'] =>
  SCALES.map(({ id, label, states }) => ({ id, label, now: states.some((state) => path.includes(state)) }));
