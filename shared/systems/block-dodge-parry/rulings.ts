import type { RulingKind } from '../contract.ts';
import { USUAL_SLOTS } from '../helpers/burden.ts';

/** The options of a campaign, each with the value it starts with. */
export const rulings = [
  { id: 'slots', rule: 'BDP-S2', name: 'Slots of a pack', value: USUAL_SLOTS },
  {
    id: 'comfortable-sleep',
    rule: 'BDP-R17',
    name: 'What a comfortable night gives back',
    value: 'each',
    choices: ['each', 'one'],
  },
  { id: 'unarmed-enhanced', rule: 'BDP-S3', name: 'Bare hands can be enhanced', value: false },
  { id: 'dark-impairs', rule: 'BDP-S7', name: 'In the dark characters strike impaired', value: true },
  {
    id: 'casting-save',
    rule: 'BDP-S10',
    name: 'When casting takes a WIL Save',
    value: 'in danger',
    choices: ['in danger', 'never'],
  },
  {
    id: 'navigation',
    rule: 'BDP-S6',
    name: 'Where the way can be lost',
    value: 'hard ground',
    choices: ['hard ground', 'never'],
  },
  { id: 'daily-weather', rule: 'BDP-S6', name: 'The Die of Fate makes the weather at daybreak', value: true },
] as const satisfies readonly RulingKind[];
