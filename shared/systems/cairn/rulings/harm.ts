import type { RulingKind } from '../../contract.ts';

/** Options about scars, wounds, and harm outside of fights. */
export const harmRulings = [
  {
    id: 'beyond-twelve',
    rule: 'CA-R7',
    name: 'A blow that takes more than 12 HP to exactly 0 brings',
    value: 'the twelfth scar',
    choices: ['the twelfth scar', 'a scar by 1d12', 'no scar'],
  },
  {
    id: 'raised-maximum-fills',
    rule: 'CA-R8',
    name: 'A maximum that a scar raises raises what one has now',
    value: false,
  },
  {
    id: 'head-wound',
    rule: 'CA-R9',
    name: 'The sixth scar is held against',
    value: 'the score as it is now',
    choices: ['the score as it is now', 'its maximum'],
  },
  { id: 'hirelings-scar', rule: 'CA-R7', name: 'Hirelings are scarred like PCs', value: false },
  {
    id: 'dying-minutes',
    rule: 'CA-R13',
    name: 'Minutes until the untended die',
    value: 60,
    range: [1, 1440],
  },
  {
    id: 'harm-meets-armour',
    rule: 'CA-R23',
    name: 'Armor counts against harm outside of a fight',
    value: false,
  },
  {
    id: 'harm-asks-for-save',
    rule: 'CA-R23',
    name: 'Harm outside of a fight asks for a Critical Damage Save',
    value: false,
  },
  {
    id: 'fall-die',
    rule: 'CA-S15',
    name: 'Sides of the die of a fall',
    value: 6,
    choices: [4, 6, 8, 10, 12],
  },
  { id: 'fall-feet', rule: 'CA-S15', name: 'Feet of a fall for each die', value: 10, choices: [10, 20, 30] },
  { id: 'fire-die', rule: 'CA-S15', name: 'Sides of the die of fire', value: 6, choices: [4, 6, 8, 10, 12] },
  {
    id: 'poison-die',
    rule: 'CA-S15',
    name: 'Sides of the die of poison',
    value: 6,
    choices: [4, 6, 8, 10, 12],
  },
] as const satisfies readonly RulingKind[];
