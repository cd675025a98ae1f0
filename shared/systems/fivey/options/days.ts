import { losingTheWay } from '../../common/navigation.ts';
import type { OptionKind } from '../../ruleBook.ts';

/** Options about camps, meals and downtime. */
export const dayOptions = [
  losingTheWay,
  {
    id: 'camp-encounters',
    name: 'Encounter check in camp',
    theme: 'Travel',
    value: 'no',
    choices: [
      { id: 'no', label: 'no' },
      { id: 'yes', label: 'yes' },
    ],
    why: 'The text checks “while traveling”; many tables also check at night.',
    example: 'First watch in the Black Wood: roll a d20, or sleep in peace.',
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
    why: '“Characters must also eat a meal”, but the text gives no penalty.',
    example: 'Out of rations: stay at 2 hit points, or heal as usual.',
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
    why: 'Players “may roll”, and a bad event “might” be disadvantage or worse.',
    example: 'Carousing with a 3: disadvantage, or waking up to a crime.',
  },
] as const satisfies readonly OptionKind[];
