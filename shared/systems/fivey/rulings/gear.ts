import type { RulingKind } from '../../contract.ts';

/** Options about harm, gear, slots, light and money. */
export const gearRulings = [
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
