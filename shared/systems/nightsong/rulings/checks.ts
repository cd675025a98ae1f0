import type { RulingKind } from '../../contract.ts';

/** Options about who the characters are, what they try, and what Focus changes about it. */
export const checkRulings = [
  { id: 'solo', rule: 'NS-28', name: 'Solo play: every Check is nuanced', value: false },
  {
    id: 'weak-sets',
    rule: 'NS-R5',
    name: 'A weak set of Abilities is thrown again',
    value: 'as often as needed',
    choices: ['as often as needed', 'once'],
  },
  {
    id: 'rolled-scores',
    rule: 'NS-R5',
    name: 'Where rolled scores go',
    value: 'where they fall',
    choices: ['where they fall', 'the best where the kit needs it'],
  },
  { id: 'naturals', rule: 'NS-R6', name: 'A 20 always succeeds and a 1 always fails', value: false },
  {
    id: 'grounds',
    rule: 'NS-R7',
    name: 'Where something speaks for a roll and something against',
    value: 'both cancel',
    choices: ['both cancel', 'the greater number wins'],
  },
  {
    id: 'focus-after-disadvantage',
    rule: 'NS-R8',
    name: 'Focus spent after a roll with Disadvantage',
    value: 'the dice thrown first stand',
    choices: ['the dice thrown first stand', 'one more die, the best counts'],
  },
  { id: 'least-focus', rule: 'NS-R9', name: 'Focus a session begins with at least', value: 0, range: [0, 3] },
  {
    id: 'focus-for-others',
    rule: 'NS-R9',
    name: 'Focus may go into the roll of a companion, once it is thrown',
    value: false,
  },
  {
    id: 'solo-opposed',
    rule: 'NS-R10',
    name: 'Opposed Checks in solo play',
    value: 'one die a side',
    choices: ['one die a side', 'nuanced, against the other’s total'],
  },
  {
    id: 'weak-strain',
    rule: 'NS-R11',
    name: 'A weak success against the strain of casting',
    value: 'a complication',
    choices: ['a complication', 'nothing', 'fatigue'],
  },
  {
    id: 'advancement-hit-points',
    rule: 'NS-R30',
    name: 'HP of the moment rise with an Advancement',
    value: false,
  },
  {
    id: 'advancement-focus',
    rule: 'NS-R30',
    name: 'Focus of the moment rises with DEX in an Advancement',
    value: false,
  },
  {
    id: 'advancement-constitution',
    rule: 'NS-R30',
    name: 'A rise in CON brings one HP more',
    value: false,
  },
  {
    id: 'chase-ability',
    rule: 'NS-S10',
    name: 'The Ability of a chase',
    value: 'DEX',
    choices: ['STR', 'DEX', 'CON'],
  },
  {
    id: 'sight-checks',
    rule: 'NS-S7',
    name: 'Without light Checks that need sight have Disadvantage',
    value: true,
  },
] as const satisfies readonly RulingKind[];
