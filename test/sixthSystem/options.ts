import { numberReader, optionReader } from '../../shared/systems/common/options.ts';
import type { NumberKind, OptionKind } from '../../shared/systems/ruleBook.ts';

export const options = [
  {
    id: 'camp-heals',
    name: 'What a camp gives back',
    theme: 'Rest',
    starred: true,
    value: 'one-die',
    choices: [
      { id: 'one-die', label: 'a d6 of grit' },
      { id: 'all', label: 'all grit' },
    ],
    why: 'Some want long roads to tell.',
    example: 'Two hurt wayfarers camp: they walk on sore, or as good as new.',
  },
  {
    id: 'doubles',
    name: 'Two sixes on a blow',
    theme: 'Fights',
    value: 'twice',
    choices: [
      { id: 'twice', label: 'twice the damage' },
      { id: 'none', label: 'nothing special' },
    ],
    why: 'Doubles beg for a meaning.',
    example: 'Two sixes with a blade: d6 twice over, or d6.',
  },
] as const satisfies readonly OptionKind[];

export const numbers = [
  { id: 'mark', name: 'Mark of a check', theme: 'Checks', value: 8, range: [2, 12], others: '7, 9' },
] as const satisfies readonly NumberKind[];

export const optionOf = optionReader(options);
export const numberOf = numberReader(numbers);
