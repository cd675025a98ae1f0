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
      { id: 'at-0-hp', label: 'WIL Save at 0 HP' },
      { id: 'when-hurt', label: 'WIL Save whenever hurt' },
      { id: 'never', label: 'never' },
    ],
    why: 'The text mentions only “enemies”. Some tables roll for every hireling, some for none.',
    example: 'The porter takes 2 damage: does he stay, or drop the chest and run?',
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
    why: 'PCs can be saved, “NPCs and monsters” die, and the text does not say which a hireling is.',
    example: 'The man-at-arms fails the Save: dead, or dying and in need of bandages?',
  },
  {
    id: 'harm-meets-armour',
    name: 'Armor against traps and falls',
    theme: 'Harm and healing',
    value: 'no-help',
    choices: [
      { id: 'no-help', label: 'no help' },
      { id: 'where-it-helps', label: 'counts when it makes sense' },
    ],
    why: 'The text sends this harm straight to an Attribute. The full game lets fitting Armor help.',
    example: 'A dart trap deals 5 STR to someone in mail: take 5, or 3.',
  },
  {
    id: 'harm-asks-for-save',
    name: 'Critical Damage Save for traps, falls, poison',
    theme: 'Harm and healing',
    value: 'no',
    choices: [
      { id: 'no', label: 'no' },
      { id: 'yes', label: 'yes' },
    ],
    why: 'The Save follows damage below 0 HP, and traps skip HP.',
    example: 'A 20ft fall takes 7 STR: just hurt, or perhaps dying?',
  },
  {
    id: 'unsafe-sleep',
    name: 'Sleeping in an unsafe place',
    theme: 'Rest',
    value: 'none',
    choices: [
      { id: 'none', label: 'removes no Fatigue' },
      { id: 'one', label: 'removes one Fatigue' },
      { id: 'all', label: 'removes all Fatigue' },
    ],
    why: 'The text asks for “a full night’s rest in a safe spot” and does not say how safe.',
    example: 'The party sleeps in a ruin and keeps watch: the wizard wakes with 4 Fatigue, 3, or none.',
  },
] as const satisfies readonly OptionKind[];

const OWN_NUMBERS = [
  {
    id: 'food-die',
    name: 'Rations found by foraging',
    theme: 'Travel',
    value: 'd4',
    choices: ['d2', 'd3', 'd4', 'd6'],
    others: 'd3',
  },
  {
    id: 'dying-minutes',
    name: 'Minutes until the dying die',
    theme: 'Harm and healing',
    value: 60,
    range: [1, 1440],
    others: '10',
  },
  {
    id: 'fall-die',
    name: 'Damage die for each 10ft of a fall',
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
