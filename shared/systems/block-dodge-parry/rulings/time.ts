import type { RulingKind } from '../../contract.ts';

/** How long the units of time last. */
export const rulingsOfTime = [
  { id: 'turn-minutes', rule: 'BDP-R1', name: 'Minutes of a turn', value: 10, range: [1, 60] },
  { id: 'watch-hours', rule: 'BDP-R1', name: 'Hours of a Watch', value: 8, choices: [4, 6, 8, 12] },
] as const satisfies readonly RulingKind[];
