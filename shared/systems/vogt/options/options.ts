import { optionReader, type ChoiceOf } from '../../common/options.ts';
import type { OptionKind } from '../../ruleBook.ts';

/** What tables argue about, each with the id of the choice it starts with. */
export const options = [
  {
    id: 'armor-rating',
    name: 'What armor rating does',
    theme: 'Harm and healing',
    starred: true,
    value: 'soaks-each-round',
    choices: [
      { id: 'soaks-each-round', label: 'AR soaks that many points a round' },
      { id: 'off-each-hit', label: 'AR comes off each hit' },
      { id: 'to-hit', label: 'roll STR against AR to hit; nothing comes off' },
    ],
    why: 'The text names AR and never says what it does. The designer’s own page says a pool of points each round.',
    example: 'AR 4, three hits of 3: 5 damage gets through, or none at all, or hits and misses by the roll.',
  },
  {
    id: 'strength-modifier',
    name: 'Strength modifier of damage',
    theme: 'Characters',
    value: 'on-the-sheet',
    choices: [
      { id: 'on-the-sheet', label: 'the one on the sheet' },
      { id: 'median', label: 'the median of the STR die' },
      { id: 'half-median', label: 'half of that median' },
    ],
    why: 'The text adds it to damage and never defines it; slots use the median.',
    example: 'A d6 club with STR d10 does d6, d6 + 5 or d6 + 2.',
  },
  {
    id: 'tied-contest',
    name: 'Tied contest',
    theme: 'Checks',
    value: 'stands',
    choices: [
      { id: 'stands', label: 'everything stands as it was' },
      { id: 'roll-again', label: 'roll again' },
      { id: 'challenged-wins', label: 'the challenged side wins' },
    ],
    why: 'Small dice tie often: a d6 against a d6 once in six.',
    example: 'Both roll 4 in a shoving match: nobody moves, they roll again, or the one pushed stays put.',
  },
  {
    id: 'split-movement',
    name: 'Move, act, move on',
    theme: 'Fights',
    value: 'yes',
    choices: [
      { id: 'yes', label: 'yes' },
      { id: 'no', label: 'no, all moving before the action or after it' },
    ],
    why: 'The text gives an action and a number of squares, and no order.',
    example: 'Dart out of the door, shoot, and duck back in one turn, or not.',
  },
  {
    id: 'defence-begins',
    name: 'When Defend protects',
    theme: 'Fights',
    value: 'your-turn',
    choices: [
      { id: 'your-turn', label: 'from your turn' },
      { id: 'when-chosen', label: 'from the moment you choose it' },
    ],
    why: 'Actions are chosen before initiative; even a d4 may come too late.',
    example: 'You chose Defend and rolled 3, the orc rolled 1: its blow meets +2 AR, or not yet.',
  },
  {
    id: 'standing-up',
    name: 'Getting up from prone',
    theme: 'Fights',
    value: 'half',
    choices: [
      { id: 'half', label: 'half of the movement you have prone' },
      { id: 'all', label: 'all of your movement' },
      { id: 'free', label: 'free' },
    ],
    why: 'Every drop to 0 HP knocks prone, and no rule says how one gets up.',
    example: 'Get up and walk on this turn, or only get up.',
  },
  {
    id: 'surprise',
    name: 'Caught off guard',
    theme: 'Fights',
    value: 'no-effect',
    choices: [
      { id: 'no-effect', label: 'no effect' },
      { id: 'lose-first-round', label: 'lose the first round' },
    ],
    why: 'The text has no surprise; adventures have ambushes.',
    example: 'Arrows out of the dark: a free round for the archers, or initiative as usual.',
  },
  {
    id: 'criticals',
    name: 'Highest face on a damage die',
    theme: 'Harm and healing',
    value: 'repeating',
    choices: [
      { id: 'repeating', label: 'one more die, and again' },
      { id: 'once', label: 'one more die, once' },
      { id: 'none', label: 'nothing special' },
    ],
    why: 'You may roll an additional damage die, which can show its highest face as well.',
    example: 'A d4 dagger: one hit in four grows, some of them without end.',
  },
  {
    id: 'exhaustion-per-rest',
    name: 'Exhaustion a full rest takes off',
    theme: 'Rest',
    value: 'one',
    choices: [
      { id: 'one', label: 'one level' },
      { id: 'all', label: 'all of it' },
      { id: 'none', label: 'none' },
    ],
    why: 'A full rest is to “fully recover”, but the text lists only HP and technique dice.',
    example: 'Three levels after the fight: fit again in three days, tomorrow, or never.',
  },
  {
    id: 'rest-ends-statuses',
    name: 'A full rest ends passing statuses',
    theme: 'Rest',
    value: 'no',
    choices: [
      { id: 'no', label: 'no, the GM ends them' },
      { id: 'yes', label: 'yes' },
    ],
    why: 'No status has an end in the text.',
    example: 'Nauseated overnight: gone at breakfast, or not.',
  },
  {
    id: 'siesta-counts-from',
    name: 'A siesta for someone below 0 HP',
    theme: 'Rest',
    value: 'current',
    choices: [
      { id: 'current', label: 'adds to what they have' },
      { id: 'zero', label: 'counts from 0' },
    ],
    why: 'HP go below 0, and a siesta gives back half of the maximum.',
    example: 'At −8 of 12: still down at −2, or up with 6.',
  },
] as const satisfies readonly OptionKind[];

export type OptionId = (typeof options)[number]['id'];
export type Choice<Id extends OptionId> = ChoiceOf<typeof options, Id>;

/** Which choice a campaign has taken. */
export const optionOf = optionReader(options);
