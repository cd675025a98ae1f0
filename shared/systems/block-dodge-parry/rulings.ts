import type { RulingKind } from '../contract.ts';
import { kinRulings } from '../helpers/kinRulings.ts';
import { rulingsOfSickness } from './rulings/sickness.ts';

/** The options of a campaign, each with the value it starts with. */
export const rulings: readonly RulingKind[] = [
  ...kinRulings({
    slots: 'BDP-S2',
    bareHands: 'BDP-S3',
    dark: 'BDP-S7',
    casting: 'BDP-S10',
    travel: 'BDP-S6',
    encounters: 'BDP-S5',
    days: 'BDP-R6',
    ambush: 'BDP-S3',
    edges: 'BDP-S3',
  }),
  ...rulingsOfSickness,
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
