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

/** What losing the way does: the same option in every system that rolls for it. */
export const losingTheWay = {
  id: 'losing-the-way',
  name: 'What getting lost does',
  theme: 'Travel',
  value: 'time',
  choices: [
    { id: 'time', label: 'it costs time' },
    { id: 'astray', label: 'they come out in another hex without knowing' },
  ],
  why: 'Some tables only lose time; at others, finding out where you are is part of the game.',
  example:
    'The roll fails in the fens: a watch is lost, or they stand one hex too far west and don’t know it.',
} as const satisfies OptionKind;
