import { optionReader, type ChoiceOf } from '../../common/options.ts';
import type { OptionKind } from '../../ruleBook.ts';

/** The options, each with the id of its default choice. */
export const options = [
  {
    id: 'armor-rating',
    name: 'What AR does',
    theme: 'Harm and healing',
    starred: true,
    value: 'soaks-each-round',
    choices: [
      { id: 'soaks-each-round', label: 'AR absorbs that many points each round' },
      { id: 'off-each-hit', label: 'AR reduces each hit' },
      { id: 'to-hit', label: 'roll STR against AR to hit; no reduction' },
    ],
    why: 'The text uses AR but never defines it. The designer’s page describes a pool of points each round.',
    example: 'AR 4, three hits of 3: 5 damage gets through, or none, or each hit depends on its roll.',
  },
  {
    id: 'strength-modifier',
    name: 'STR modifier for damage',
    theme: 'Characters',
    value: 'on-the-sheet',
    choices: [
      { id: 'on-the-sheet', label: 'the modifier on the sheet' },
      { id: 'median', label: 'the median of the STR die' },
      { id: 'half-median', label: 'half of the median of the STR die' },
    ],
    why: 'The text adds it to damage but never defines it; slots use the median.',
    example: 'A d6 club with STR d10 does d6, d6 + 5 or d6 + 2.',
  },
  {
    id: 'tied-contest',
    name: 'Tied contest',
    theme: 'Checks',
    value: 'stands',
    choices: [
      { id: 'stands', label: 'no one wins; nothing changes' },
      { id: 'roll-again', label: 'roll again' },
      { id: 'challenged-wins', label: 'the challenged side wins' },
    ],
    why: 'Small dice tie often: a d6 against a d6 once in six.',
    example:
      'Both roll 4 in a shoving match: no one moves, they roll again, or the one who is pushed stays put.',
  },
  {
    id: 'split-movement',
    name: 'Split movement',
    theme: 'Fights',
    value: 'yes',
    choices: [
      { id: 'yes', label: 'yes, before and after the action' },
      { id: 'no', label: 'no, move only before or only after the action' },
    ],
    why: 'The text gives an action and a number of squares, in no order.',
    example: 'Step out of the door, shoot and step back in one turn, or not.',
  },
  {
    id: 'defence-begins',
    name: 'When Defend protects',
    theme: 'Fights',
    value: 'your-turn',
    choices: [
      { id: 'your-turn', label: 'from your turn on' },
      { id: 'when-chosen', label: 'as soon as you choose it' },
    ],
    why: 'Actions are chosen before initiative; even a d4 may come too late.',
    example:
      'You chose Defend and rolled 3, the orc rolled 1: you have AR +2 against its attack, or not yet.',
  },
  {
    id: 'standing-up',
    name: 'Standing up from prone',
    theme: 'Fights',
    value: 'half',
    choices: [
      { id: 'half', label: 'costs half of your movement while prone' },
      { id: 'all', label: 'costs all of your movement' },
      { id: 'free', label: 'free' },
    ],
    why: 'Dropping to 0 HP knocks you prone, and no rule says how to stand up.',
    example: 'Stand up and walk in one turn, or only stand up.',
  },
  {
    id: 'surprise',
    name: 'Surprise',
    theme: 'Fights',
    value: 'no-effect',
    choices: [
      { id: 'no-effect', label: 'no effect' },
      { id: 'lose-first-round', label: 'lose the first round' },
    ],
    why: 'The text has no surprise; adventures have ambushes.',
    example: 'Arrows out of the dark: a free round for the archers, or the usual initiative.',
  },
  {
    id: 'criticals',
    name: 'Highest face on a damage die',
    theme: 'Harm and healing',
    value: 'repeating',
    choices: [
      { id: 'repeating', label: 'one more die, which can add another' },
      { id: 'once', label: 'one more die, once' },
      { id: 'none', label: 'nothing special' },
    ],
    why: 'The additional damage die can show its highest face as well.',
    example: 'A d4 dagger: one hit in four adds a die, and some add several.',
  },
  {
    id: 'exhaustion-per-rest',
    name: 'Exhaustion removed by a full rest',
    theme: 'Rest',
    value: 'one',
    choices: [
      { id: 'one', label: 'one level' },
      { id: 'all', label: 'all of it' },
      { id: 'none', label: 'none' },
    ],
    why: 'A full rest lets you “fully recover”, but the text lists only HP and technique dice.',
    example: 'Three levels after the fight: gone in three days, tomorrow, or never.',
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
      { id: 'current', label: 'adds to current HP' },
      { id: 'zero', label: 'counts from 0' },
    ],
    why: 'HP can go below 0, and a siesta restores half of the maximum.',
    example: 'At −8 of 12 HP: −2 HP afterwards, or 6 HP.',
  },
] as const satisfies readonly OptionKind[];

export type OptionId = (typeof options)[number]['id'];
export type Choice<Id extends OptionId> = ChoiceOf<typeof options, Id>;

/** Which choice a campaign plays with. */
export const optionOf = optionReader(options);
