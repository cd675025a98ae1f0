import type { RulingKind } from '../../contract.ts';

/** Characters and hirelings by dice. */
export const rulingsOfPeople = [
  {
    id: 'score-dice',
    rule: 'BDP-S1',
    name: 'Dice for a score',
    value: '3d6',
    choices: ['3d6', '2d6+6'],
  },
  {
    id: 'character-hit-die',
    rule: 'BDP-S1',
    name: 'Sides of the die for a PC’s HP',
    value: 6,
    choices: [4, 6],
  },
  {
    id: 'hireling-hit-die',
    rule: 'BDP-S4',
    name: 'Sides of the die for a hireling’s HP',
    value: 6,
    choices: [4, 6],
  },
] as const satisfies readonly RulingKind[];
