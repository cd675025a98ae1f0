import type { Campaign, Ruling } from '../../campaign/state.ts';
import type { RulingKind } from '../contract.ts';

/** Options that only Cairn has, each with the value it starts with. */
export const ownRulings = [
  {
    id: 'dying-minutes',
    rule: 'CA-R13',
    name: 'Minutes until the untended die',
    value: 60,
    range: [1, 1440],
  },
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
  { id: 'stabilised-gets-up', rule: 'CA-R12', name: 'Who is stabilised gets up at once', value: false },
  { id: 'aid-takes-bandages', rule: 'CA-64', name: 'Who tends the fallen uses up bandages', value: false },
  {
    id: 'breather-minutes',
    rule: 'CA-11',
    name: 'Minutes of a breather',
    value: 1,
    range: [1, 60],
  },
  {
    id: 'night-hours',
    rule: 'CA-S7',
    name: 'Hours of a night’s sleep',
    value: 8,
    choices: [4, 6, 8, 10],
  },
  {
    id: 'unsafe-sleep',
    rule: 'CA-S7',
    name: 'Sleep where it is not safe takes away',
    value: 'no Fatigue',
    choices: ['no Fatigue', 'one Fatigue', 'all Fatigue'],
  },
  {
    id: 'limb-weeks',
    rule: 'CA-S13',
    name: 'Weeks with a healer until a broken limb has mended',
    value: 1,
    range: [1, 12],
  },
  {
    id: 'infection-weeks',
    rule: 'CA-S13',
    name: 'Weeks with a healer until an infection is over',
    value: 1,
    range: [1, 12],
  },
  {
    id: 'walloped-hours',
    rule: 'CA-R24',
    name: 'Hours of rest after being walloped',
    value: 3,
    range: [0, 24],
  },
  {
    id: 'hirelings-nerve',
    rule: 'CA-R17',
    name: 'When hirelings save on WIL or flee from a fight',
    value: 'at 0 HP',
    choices: ['at 0 HP', 'at any damage', 'never'],
  },
  {
    id: 'hirelings-crawl',
    rule: 'CA-R17',
    name: 'Hirelings with Critical Damage crawl like PCs instead of dying',
    value: true,
  },
  {
    id: 'detachment-broken',
    rule: 'CA-73',
    name: 'What Critical Damage does to a detachment',
    value: 'routed',
    choices: ['routed', 'weakened'],
  },
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

type RulingId = (typeof ownRulings)[number]['id'];

/** The value of an option of its own where only the campaign is at hand. */
export const rulingOf = (campaign: Campaign, id: RulingId): Ruling =>
  campaign.rulings[id] ?? ownRulings.find((one) => one.id === id)?.value ?? false;
