import type { OptionKind } from '../ruleBook.ts';

/** Where a journey can go astray: the same question in every system that has journeys by hexes. */
export const navigation = {
  id: 'navigation',
  name: 'Where you can get lost',
  theme: 'Travel',
  value: 'hard-ground',
  choices: [
    { id: 'hard-ground', label: 'hard ground' },
    { id: 'off-roads', label: 'anywhere off a road' },
    { id: 'never', label: 'never' },
  ],
  why: 'The text names getting lost, but not where; many tables skip it.',
  example: 'The party leaves the road over an open plain: a roll, or none.',
} as const satisfies OptionKind;
