import type { Rule } from '../../ruleBook.ts';

/** How doubtful places are read: gear, fights, fate and magic. */
export const doubtsOfFights: readonly Rule[] = [
  {
    id: 'NS-R18',
    line: 'The same Condition again is one Slot worse.',
    commands: ['gain-condition'],
    at: 'nightsong/harm/conditions.ts AGAIN',
    options: ['same-condition'],
  },
  {
    id: 'NS-R19',
    line: 'The die that counts decides about a miss.',
    commands: ['attack'],
    at: 'nightsong/fight/strike.ts damageOf',
    reading: 'The other dice do not count, so that their faces mean nothing.',
  },
  {
    id: 'NS-R20',
    line: 'No Armor roll for a miss or a block; never less than 0 Damage.',
    commands: ['attack', 'harm'],
    at: 'nightsong/fight/armour.ts throughArmour',
    options: ['least-damage'],
    reading: 'Wear and tear comes after fights, so that Armor does not wear outside them.',
  },
  {
    id: 'NS-R21',
    line: 'A Shield in hand blocks once the Damage is known, as often as wanted.',
    commands: ['attack'],
    at: 'nightsong/fight/shields.ts shieldOf',
    options: ['shield-declared', 'shield-blocks'],
  },
  {
    id: 'NS-R22',
    line: 'Worn Armor wears even unhit, a Weapon even when it missed; fists do not.',
    commands: ['attack', 'feat', 'settle'],
    at: 'nightsong/fight/wear.ts hasServed',
    reading:
      'One sentence says worn and the other used; Armor is used by being worn, a Weapon by being swung.',
  },
  {
    id: 'NS-R23',
    line: 'Each attack stands for itself.',
    commands: ['attack'],
    at: 'nightsong/fight/attackCommand.ts attackCommand',
    reading: 'A Damage roll belongs to one attack; the rules know no blow of several attackers together.',
  },
  {
    id: 'NS-R24',
    line: 'Two weapons make a plus attack, and both wear.',
    commands: ['attack'],
    at: 'nightsong/fight/attackCommand.ts weaponsOf',
    reading: 'Several strikes in one action are written with a plus, and two weapons are several strikes.',
  },
  {
    id: 'NS-R25',
    line: 'A 1 for the number in a blast is one target; never more than are there.',
    commands: ['attack'],
    at: 'nightsong/fight/blast.ts targetsOf',
    reading: 'The die counts targets there, so that a 1 is one of them.',
  },
  {
    id: 'NS-R26',
    line: 'Only those caught off guard act last; if both are, the players begin.',
    commands: ['start-fight'],
    at: 'nightsong/fight/order.ts takeTurns',
    reading: 'The text has those act last who were caught off guard, not their companions.',
  },
  {
    id: 'NS-R27',
    line: 'The Die of Fate is read in tens from 10 to 100; printed chances from 1 to 100.',
    commands: ['die-of-fate'],
    at: 'nightsong/fate/fate.ts READINGS',
    options: ['fate-die'],
  },
  {
    id: 'NS-R28',
    line: 'Shards are refilled to their first die; any that lacks some may be chosen.',
    commands: ['long-rest'],
    at: 'nightsong/rest/shards.ts worn',
    options: ['least-shards'],
    reading: 'Refilled is full; which shards, the text leaves to whoever carries them.',
  },
  {
    id: 'NS-R29',
    line: 'A cast is effect, strain, shard, in this order.',
    commands: ['cast'],
    at: 'nightsong/magic/castCommand.ts castCommand',
    reading:
      'Both rolls always happen and neither changes the other, so that their order is only the order of the log.',
  },
  {
    id: 'NS-R30',
    line: 'An Advancement leaves HP and Focus of the moment as they are.',
    commands: ['advance'],
    at: 'nightsong/people/advanceCommand.ts raiseHitPoints',
    reading: 'The text raises the maximum and the Abilities, and nothing of the moment.',
  },
  {
    id: 'NS-R31',
    line: 'A Remedy may be used on somebody else; heal first, then its die.',
    commands: ['use-remedy'],
    at: 'nightsong/gear/remedyCommand.ts remedyCommand',
    reading: 'A Remedy is used, not rested, and nobody says on whom.',
  },
  {
    id: 'NS-R32',
    line: 'Broken gear keeps its Slot.',
    commands: ['drop-item', 'repair'],
    at: 'nightsong/gear/stepDice.ts SPENT',
    reading: 'Broken gear is useless, and no lighter for it.',
  },
];
