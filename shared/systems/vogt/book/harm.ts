import type { Rule } from '../../ruleBook.ts';

/** Damage, exhaustion, death and dismemberment. */
export const harmRules: readonly Rule[] = [
  {
    id: 'BV-22',
    line: 'Damage is the dice plus modifiers, before resistances.',
    commands: ['attack', 'technique'],
    at: 'vogt/fight/damage.ts strike',
  },
  {
    id: 'BV-23',
    line: 'Weapons add the STR modifier to damage; techniques state their own.',
    commands: ['attack', 'technique'],
    at: 'vogt/sheet/abilities.ts strengthOf',
    options: ['strength-modifier'],
  },
  {
    id: 'BV-24',
    line: 'Damage is subtracted from HP, which can go below 0.',
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
    line: 'One damage roll counts for every target of the action.',
    commands: ['attack', 'technique'],
    at: 'vogt/fight/strikeCommands.ts strikeAll',
  },
  {
    id: 'BV-27',
    line: 'A damage die that shows its highest face adds one more die.',
    commands: ['attack'],
    at: 'vogt/fight/damage.ts throwDamage',
    options: ['criticals'],
  },
  {
    id: 'BV-28',
    line: 'The added die can add another.',
    commands: ['attack'],
    at: 'vogt/fight/damage.ts CRITICALS',
    options: ['criticals'],
  },
  {
    id: 'BV-29',
    line: 'Resistance halves damage of its type, once.',
    commands: ['attack'],
    at: 'vogt/fight/damage.ts afterResistance',
    reading: 'You either have resistance or not; a second source adds nothing.',
  },
  {
    id: 'BV-30',
    line: 'Vulnerability doubles damage of its type, once; with resistance they cancel out.',
    commands: ['attack'],
    at: 'vogt/fight/damage.ts afterResistance',
    reading: 'Half and then double is the full damage, so the two cancel out.',
  },
  {
    id: 'BV-31',
    line: 'Damage that leaves you at 0 HP or less gives a level of exhaustion and knocks you prone.',
    commands: ['adjust-hit-points', 'attack'],
    at: 'vogt/harm/harm.ts takeDamage',
    reading: 'A hit for 0 damage is not damage taken.',
  },
  {
    id: 'BV-32',
    line: 'Exhaustion has four levels; each adds its penalty to those below.',
    commands: ['exhaust', 'attack'],
    at: 'vogt/harm/harm.ts gainExhaustion',
  },
  {
    id: 'BV-33',
    line: 'Exhaustion 1 halves speed: the movement of a turn.',
    commands: ['travel', 'exhaust', 'attack', 'move'],
    at: 'vogt/fight/movement.ts squaresOf',
    reading: 'Speed means the movement of a turn; the text has no travel speed.',
  },
  {
    id: 'BV-34',
    line: 'Exhaustion 2 halves maximum HP; current HP cannot be higher.',
    commands: ['exhaust', 'attack'],
    at: 'vogt/harm/harm.ts fitHitPoints',
    reading: 'You cannot have more HP than your maximum; nothing else is lost.',
  },
  {
    id: 'BV-35',
    line: 'Exhaustion 3 makes you unconscious.',
    commands: ['exhaust', 'attack'],
    at: 'vogt/harm/harm.ts gainExhaustion',
  },
  {
    id: 'BV-36',
    line: 'Exhaustion 4, and each further level, rolls on the death and dismemberment table; the level stays at 4.',
    commands: ['exhaust', 'attack'],
    at: 'vogt/harm/harm.ts gainExhaustion',
    reading: 'There are four levels; each further one gained at the fourth rolls again.',
  },
  {
    id: 'BV-37',
    line: 'Death and dismemberment, d8: 1 gear breaks, 2 an arm, 3 an eye, 4 a leg, 5 the voice, 6 or more death.',
    commands: ['exhaust', 'attack', 'move', 'end-status'],
    at: 'vogt/harm/dismemberment.ts DISMEMBERMENT',
    reading:
      'The GM says which weapon, armour, arm or eye it is. A part that is already lost takes the other one; losing both eyes makes you blind.',
  },
  {
    id: 'BV-38',
    line: 'A lost arm is one hand less.',
    commands: ['exhaust', 'attack', 'set-item', 'add-item', 'draw'],
    at: 'vogt/sheet/carrying.ts handsOf',
    reading:
      'Slots, quick slots, what you can hold without a bag and which weapons and shields you can use at once depend on your hands; losing an arm leaves one fewer.',
    refuses: ['set-item', 'add-item', 'draw'],
    as: 'in-hand',
  },
];
