import type { Rule } from '../../ruleBook.ts';

/** Spells. */
export const magic: readonly Rule[] = [
  {
    id: 'FV-213',
    line: 'A spell’s vessel is emptied by casting.',
    commands: ['cast'],
    at: 'fivey/magic/magic.ts cast',
    refuses: ['cast'],
  },
  { id: 'FV-214', line: '[L] is the level cast at.', commands: ['cast'], at: 'fivey/magic/magic.ts cast' },
  {
    id: 'FV-215',
    line: 'Casting takes both actions; targets may save.',
    commands: ['cast'],
    at: 'fivey/magic/cast.ts spellDc',
    reading:
      'Magic is INT by the attack rules, dodging is DEX, and effects on the mind are held against ten and CHA.',
  },
  {
    id: 'FV-216',
    line: 'Who saves takes half.',
    commands: ['cast'],
    at: 'fivey/magic/spellList.ts blast',
    reading: 'Every other rule of the kind gives the lesser harm to the one who succeeds.',
  },
  { id: 'FV-217', line: 'Attract.', commands: ['cast'], at: 'fivey/magic/spellList.ts SPELLS' },
  {
    id: 'FV-218',
    line: 'Charm.',
    commands: ['react', 'request', 'cast'],
    at: 'fivey/magic/charm.ts befriend',
  },
  {
    id: 'FV-219',
    line: 'Feather Fall.',
    commands: ['cast', 'fall'],
    at: 'fivey/sheet/conditions.ts useFeather',
  },
  {
    id: 'FV-220',
    line: 'Fire Ball.',
    commands: ['cast'],
    at: 'fivey/magic/spellList.ts SPELLS',
    reading: 'One explosion is one throw of its dice.',
  },
  { id: 'FV-221', line: 'Knock.', commands: ['cast'], at: 'fivey/magic/spellList.ts SPELLS' },
  { id: 'FV-222', line: 'Illuminate.', commands: ['cast'], at: 'fivey/magic/spellList.ts SPELLS' },
  { id: 'FV-223', line: 'Levitate.', commands: ['cast'], at: 'fivey/magic/spellList.ts SPELLS' },
  { id: 'FV-224', line: 'Lightning Bolt.', commands: ['cast'], at: 'fivey/magic/spellList.ts SPELLS' },
  { id: 'FV-225', line: 'Shroud.', commands: ['cast'], at: 'fivey/sheet/conditions.ts touch' },
  {
    id: 'FV-226',
    line: 'Turn Undead.',
    commands: ['cast'],
    at: 'fivey/fight/turns.ts missTurn',
    reading: 'Up to so many hit dice: the weakest first makes the most of them.',
  },
  {
    id: 'FV-227',
    line: 'Ten spells on a d10.',
    commands: ['cast'],
    at: 'fivey/magic/magic.ts spellIn',
    reading: 'A vessel holds its spell from the start: “it is released from its vessel”.',
  },
];
