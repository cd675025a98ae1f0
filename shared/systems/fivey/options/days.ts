import type { OptionKind } from '../../ruleBook.ts';

/** Options about camps, meals and downtime. */
export const dayOptions = [
  {
    id: 'camp-encounters',
    name: 'Encounter check in camp',
    theme: 'Travel',
    value: 'no',
    choices: [
      { id: 'no', label: 'no' },
      { id: 'yes', label: 'yes' },
    ],
    why: 'The text checks “while traveling”; night visitors are old practice.',
    example: 'The first watch in the Black Wood: a d20, or sleep.',
  },
  {
    id: 'hungry-rest',
    name: 'Missing the day’s meal',
    theme: 'Rest',
    value: 'no-recovery',
    choices: [
      { id: 'no-recovery', label: 'no Recover that night' },
      { id: 'no-penalty', label: 'no penalty' },
    ],
    why: '“Characters must also eat a meal”, and no penalty is given.',
    example: 'Out of rations: stuck on 2 hit points, or healing as usual.',
  },
  {
    id: 'downtime-events',
    name: 'Downtime events',
    theme: 'Downtime',
    value: 'disadvantage',
    choices: [
      { id: 'disadvantage', label: 'd20; bad luck means disadvantage' },
      { id: 'trouble', label: 'd20; bad luck means the listed trouble' },
      { id: 'none', label: 'none' },
    ],
    why: 'Players “may roll”, and a bad event “might” be either.',
    example: 'Carousing, rolled 3: the worse die, or a crime on waking.',
  },
] as const satisfies readonly OptionKind[];
