import type { RulingKind } from '../contract.ts';
import { kinRulings } from '../helpers/kinRulings.ts';

/** The options of a campaign of Cairn, each with the value it starts with. */
export const rulings: readonly RulingKind[] = [
  ...kinRulings({
    slots: 'CA-S2',
    travel: 'CA-S5',
    encounters: 'CA-S4',
    days: 'CA-R14',
    full: 'CA-R21',
    spentScore: 'CA-R25',
    jointSave: 'CA-R27',
    casting: 'CA-99',
    castOrder: 'CA-R19',
    otherMagic: 'CA-R20',
    fullCaster: 'CA-R21',
    cure: 'CA-R26',
    spells: 'CA-S10',
    hands: 'CA-S11',
    firstRound: 'CA-38',
    ambush: 'CA-S8',
    hirelings: 'CA-R17',
    simultaneous: 'CA-R15',
    damage: 'CA-R1',
    pool: 'CA-R2',
    edges: 'CA-R3',
    bareHands: 'CA-R4',
    twoWeapons: 'CA-R5',
    blast: 'CA-R6',
    dark: 'CA-S6',
    floors: 'CA-R10',
    laterDamage: 'CA-R11',
    morale: 'CA-R16',
    flight: 'CA-R18',
    detachments: 'CA-R22',
  }),
  {
    id: 'dying-minutes',
    rule: 'CA-R13',
    name: 'Minutes until the untended die',
    value: 60,
    range: [1, 1440],
  },
  { id: 'hirelings-scar', rule: 'CA-R7', name: 'Hirelings are scarred like PCs', value: false },
  { id: 'stabilised-gets-up', rule: 'CA-R12', name: 'Who is stabilised gets up at once', value: false },
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
];

/** What is read in one way here, and why. */
export const settled: Readonly<Record<string, string>> = {};
