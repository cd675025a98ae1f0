import type { OptionKind } from '../../ruleBook.ts';

/** Options about figures, natural faces and inspiration. */
export const checkOptions = [
  {
    id: 'figures',
    name: 'Figures with dice beside them, like 4 (1d6)',
    theme: 'Checks',
    value: 'flat',
    choices: [
      { id: 'flat', label: 'use the flat number' },
      { id: 'roll', label: 'roll' },
    ],
    why: 'The text gives both everywhere.',
    example: 'A new level: +4 hit points, or a 1 on the d6.',
  },
  {
    id: 'natural-rolls',
    name: 'Natural 1 and natural 20',
    theme: 'Checks',
    value: 'numbers',
    choices: [
      { id: 'numbers', label: 'just numbers' },
      { id: 'attacks', label: 'automatic miss and hit in attacks' },
      { id: 'checks', label: 'automatic failure and success in every check' },
    ],
    why: 'The text gives an inspiration die for a 20 and nothing else; other games do more.',
    example: 'A natural 20 against a defense class of 24: a miss, or a hit.',
  },
  {
    id: 'inspiration-for-twenty',
    name: 'Inspiration die for a natural 20',
    theme: 'Checks',
    value: 'always',
    choices: [
      { id: 'always', label: 'always' },
      { id: 'referee', label: 'only when the referee gives it' },
    ],
    why: 'One passage says the referee may give it; another assumes it.',
    example: 'Every twentieth roll gives a die, or only good play does.',
  },
] as const satisfies readonly OptionKind[];
