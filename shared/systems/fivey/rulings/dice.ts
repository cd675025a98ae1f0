import type { RulingKind } from '../../contract.ts';

/** Options about figures, checks, contests and inspiration. */
export const diceRulings = [
  {
    id: 'figures',
    rule: 'FV-S1',
    name: 'Figures with dice beside them',
    value: 'flat',
    choices: ['flat', 'roll'],
  },
  {
    id: 'rounding',
    rule: 'FV-S2',
    name: 'Halves and shares are rounded',
    value: 'down',
    choices: ['down', 'down, but to 1 at least', 'up'],
  },
  { id: 'easy', rule: 'FV-16', name: 'Easy is DC', value: 12, range: [1, 40] },
  { id: 'moderate', rule: 'FV-16', name: 'Moderate is DC', value: 14, range: [1, 40] },
  { id: 'difficult', rule: 'FV-16', name: 'Difficult is DC', value: 16, range: [1, 40] },
  { id: 'incredible', rule: 'FV-16', name: 'Incredible is DC', value: 20, range: [1, 40] },
  {
    id: 'both-edges',
    rule: 'FV-18',
    name: 'Grounds for advantage and for disadvantage at once',
    value: 'cancel each other',
    choices: ['cancel each other', 'the greater number counts'],
  },
  {
    id: 'natural-one',
    rule: 'FV-S6',
    name: 'A natural 1 fails whatever is added',
    value: 'never',
    choices: ['never', 'in attacks', 'in every check'],
  },
  {
    id: 'natural-twenty',
    rule: 'FV-S6',
    name: 'A natural 20 succeeds whatever is needed',
    value: 'never',
    choices: ['never', 'in attacks', 'in every check'],
  },
  {
    id: 'contest-ties',
    rule: 'FV-S4',
    name: 'A tie in a contest',
    value: 'nobody wins',
    choices: ['nobody wins', 'is rolled again', 'goes to the greater bonus'],
  },
  {
    id: 'passive-doubled',
    rule: 'FV-23',
    name: 'A skill doubles the bonus in a DC of 10 and a bonus',
    value: true,
  },
  {
    id: 'wisdom',
    rule: 'FV-25',
    name: 'Wisdom of a character is',
    value: 'INT',
    choices: ['INT', 'CHA'],
  },
  { id: 'inspiration-for-twenty', rule: 'FV-40', name: 'A natural 20 gives an inspiration die', value: true },
  {
    id: 'inspired-damage-too',
    rule: 'FV-42',
    name: 'A hit won by an inspiration die may have one on its damage as well',
    value: true,
  },
  {
    id: 'newbie-dice',
    rule: 'FV-44',
    name: 'Leftover inspiration dice that count at level 0',
    value: 0,
    choices: [0, 1],
  },
] as const satisfies readonly RulingKind[];
