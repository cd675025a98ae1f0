import type { RulingKind } from '../contract.ts';
import { allOfFights, allOfMagic, kinRulings } from '../helpers/kinRulings.ts';

/** The options of a campaign, each with the value it starts with. */
export const rulings: readonly RulingKind[] = [
  ...kinRulings({
    ...allOfFights('BDP-S3'),
    ...allOfMagic('BDP-S10'),
    dark: 'BDP-S7',
    laterDamage: 'BDP-R5',
    floors: 'BDP-R8',
    full: 'BDP-R7',
    spentScore: 'BDP-R8',
    jointSave: 'BDP-7',
    creation: 'BDP-S1',
    slots: 'BDP-S2',
    lights: 'BDP-S7',
    meals: 'BDP-S12',
    mealHour: 'BDP-80',
    reactions: 'BDP-S4',
    travel: 'BDP-S6',
    encounters: 'BDP-S5',
    days: 'BDP-R6',
  }),
  { id: 'brewing-hours', rule: 'BDP-S12', name: 'Hours that brewing takes', value: 1, range: [0, 24] },
  { id: 'potion-days', rule: 'BDP-S12', name: 'Days that a potion keeps', value: 7, range: [1, 365] },
  { id: 'training-days', rule: 'BDP-S9', name: 'Days of training for a point', value: 30, range: [1, 365] },
  { id: 'ration-is-simple', rule: 'BDP-R20', name: 'A ration takes a Fatigue', value: true },
  {
    id: 'comfortable-sleep',
    rule: 'BDP-R17',
    name: 'What a comfortable night gives back',
    value: 'each',
    choices: ['each', 'one'],
  },
];

/** What is read in one way here, and why. */
export const settled: Readonly<Record<string, string>> = {};
