import type { RulingKind } from '../contract.ts';
import { USUAL_SLOTS } from './burden.ts';

/** Options that these systems share, each under the rule of its own that it reads. */
export const kinRulings = (
  rules: Readonly<
    Record<
      'slots' | 'bareHands' | 'dark' | 'casting' | 'travel' | 'encounters' | 'days' | 'ambush' | 'edges',
      string
    >
  >,
): RulingKind[] => [
  { id: 'slots', rule: rules.slots, name: 'Slots of a pack', value: USUAL_SLOTS, range: [1, 40] },
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
    id: 'encounter-die',
    rule: rules.encounters,
    name: 'Sides of the encounter check; a 1 brings somebody',
    value: 6,
    choices: [4, 6, 8, 10, 12],
  },
  {
    id: 'free-days',
    rule: rules.days,
    name: 'Days of going without before the first Fatigue',
    value: 1,
    choices: [0, 1, 2, 3],
  },
  {
    id: 'ambush-waives-save',
    rule: rules.ambush,
    name: 'Who ambushes needs no DEX Save to act',
    value: true,
  },
  {
    id: 'impaired-and-enhanced',
    rule: rules.edges,
    name: 'An attack that is both impaired and enhanced',
    value: 'normal die',
    choices: ['normal die', 'impaired'],
  },
  {
    id: 'daily-weather',
    rule: rules.travel,
    name: 'The Die of Fate makes the weather at daybreak',
    value: true,
  },
];
