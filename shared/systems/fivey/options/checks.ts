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
    why: 'The text prints both all over.',
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
    why: 'The text gives a 20 an inspiration die and no more; players of other games bring the rest.',
    example: 'A natural 20 against a defense class of 24: a miss, or a hit.',
  },
  {
    id: 'inspiration-for-twenty',
    name: 'Inspiration die for a natural 20',
    theme: 'Checks',
    value: 'always',
    choices: [
      { id: 'always', label: 'always' },
      { id: 'referee', label: 'only when the referee says so' },
    ],
    why: 'One passage says the referee may give it, another takes it as given.',
    example: 'Every twentieth roll pays out, or it is a reward.',
  },
] as const satisfies readonly OptionKind[];
