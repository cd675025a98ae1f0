import type { RulingKind } from '../contract.ts';

/** Options of a FIVEY campaign: readings of doubtful places, with the value they start with. */
export const rulings: readonly RulingKind[] = [
  {
    id: 'figures',
    rule: 'FV-S1',
    name: 'Figures with dice beside them',
    value: 'flat',
    choices: ['flat', 'roll'],
  },
  { id: 'encumbrance', rule: 'FV-83', name: 'More than ten slots slow one down', value: false },
  { id: 'inspiration-for-twenty', rule: 'FV-40', name: 'A natural 20 gives an inspiration die', value: true },
  { id: 'world-encounters', rule: 'FV-129', name: 'Encounter check on entering a hex', value: true },
  { id: 'site-encounters', rule: 'FV-133', name: 'Encounter check every turn in a site', value: true },
  { id: 'shots-counted', rule: 'FV-107', name: 'Missiles are counted one by one', value: false },
  { id: 'downtime-events', rule: 'FV-168', name: 'Events of downtime', value: true },
  { id: 'settlement', rule: 'FV-172', name: 'Die for begging', value: 6, choices: [4, 6, 8, 10, 12] },
  { id: 'hungry-rest', rule: 'FV-S9', name: 'Who has not eaten does not recover', value: true },
  { id: 'site-encounter-turn', rule: 'FV-S26', name: 'An encounter in a site takes a turn', value: true },
  { id: 'tennite-heals', rule: 'FV-S7', name: 'A tennite of downtime heals all', value: true },
  {
    id: 'sell-share',
    rule: 'FV-S28',
    name: 'Goods sell for one part in so many',
    value: 2,
    choices: [1, 2, 3, 4],
  },
  { id: 'hireling-crowns', rule: 'FV-S19', name: 'Crowns a day for a hireling', value: 1, range: [0, 100] },
  {
    id: 'long-spans',
    rule: 'FV-S3',
    name: 'How long a season and a year are',
    value: 'calendar',
    choices: ['calendar', 'literal'],
  },
  { id: 'easy', rule: 'FV-16', name: 'Easy is DC', value: 12, range: [1, 40] },
  { id: 'moderate', rule: 'FV-16', name: 'Moderate is DC', value: 14, range: [1, 40] },
  { id: 'difficult', rule: 'FV-16', name: 'Difficult is DC', value: 16, range: [1, 40] },
  { id: 'incredible', rule: 'FV-16', name: 'Incredible is DC', value: 20, range: [1, 40] },
];

/** What is read in one way here, and why. */
export const settled: Readonly<Record<string, string>> = {};
