import type { OptionKind } from '../ruleBook.ts';

/** Where the party can get lost: the same option in every system with hex travel. */
export const navigation = {
  id: 'navigation',
  name: 'Where you can get lost',
  theme: 'Travel',
  value: 'hard-ground',
  choices: [
    { id: 'hard-ground', label: 'in difficult terrain' },
    { id: 'off-roads', label: 'anywhere off a road' },
    { id: 'never', label: 'never' },
  ],
  why: 'The text mentions getting lost but not where; many tables skip it.',
  example: 'The party leaves the road to cross an open plain: a roll, or none.',
} as const satisfies OptionKind;
