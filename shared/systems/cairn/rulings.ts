import type { RulingKind } from '../contract.ts';
import { USUAL_SLOTS } from '../helpers/burden.ts';

/** The options of a campaign of Cairn, each with the value it starts with. */
export const rulings = [
  { id: 'slots', rule: 'CA-S2', name: 'Slots of a pack', value: USUAL_SLOTS },
  { id: 'unarmed-enhanced', rule: 'CA-R4', name: 'Bare hands can be enhanced', value: false },
  { id: 'dark-impairs', rule: 'CA-S6', name: 'In the dark characters strike impaired', value: true },
  {
    id: 'casting-save',
    rule: 'CA-99',
    name: 'When casting takes a WIL Save',
    value: 'in danger',
    choices: ['in danger', 'never'],
  },
  {
    id: 'detachment-broken',
    rule: 'CA-73',
    name: 'What Critical Damage does to a detachment',
    value: 'routed',
    choices: ['routed', 'weakened'],
  },
  {
    id: 'navigation',
    rule: 'CA-S5',
    name: 'Where the way can be lost',
    value: 'hard ground',
    choices: ['hard ground', 'never'],
  },
  { id: 'daily-weather', rule: 'CA-S5', name: 'The Die of Fate makes the weather at daybreak', value: true },
] as const satisfies readonly RulingKind[];
