import type { RulingKind } from '../../contract.ts';

/** Contests, Time–Gear–Skill and what a task may cost. */
export const taskRulings = [
  {
    id: 'contest-both-fail',
    rule: 'BDP-R3',
    name: 'A contest that both sides fail',
    value: 'nobody wins',
    choices: ['nobody wins', 'once more'],
  },
  {
    id: 'contest-equal',
    rule: 'BDP-R3',
    name: 'A contest that both pass with equal faces',
    value: 'once more',
    choices: ['once more', 'the higher score wins', 'nobody wins'],
  },
  {
    id: 'draw-is-enough',
    rule: 'BDP-R4',
    name: 'As much help as hindrance is enough for gear or skill',
    value: false,
  },
  {
    id: 'scores-weigh',
    rule: 'BDP-R4',
    name: 'What a score that stands out does for skill',
    value: 'helps and hinders',
    choices: ['helps and hinders', 'only helps', 'nothing'],
  },
  {
    id: 'helper-brings',
    rule: 'BDP-R27',
    name: 'What a companion may bring to a task',
    value: 'gear or skill',
    choices: ['gear or skill', 'gear', 'skill', 'nothing'],
  },
  {
    id: 'cost-die',
    rule: 'BDP-21',
    name: 'Sides of the damage that a task at a cost does',
    value: 4,
    choices: [2, 4, 6],
  },
  {
    id: 'task-boxes',
    rule: 'BDP-S8',
    name: 'Boxes of the clock that a called-for cure begins with',
    value: 6,
    choices: [0, 4, 5, 6, 7, 8],
  },
] as const satisfies readonly RulingKind[];
