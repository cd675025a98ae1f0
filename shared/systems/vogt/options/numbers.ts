import { numberReader } from '../../common/options.ts';
import type { NumberKind } from '../../ruleBook.ts';

const DICE = ['d4', 'd6', 'd8', 'd10', 'd12'] as const;

/** Numbers and dice that a house rule can change. */
export const numbers = [
  {
    id: 'save-target',
    name: 'Saving throw target',
    theme: 'Checks',
    value: 4,
    range: [1, 20],
    others: '3, 5',
  },
  { id: 'easy-target', name: 'Easy target', theme: 'Checks', value: 4, range: [1, 60], others: '3' },
  { id: 'fair-target', name: 'Fair target', theme: 'Checks', value: 6, range: [1, 60], others: '5' },
  { id: 'hard-target', name: 'Hard target', theme: 'Checks', value: 9, range: [1, 60], others: '8, 10' },
  {
    id: 'burden-levels',
    name: 'Exhaustion from carrying too much',
    theme: 'Harm and healing',
    value: 1,
    range: [1, 4],
    others: '2',
  },
  {
    id: 'usual-movement',
    name: 'Movement (squares per turn)',
    theme: 'Characters',
    value: 6,
    range: [1, 60],
    others: '5, 8',
  },
  {
    id: 'technique-die',
    name: 'Technique die',
    theme: 'Characters',
    value: 'd6',
    choices: DICE,
    others: 'd4, d8',
  },
  {
    id: 'retrieve-die',
    name: 'Initiative die for fetching an item',
    theme: 'Fights',
    value: 'd6',
    choices: DICE,
    others: 'd8',
  },
  {
    id: 'other-die',
    name: 'Initiative die for other actions',
    theme: 'Fights',
    value: 'd6',
    choices: DICE,
    others: 'd4',
  },
  { id: 'square-feet', name: 'Feet per square', theme: 'Fights', value: 5, range: [1, 30], others: '10' },
  {
    id: 'siesta-hours',
    name: 'Hours between siestas',
    theme: 'Rest',
    value: 0,
    range: [0, 24],
    others: '4, 24',
  },
  {
    id: 'exhaustion-per-siesta',
    name: 'Exhaustion removed by a siesta',
    theme: 'Rest',
    value: 0,
    range: [0, 4],
    others: '1',
  },
  { id: 'hex-hours', name: 'Hours per hex', theme: 'Travel', value: 4, range: [1, 24], others: '2, 6' },
  {
    id: 'hard-hex-hours',
    name: 'Hours per difficult hex',
    theme: 'Travel',
    value: 8,
    range: [1, 48],
    others: '6, 12',
  },
] as const satisfies readonly NumberKind[];

/** What number a campaign plays with. */
export const numberOf = numberReader(numbers);
