import type { RulingKind } from '../../contract.ts';

/** Options about harm, gear, slots, light and money. */
export const gearRulings = [
  { id: 'fall-die', rule: 'FV-S12', name: 'Die of a fall', value: 6, choices: [4, 6, 8, 10, 12] },
  { id: 'fall-feet', rule: 'FV-S12', name: 'Feet of a fall for each die', value: 10, choices: [5, 10, 20] },
  {
    id: 'sell-share',
    rule: 'FV-S28',
    name: 'Goods sell for one part in so many',
    value: 2,
    choices: [1, 2, 3, 4],
  },
  { id: 'hireling-crowns', rule: 'FV-S19', name: 'Crowns a day for a hireling', value: 1, range: [0, 100] },
  {
    id: 'hireling-bracket',
    rule: 'FV-S19',
    name: 'A hireling is a',
    value: 'mook',
    choices: ['mook', 'grunt', 'elite'],
  },
] as const satisfies readonly RulingKind[];
