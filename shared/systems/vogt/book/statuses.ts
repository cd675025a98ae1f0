import type { Rule } from '../../ruleBook.ts';

/** Statuses and die sizes. */
export const statusRules: readonly Rule[] = [
  {
    id: 'BV-51',
    line: 'Afraid: you cannot willingly move closer to what you fear.',
    commands: ['attack', 'technique', 'move', 'give-status', 'end-status'],
    at: 'vogt/harm/statuses.ts STATUSES',
  },
  {
    id: 'BV-52',
    line: 'Bleeding: 1 damage at the start of each of your turns.',
    commands: ['give-status', 'end-status'],
    at: 'vogt/harm/statuses.ts STATUSES',
  },
  {
    id: 'BV-53',
    line: 'Blind: disadvantage on anything that needs sight; AWR −1.',
    commands: ['check', 'contest', 'save', 'attack', 'give-status', 'end-status'],
    at: 'vogt/harm/statuses.ts STATUSES',
  },
  {
    id: 'BV-54',
    line: 'Deaf: disadvantage on anything that needs hearing; AWR −1, added to that of Blind.',
    commands: ['check', 'contest', 'save', 'give-status', 'end-status'],
    at: 'vogt/harm/statuses.ts STATUSES',
    reading: 'Each status takes its 1; the text does not say that they overlap.',
  },
  {
    id: 'BV-55',
    line: 'Dead: make a new character.',
    commands: ['set-status', 'give-status', 'end-status', 'make-character', 'exhaust'],
    at: 'vogt/harm/statuses.ts STATUSES',
    refuses: ['exhaust', 'give-status', 'end-status'],
  },
  {
    id: 'BV-56',
    line: 'Drenched: resistance to fire, vulnerability to lightning.',
    commands: ['attack', 'give-status', 'end-status'],
    at: 'vogt/harm/statuses.ts STATUSES',
  },
  {
    id: 'BV-57',
    line: 'Frozen: STR and DEX −1 on rolls and figures.',
    commands: ['attack', 'give-status', 'end-status'],
    at: 'vogt/harm/statuses.ts STATUSES',
    reading: '“−1 to STR” changes rolls and figures; the die stays the same.',
  },
  {
    id: 'BV-58',
    line: 'Hallucinating: you see what is not there; the GM tells you privately.',
    commands: ['give-status', 'end-status'],
    at: 'vogt/harm/statuses.ts STATUSES',
  },
  {
    id: 'BV-59',
    line: 'Immobile: you cannot move.',
    commands: ['move', 'give-status', 'end-status'],
    at: 'vogt/harm/statuses.ts STATUSES',
  },
  {
    id: 'BV-60',
    line: 'Mute: disadvantage on anything that needs a voice.',
    commands: ['check', 'contest', 'save', 'give-status', 'end-status'],
    at: 'vogt/harm/statuses.ts STATUSES',
  },
  {
    id: 'BV-61',
    line: 'Unconscious: no movement, no actions, initiative 10d10; still bleeds and can be struck.',
    commands: ['exhaust', 'declare', 'give-status', 'end-status'],
    at: 'vogt/harm/statuses.ts STATUSES',
    reading:
      'They have an initiative, so they are in the fight and have a turn, and bleed at the start of it. They cannot avoid a blow or keep up a defence. When all of a side are unconscious, the fight is over, whether a blow, exhaustion or a status brought them down.',
  },
  {
    id: 'BV-62',
    line: 'Die sizes run from 0 and 1d4 up to 5d12.',
    commands: ['set-ability'],
    at: 'vogt/sheet/dieSizes.ts CHART',
    refuses: ['set-ability'],
  },
  {
    id: 'BV-63',
    line: 'Dice that are not on the chart rank by their average.',
    commands: ['set-ability'],
    at: 'vogt/sheet/dieSizes.ts rankOf',
    reading: 'The chart runs from the smaller to the larger average.',
  },
  {
    id: 'BV-64',
    line: 'Nauseated: vulnerability to blunt, slash and stab.',
    commands: ['attack', 'give-status', 'end-status'],
    at: 'vogt/harm/statuses.ts STATUSES',
  },
  {
    id: 'BV-65',
    line: 'Prone: half movement, AR 0 even with Defend.',
    commands: ['attack', 'move', 'stand-up', 'give-status', 'end-status'],
    at: 'vogt/harm/statuses.ts STATUSES',
    reading:
      '“Your AR is 0” comes last, so a defence adds nothing. Each halving applies to what the one before left.',
  },
  {
    id: 'BV-66',
    line: 'Scorched: AWR and WIL −1.',
    commands: ['give-status', 'end-status'],
    at: 'vogt/harm/statuses.ts STATUSES',
  },
];
