import type { Rule } from '../../ruleBook.ts';

/** Statuses and die sizes. */
export const statusRules: readonly Rule[] = [
  {
    id: 'BV-51',
    line: 'Afraid: does not come closer to what is feared.',
    commands: ['attack', 'technique', 'move', 'give-status', 'end-status'],
    at: 'vogt/harm/statuses.ts STATUSES',
  },
  {
    id: 'BV-52',
    line: 'Bleeding: 1 damage at the start of each turn.',
    commands: ['give-status', 'end-status'],
    at: 'vogt/harm/statuses.ts STATUSES',
  },
  {
    id: 'BV-53',
    line: 'Blind: disadvantage on sight, AWR −1.',
    commands: ['check', 'contest', 'save', 'attack', 'give-status', 'end-status'],
    at: 'vogt/harm/statuses.ts STATUSES',
  },
  {
    id: 'BV-54',
    line: 'Deaf: disadvantage on hearing, AWR −1, which adds to what Blind takes.',
    commands: ['check', 'contest', 'save', 'give-status', 'end-status'],
    at: 'vogt/harm/statuses.ts STATUSES',
    reading: 'Each status takes its 1; nothing says that they overlap.',
  },
  {
    id: 'BV-55',
    line: 'Dead: a new character is made.',
    commands: ['set-status', 'give-status', 'end-status', 'make-character', 'exhaust'],
    at: 'vogt/harm/statuses.ts STATUSES',
    refuses: ['exhaust', 'give-status', 'end-status'],
  },
  {
    id: 'BV-56',
    line: 'Drenched: resists fire, vulnerable to lightning.',
    commands: ['attack', 'give-status', 'end-status'],
    at: 'vogt/harm/statuses.ts STATUSES',
  },
  {
    id: 'BV-57',
    line: 'Frozen: STR and DEX −1, off rolls and figures.',
    commands: ['attack', 'give-status', 'end-status'],
    at: 'vogt/harm/statuses.ts STATUSES',
    reading: '“−1 to STR” is a number off rolls and figures; the die stays.',
  },
  {
    id: 'BV-58',
    line: 'Hallucinating: sees what is not; the GM tells it apart.',
    commands: ['give-status', 'end-status'],
    at: 'vogt/harm/statuses.ts STATUSES',
  },
  {
    id: 'BV-59',
    line: 'Immobile: does not move.',
    commands: ['move', 'give-status', 'end-status'],
    at: 'vogt/harm/statuses.ts STATUSES',
  },
  {
    id: 'BV-60',
    line: 'Mute: disadvantage on what takes a voice.',
    commands: ['check', 'contest', 'save', 'give-status', 'end-status'],
    at: 'vogt/harm/statuses.ts STATUSES',
  },
  {
    id: 'BV-61',
    line: 'Unconscious: does not move or act; initiative is 10d10; still bleeds, and can be struck.',
    commands: ['exhaust', 'declare', 'give-status', 'end-status'],
    at: 'vogt/harm/statuses.ts STATUSES',
    reading:
      'They have an initiative, so they are in the fight and have a turn, and bleed at the start of it. They cannot avoid a blow or keep up a defence.',
  },
  {
    id: 'BV-62',
    line: 'Die sizes run from 0 over 1d4 to 5d12.',
    commands: ['set-ability'],
    at: 'vogt/sheet/dieSizes.ts CHART',
    refuses: ['set-ability'],
  },
  {
    id: 'BV-63',
    line: 'Dice off the chart go by their average.',
    commands: ['set-ability'],
    at: 'vogt/sheet/dieSizes.ts rankOf',
    reading: 'The chart runs from the smaller to the larger average.',
  },
  {
    id: 'BV-64',
    line: 'Nauseated: vulnerable to blunt, slash and stab.',
    commands: ['attack', 'give-status', 'end-status'],
    at: 'vogt/harm/statuses.ts STATUSES',
  },
  {
    id: 'BV-65',
    line: 'Prone: half movement, AR 0, even under Defend.',
    commands: ['attack', 'move', 'stand-up', 'give-status', 'end-status'],
    at: 'vogt/harm/statuses.ts STATUSES',
    reading:
      '“Your AR is 0” is the last word, a defence adds nothing to it; each halving halves what the one before has left.',
  },
  {
    id: 'BV-66',
    line: 'Scorched: AWR and WIL −1.',
    commands: ['give-status', 'end-status'],
    at: 'vogt/harm/statuses.ts STATUSES',
  },
];
