import type { RulingKind } from '../../contract.ts';

/** How one comes round, what a rest ends, and how long a way is. */
export const restRulings = [
  {
    id: 'exhaustion-per-rest',
    rule: 'BV-S7',
    name: 'Levels of exhaustion that a full rest takes off',
    value: 1,
    range: [0, 4],
  },
  {
    id: 'wakes-below',
    rule: 'BV-S11',
    name: 'One wakes when exhaustion is below',
    value: 3,
    choices: [1, 2, 3],
  },
  { id: 'siesta-hours', rule: 'BV-S17', name: 'Hours between two siestas', value: 4, range: [0, 24] },
  {
    id: 'rest-ends-statuses',
    rule: 'BV-S19',
    name: 'A full rest ends the statuses that pass',
    value: false,
  },
  {
    id: 'siesta-counts-from',
    rule: 'BV-S20',
    name: 'A siesta of who is below 0 HP counts from',
    value: 'what one has',
    choices: ['what one has', '0'],
  },
  {
    id: 'exhaustion-per-siesta',
    rule: 'BV-S20',
    name: 'Levels of exhaustion that a siesta takes off',
    value: 0,
    range: [0, 4],
  },
  { id: 'hex-hours', rule: 'BV-S18', name: 'Hours for a hex', value: 4, range: [1, 24] },
  { id: 'hard-hex-hours', rule: 'BV-S18', name: 'Hours for a hex of hard ground', value: 8, range: [1, 48] },
] as const satisfies readonly RulingKind[];
