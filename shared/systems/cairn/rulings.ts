import type { RulingKind } from '../contract.ts';
import { familyOptions } from '../cairn-family/options/index.ts';
import { readerOf, under } from '../common/options.ts';
import { fightRulings } from './rulings/fights.ts';
import { harmRulings } from './rulings/harm.ts';
import { restRulings } from './rulings/rest.ts';
import { roadRulings } from './rulings/roads.ts';

const details = [
  ...under('Harm and scars', harmRulings),
  ...under('Rest and healing', restRulings),
  ...under('Fights', fightRulings),
  ...under('Time and travel', roadRulings),
] as const;

/** The options of a campaign of Cairn, each with the value it starts with. */
export const rulings: readonly RulingKind[] = [
  ...familyOptions({
    creation: 'CA-S1',
    slots: 'CA-S2',
    lengths: 'CA-S3',
    lights: 'CA-S6',
    meals: 'CA-S7',
    mealHour: 'CA-S7',
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
    stabilised: 'CA-R12',
    bandages: 'CA-64',
  }),
  ...details,
];

/** What is read in one way here, and why. */
export const settled: Readonly<Record<string, string>> = {
  'CA-S9': 'Scars are all there is. Whatever else a table rewards, the Warden writes onto the sheet by hand.',
  'CA-S12':
    'There is nothing to choose between: things, prices and creatures are entered freely, and the lists here are only a help.',
  'CA-S14': 'The text leaves it to the table. Time passes, and what is done in it is written into the log.',
  'CA-S16': 'The table is all there is to it: two dice, and nothing is added for goodwill or a good word.',
};

/** How a campaign has an option that only Cairn has. */
export const rulingOf = readerOf(details);
