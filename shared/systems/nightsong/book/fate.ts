import type { Rule } from '../../ruleBook.ts';

/** The Die of Fate, magic and Advancements. */
export const fate: readonly Rule[] = [
  {
    id: 'NS-85',
    line: 'The Die of Fate: up to 50 is positive, from 60 negative.',
    commands: ['die-of-fate'],
    at: 'nightsong/fate/fate.ts askFate',
    refuses: ['die-of-fate'],
  },
  {
    id: 'NS-86',
    line: 'The threshold moves to 70 or more, or to 30 or less, with the odds.',
    commands: ['die-of-fate'],
    at: 'nightsong/fate/fate.ts askFate',
  },
  {
    id: 'NS-87',
    line: 'It serves for encounters, surprise, reactions, finding the way, weather, foraging.',
    commands: ['check-encounter', 'die-of-fate', 'forage', 'react', 'roll-weather', 'surprise', 'travel'],
    at: 'nightsong/fate/fateCommand.ts fateCommand',
    reading:
      'Weather stands among the things that the Die of Fate is for, so that it is asked each daybreak.',
    refuses: ['check-encounter', 'forage', 'roll-weather'],
  },
  {
    id: 'NS-88',
    line: 'A printed X% happens within the range.',
    commands: ['die-of-fate'],
    at: 'nightsong/fate/fate.ts ASKED',
  },
  {
    id: 'NS-89',
    line: 'A shard holds one Spell.',
    commands: ['cast', 'take-gear', 'take-shard'],
    at: 'nightsong/magic/shardCommand.ts shardCommand',
  },
  {
    id: 'NS-90',
    line: 'Anybody can cast, and it always works.',
    commands: ['cast'],
    at: 'nightsong/magic/castCommand.ts takeEffect',
    reading: 'A Spell always takes effect, so that a 1 for its Damage is 1 and no miss.',
    refuses: ['cast'],
  },
  {
    id: 'NS-91',
    line: 'Then a Presence Check at DR 12; failing it fatigues.',
    commands: ['cast'],
    at: 'nightsong/magic/castCommand.ts bearStrain',
  },
  {
    id: 'NS-92',
    line: 'After each cast the shard’s die is thrown.',
    commands: ['cast'],
    at: 'nightsong/magic/castCommand.ts castCommand',
  },
  {
    id: 'NS-93',
    line: 'At D0 a shard is drained.',
    commands: ['cast'],
    at: 'nightsong/magic/castCommand.ts shardOf',
  },
  {
    id: 'NS-94',
    line: 'A Long Rest refills as many shards as Presence says.',
    commands: ['long-rest'],
    at: 'nightsong/rest/shards.ts mostShards',
    options: ['least-shards'],
  },
  {
    id: 'NS-95',
    line: 'The Referee says when there is an Advancement.',
    commands: ['advance'],
    at: 'nightsong/people/advanceCommand.ts advanceCommand',
    refuses: ['advance'],
  },
  {
    id: 'NS-96',
    line: 'It adds 1d6 to the maximum of HP.',
    commands: ['advance'],
    at: 'nightsong/people/advanceCommand.ts raiseHitPoints',
  },
  {
    id: 'NS-97',
    line: 'A d6 for each Ability: at its score or above it rises by one, to +6.',
    commands: ['advance'],
    at: 'nightsong/people/advanceCommand.ts raiseAbilities',
  },
  {
    id: 'NS-98',
    line: 'More Strength means more Slots.',
    commands: ['advance'],
    at: 'nightsong/sheet/sheet.ts capacity',
  },
  {
    id: 'NS-99',
    line: 'More Dexterity means more Focus.',
    commands: ['advance'],
    at: 'nightsong/checks/focusPool.ts focusMax',
    options: ['least-focus'],
  },
  {
    id: 'NS-100',
    line: 'Fatigue, poison and disease are resisted with CON.',
    commands: ['check'],
    at: 'nightsong/checks/checkCommands.ts bringCondition',
  },
  {
    id: 'NS-101',
    line: 'Darkness and harsh weather are grounds for Disadvantage.',
    commands: ['attack', 'check'],
    at: 'nightsong/checks/circumstances.ts checkGrounds',
    options: ['darkness'],
  },
];
