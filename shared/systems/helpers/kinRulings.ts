import type { RulingKind } from '../contract.ts';
import { USUAL_SLOTS } from './burden.ts';

/** Options that these systems share, each under the rule of its own that it reads. */
export const kinRulings = (
  rules: Readonly<Record<'slots' | 'bareHands' | 'dark' | 'casting' | 'travel', string>>,
): RulingKind[] => [
  { id: 'slots', rule: rules.slots, name: 'Slots of a pack', value: USUAL_SLOTS },
  { id: 'unarmed-enhanced', rule: rules.bareHands, name: 'Bare hands can be enhanced', value: false },
  { id: 'dark-impairs', rule: rules.dark, name: 'In the dark characters strike impaired', value: true },
  {
    id: 'casting-save',
    rule: rules.casting,
    name: 'When casting takes a WIL Save',
    value: 'in danger',
    choices: ['in danger', 'never'],
  },
  {
    id: 'navigation',
    rule: rules.travel,
    name: 'Where the way can be lost',
    value: 'hard ground',
    choices: ['hard ground', 'never'],
  },
  {
    id: 'daily-weather',
    rule: rules.travel,
    name: 'The Die of Fate makes the weather at daybreak',
    value: true,
  },
];
