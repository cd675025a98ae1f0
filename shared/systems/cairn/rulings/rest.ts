import type { RulingKind } from '../../contract.ts';

/** Options about breathers, sleep and what heals with time. */
export const restRulings = [
  {
    id: 'breather-minutes',
    rule: 'CA-11',
    name: 'Minutes of a breather',
    value: 1,
    range: [1, 60],
  },
  {
    id: 'night-hours',
    rule: 'CA-S7',
    name: 'Hours of a night’s sleep',
    value: 8,
    choices: [4, 6, 8, 10],
  },
  {
    id: 'unsafe-sleep',
    rule: 'CA-S7',
    name: 'Sleep where it is not safe takes away',
    value: 'no Fatigue',
    choices: ['no Fatigue', 'one Fatigue', 'all Fatigue'],
  },
  {
    id: 'walloped-hours',
    rule: 'CA-R24',
    name: 'Hours of rest after being walloped',
    value: 3,
    range: [0, 24],
  },
  {
    id: 'limb-weeks',
    rule: 'CA-S13',
    name: 'Weeks with a healer until a broken limb has mended',
    value: 1,
    range: [1, 12],
  },
  {
    id: 'infection-weeks',
    rule: 'CA-S13',
    name: 'Weeks with a healer until an infection is over',
    value: 1,
    range: [1, 12],
  },
] as const satisfies readonly RulingKind[];
