import type { Rule } from '../../ruleBook.ts';

/** Damage, exhaustion, death and dismemberment. */
export const harmRules: readonly Rule[] = [
  {
    id: 'BV-22',
    line: 'Damage is the dice and what is added to them, before resistances.',
    commands: ['attack', 'technique'],
    at: 'vogt/fight/damage.ts strike',
  },
  {
    id: 'BV-23',
    line: 'Weapons add the STR modifier; techniques say their own.',
    commands: ['attack', 'technique'],
    at: 'vogt/sheet/abilities.ts strengthOf',
    options: ['strength-modifier'],
  },
  {
    id: 'BV-24',
    line: 'Damage comes off HP, below 0 too.',
    commands: ['adjust-hit-points', 'set-hit-points', 'attack'],
    at: 'vogt/harm/harm.ts takeDamage',
    refuses: ['adjust-hit-points'],
  },
  {
    id: 'BV-25',
    line: 'Damage is never less than 0.',
    commands: ['adjust-hit-points', 'attack'],
    at: 'vogt/harm/harm.ts takeDamage',
  },
  {
    id: 'BV-26',
    line: 'One throw of damage serves all whom the action strikes.',
    commands: ['attack', 'technique'],
    at: 'vogt/fight/strikeCommands.ts strikeAll',
  },
  {
    id: 'BV-27',
    line: 'The highest face of a damage die brings one more die.',
    commands: ['attack'],
    at: 'vogt/fight/damage.ts throwDamage',
    options: ['criticals'],
  },
  {
    id: 'BV-28',
    line: 'That die may bring another.',
    commands: ['attack'],
    at: 'vogt/fight/damage.ts CRITICALS',
    options: ['criticals'],
  },
  {
    id: 'BV-29',
    line: 'Resistance halves damage of its type, once.',
    commands: ['attack'],
    at: 'vogt/fight/damage.ts afterResistance',
    reading: 'Resistance is something one has or has not; a second source of it adds nothing.',
  },
  {
    id: 'BV-30',
    line: 'Vulnerability doubles it, once; both cancel.',
    commands: ['attack'],
    at: 'vogt/fight/damage.ts afterResistance',
    reading: 'Twice the half is the whole, so both to one type cancel.',
  },
  {
    id: 'BV-31',
    line: 'Damage that leaves one at 0 or fewer tires by a level and knocks prone; a hit for 0 is none.',
    commands: ['adjust-hit-points', 'attack'],
    at: 'vogt/harm/harm.ts takeDamage',
    reading: 'A blow for 0 damage is no damage taken.',
  },
  {
    id: 'BV-32',
    line: 'Exhaustion has four levels; each keeps the ones below.',
    commands: ['exhaust', 'attack'],
    at: 'vogt/harm/harm.ts gainExhaustion',
  },
  {
    id: 'BV-33',
    line: 'Level 1 halves speed: the movement of a turn.',
    commands: ['travel', 'exhaust', 'attack', 'move'],
    at: 'vogt/fight/movement.ts squaresOf',
    reading: 'Speed is the movement of a turn; the text has no speed of the road.',
  },
  {
    id: 'BV-34',
    line: 'Level 2 halves most HP; HP of the moment are cut to that.',
    commands: ['exhaust', 'attack'],
    at: 'vogt/harm/harm.ts fitHitPoints',
    reading: 'What one has cannot be more than one may have; nothing else is lost.',
  },
  {
    id: 'BV-35',
    line: 'Level 3 is unconscious.',
    commands: ['exhaust', 'attack'],
    at: 'vogt/harm/harm.ts gainExhaustion',
  },
  {
    id: 'BV-36',
    line: 'Level 4, and each further one, throws for death and dismemberment; the count stays at 4.',
    commands: ['exhaust', 'attack'],
    at: 'vogt/harm/harm.ts gainExhaustion',
    reading: 'There are four levels; each further one gained at the fourth rolls again.',
  },
  {
    id: 'BV-37',
    line: 'By d8: gear breaks, as the GM says, arm, eye, leg, voice, and from 6 death; what is lost already takes the other one.',
    commands: ['exhaust', 'attack', 'move', 'end-status'],
    at: 'vogt/harm/dismemberment.ts DISMEMBERMENT',
    reading:
      'Which weapon, armour, arm or eye it is is the GM’s word; what is lost already takes the other one, and who has lost both eyes cannot see.',
  },
  {
    id: 'BV-38',
    line: 'A lost arm is a hand less.',
    commands: ['exhaust', 'attack'],
    at: 'vogt/sheet/carrying.ts handsOf',
    reading:
      'Slots, quick slots and what one can hold without a bag are counted by the hands one has; an arm that is gone leaves one fewer.',
  },
];
