import type { RulingKind } from '../../contract.ts';

/** Options about looking for food on the road. */
export const roadRulings = [
  {
    id: 'good-fate',
    rule: 'CA-S5',
    name: 'Looking for food, the Die of Fate is good from a',
    value: 4,
    range: [1, 6],
  },
  {
    id: 'food-die',
    rule: 'CA-S5',
    name: 'Sides of the die for meals found',
    value: 3,
    choices: [2, 3, 4, 6],
  },
] as const satisfies readonly RulingKind[];
