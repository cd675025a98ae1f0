import type { RulingKind } from '../contract.ts';

/** The options of a campaign, each with the value it starts with. */
export const rulings = [
  { id: 'criticals', rule: 'BV-27', name: 'The highest face of a damage die brings one more', value: true },
  { id: 'critical-repeats', rule: 'BV-28', name: 'That one more die can bring another', value: true },
  { id: 'ar-reduces', rule: 'BV-S4', name: 'AR comes off damage', value: true },
  { id: 'action-ends-turn', rule: 'BV-13', name: 'The action ends the turn', value: false },
  {
    id: 'save-target',
    rule: 'BV-S9',
    name: 'Target of a saving throw against exhaustion',
    value: 4,
    range: [1, 20],
  },
  { id: 'siesta-hours', rule: 'BV-S17', name: 'Hours between two siestas', value: 4, range: [0, 24] },
  {
    id: 'exhaustion-per-rest',
    rule: 'BV-S7',
    name: 'Levels of exhaustion that a full rest takes off',
    value: 1,
    range: [0, 4],
  },
] as const satisfies readonly RulingKind[];

/** What is read in one way here, and why. */
export const settled: Readonly<Record<string, string>> = {};
