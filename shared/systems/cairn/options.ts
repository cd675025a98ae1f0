import { familyOptions } from '../cairn-family/options/index.ts';
import { aidOptions } from '../cairn-family/options/harm.ts';
import { spellOptions } from '../cairn-family/options/magic.ts';
import { familyNumbers, spellNumbers } from '../cairn-family/options/numbers.ts';
import { numberReader, optionReader, type ChoiceOf } from '../common/options.ts';
import type { NumberKind, OptionKind } from '../ruleBook.ts';

const OWN_OPTIONS = [
  {
    id: 'hirelings-nerve',
    name: 'Hirelings’ morale',
    theme: 'People',
    value: 'at-0-hp',
    choices: [
      { id: 'at-0-hp', label: 'WIL save at 0 HP' },
      { id: 'when-hurt', label: 'whenever they are hurt' },
      { id: 'never', label: 'never' },
    ],
    why: 'The text tests “enemies” only; some tables test every torchbearer, some none.',
    example: 'The porter takes 2: stays, or drops the chest and runs.',
  },
  {
    id: 'hirelings-crawl',
    name: 'Hirelings who fail Critical Damage',
    theme: 'People',
    value: 'die',
    choices: [
      { id: 'die', label: 'die' },
      { id: 'down', label: 'down, can be saved' },
    ],
    why: 'PCs crawl; “NPCs and monsters” are dead, unless the Warden says otherwise.',
    example: 'The man-at-arms fails: bury him, or bandage him.',
  },
  {
    id: 'harm-meets-armour',
    name: 'Armor against traps and falls',
    theme: 'Harm and healing',
    value: 'no-help',
    choices: [
      { id: 'no-help', label: 'no help' },
      { id: 'where-it-helps', label: 'counts where it would help' },
    ],
    why: 'The text sends such harm straight to an Attribute; the full game lets fitting armor help.',
    example: 'Dart trap, 5 STR, mail: take 5, or 3.',
  },
  {
    id: 'harm-asks-for-save',
    name: 'Critical Damage save for traps, falls, poison',
    theme: 'Harm and healing',
    value: 'no',
    choices: [
      { id: 'no', label: 'no' },
      { id: 'yes', label: 'yes' },
    ],
    why: 'The save hangs on damage below 0 HP, which a trap skips; tables ask what traps do then.',
    example: 'A 20 ft drop takes 7 STR: hurt, or maybe dying.',
  },
  {
    id: 'unsafe-sleep',
    name: 'Sleeping somewhere unsafe',
    theme: 'Rest',
    value: 'none',
    choices: [
      { id: 'none', label: 'no Fatigue comes off' },
      { id: 'one', label: 'one' },
      { id: 'all', label: 'all' },
    ],
    why: 'The text wants “a full night’s rest in a safe spot”; how strict is safe?',
    example: 'A watch kept in the ruin: the wizard wakes with 4 Fatigue, 3 or none.',
  },
] as const satisfies readonly OptionKind[];

const OWN_NUMBERS = [
  {
    id: 'food-die',
    name: 'Rations a good forage finds',
    theme: 'Travel',
    value: 'd4',
    choices: ['d2', 'd3', 'd4', 'd6'],
    others: 'd3',
  },
  {
    id: 'dying-minutes',
    name: 'Minutes the untended have',
    theme: 'Harm and healing',
    value: 60,
    range: [1, 1440],
    others: '10',
  },
  {
    id: 'fall-die',
    name: 'Die for each 10 ft of a fall',
    theme: 'Harm and healing',
    value: 'd6',
    choices: ['d4', 'd6', 'd8', 'd10', 'd12'],
    others: 'd10',
  },
  {
    id: 'limb-weeks',
    name: 'Weeks to mend a broken limb',
    theme: 'Harm and healing',
    value: 1,
    range: [1, 12],
    others: '4, 6',
  },
] as const satisfies readonly NumberKind[];

/** What tables of Cairn argue about. */
export const options: readonly OptionKind[] = [
  ...familyOptions,
  ...spellOptions,
  ...aidOptions,
  ...OWN_OPTIONS,
];

/** The numbers that a house may set otherwise. */
export const numbers: readonly NumberKind[] = [...familyNumbers, ...spellNumbers, ...OWN_NUMBERS];

/** The choices of an option that only Cairn has, by their ids. */
export type CairnChoice<Id extends (typeof OWN_OPTIONS)[number]['id']> = ChoiceOf<typeof OWN_OPTIONS, Id>;

/** Which choice a campaign has taken of an option that only Cairn has. */
export const cairnOption = optionReader(OWN_OPTIONS);

/** What number a campaign plays with, of those that only Cairn has. */
export const cairnNumber = numberReader(OWN_NUMBERS);
