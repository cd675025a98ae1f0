import type { Rule } from '../../ruleBook.ts';

/** Spells. */
export const magic: readonly Rule[] = [
  {
    id: 'FV-213',
    line: 'Casting uses up the scroll or book.',
    commands: ['cast'],
    at: 'fivey/magic/magic.ts cast',
    refuses: ['cast'],
  },
  {
    id: 'FV-214',
    line: 'In the spell list, [L] is the level at which the spell is cast.',
    commands: ['cast'],
    at: 'fivey/magic/magic.ts cast',
  },
  {
    id: 'FV-215',
    line: 'Casting takes both actions; targets may save.',
    commands: ['cast'],
    at: 'fivey/magic/cast.ts spellDc',
    reading: 'The attack rules use INT for magic, DEX to dodge, and 10 + CHA against effects on the mind.',
  },
  {
    id: 'FV-216',
    line: 'A successful save halves the damage.',
    commands: ['cast'],
    at: 'fivey/magic/spellList.ts blast',
    reading: 'Every similar rule gives less harm on a success.',
  },
  { id: 'FV-217', line: 'Spell: Attract.', commands: ['cast'], at: 'fivey/magic/spellList.ts SPELLS' },
  {
    id: 'FV-218',
    line: 'Spell: Charm.',
    commands: ['react', 'request', 'cast'],
    at: 'fivey/magic/charm.ts befriend',
  },
  {
    id: 'FV-219',
    line: 'Spell: Feather Fall.',
    commands: ['cast', 'fall'],
    at: 'fivey/sheet/conditions.ts useFeather',
  },
  {
    id: 'FV-220',
    line: 'Spell: Fire Ball.',
    commands: ['cast'],
    at: 'fivey/magic/spellList.ts SPELLS',
    reading: 'One explosion rolls its dice once.',
  },
  { id: 'FV-221', line: 'Spell: Knock.', commands: ['cast'], at: 'fivey/magic/spellList.ts SPELLS' },
  { id: 'FV-222', line: 'Spell: Illuminate.', commands: ['cast'], at: 'fivey/magic/spellList.ts SPELLS' },
  { id: 'FV-223', line: 'Spell: Levitate.', commands: ['cast'], at: 'fivey/magic/spellList.ts SPELLS' },
  { id: 'FV-224', line: 'Spell: Lightning Bolt.', commands: ['cast'], at: 'fivey/magic/spellList.ts SPELLS' },
  { id: 'FV-225', line: 'Spell: Shroud.', commands: ['cast'], at: 'fivey/sheet/conditions.ts touch' },
  {
    id: 'FV-226',
    line: 'Spell: Turn Undead.',
    commands: ['cast'],
    at: 'fivey/fight/turns.ts missTurn',
    reading: 'The rolled hit dice are a budget. The weakest come first, which turns the most.',
  },
  {
    id: 'FV-227',
    line: 'A d10 gives a random spell of the ten.',
    commands: ['cast'],
    at: 'fivey/magic/magic.ts spellIn',
    reading: 'A scroll or book holds one spell from the start: “it is released from its vessel”.',
  },
];
