import type { RulingKind } from '../contract.ts';
import { kinRulings } from '../helpers/kinRulings.ts';

/** The options of a campaign of Cairn, each with the value it starts with. */
export const rulings: readonly RulingKind[] = [
  ...kinRulings({ slots: 'CA-S2', bareHands: 'CA-R4', dark: 'CA-S6', casting: 'CA-99', travel: 'CA-S5' }),
  {
    id: 'detachment-broken',
    rule: 'CA-73',
    name: 'What Critical Damage does to a detachment',
    value: 'routed',
    choices: ['routed', 'weakened'],
  },
];
