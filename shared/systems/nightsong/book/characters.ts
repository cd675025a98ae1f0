import type { Rule } from '../../ruleBook.ts';

/** Time, Abilities and new characters. */
export const characters: readonly Rule[] = [
  {
    id: 'NS-1',
    line: 'Fights are counted in Rounds, each shorter than a minute; they leave every other clock alone.',
    commands: ['end-turn', 'start-fight'],
    at: 'nightsong/fight/fight.ts fightRules',
  },
  {
    id: 'NS-2',
    line: 'Exploration goes by Turns of some ten minutes.',
    commands: ['explore', 'pass-time'],
    at: 'nightsong/words.ts scales',
    refuses: ['explore', 'pass-time'],
  },
  {
    id: 'NS-3',
    line: 'Journeys go by Watches of some six hours.',
    commands: ['pass-time', 'travel'],
    at: 'nightsong/words.ts scales',
    refuses: ['travel'],
  },
  {
    id: 'NS-4',
    line: 'Morning, afternoon, evening and night are the four Watches of a day.',
    commands: ['pass-time'],
    at: 'nightsong/words.ts calendar',
  },
  {
    id: 'NS-5',
    line: 'Short Rest and Remedy cost a Turn, a Long Rest a Watch, a Full Rest a week.',
    commands: ['full-rest', 'long-rest', 'short-rest', 'use-remedy'],
    at: 'nightsong/road/encounters.ts spendExplorationTurn',
    refuses: ['use-remedy'],
  },
  {
    id: 'NS-6',
    line: 'Four Abilities, signed numbers that are added to a d20.',
    commands: ['make-character', 'set-sheet'],
    at: 'nightsong/sheet/sheet.ts SheetSchema',
    refuses: ['make-character', 'set-sheet'],
  },
  {
    id: 'NS-7',
    line: 'Strength is might and makes room: it sets the Slots.',
    commands: ['make-character'],
    at: 'nightsong/sheet/sheet.ts capacity',
  },
  {
    id: 'NS-8',
    line: 'Dexterity is nimbleness and sets Focus.',
    commands: ['make-character'],
    at: 'nightsong/checks/focusPool.ts focusMax',
  },
  {
    id: 'NS-9',
    line: 'Presence is will and charm; it bears the strain of casting and refills shards.',
    commands: ['cast', 'long-rest', 'request'],
    at: 'nightsong/rest/shards.ts mostShards',
    refuses: ['request'],
  },
  {
    id: 'NS-10',
    line: 'Constitution is stamina: first HP, resisting illness, time left to the dying.',
    commands: ['check', 'make-character'],
    at: 'nightsong/harm/dying.ts fall',
  },
  {
    id: 'NS-11',
    line: 'A new character may lay out +2, +1, 0 and −1 as they like.',
    commands: ['make-character', 'make-party'],
    at: 'nightsong/people/characters.ts demandArray',
    refuses: ['make-party'],
  },
  {
    id: 'NS-12',
    line: 'Or 2d6 is thrown for each Ability and read from −3 to +3.',
    commands: ['make-character', 'make-party'],
    at: 'nightsong/people/characters.ts rollScores',
  },
  {
    id: 'NS-13',
    line: 'A rolled set without any +1 is thrown again as a whole.',
    commands: ['make-character', 'make-party'],
    at: 'nightsong/people/characters.ts rollScores',
  },
  {
    id: 'NS-14',
    line: 'The first maximum of HP is 6 and CON.',
    commands: ['make-character', 'make-party'],
    at: 'nightsong/people/characters.ts makeCharacter',
  },
  {
    id: 'NS-15',
    line: 'The first number of Slots is 10 and STR.',
    commands: ['make-character', 'make-party'],
    at: 'nightsong/sheet/sheet.ts capacity',
  },
  {
    id: 'NS-16',
    line: 'Focus in the first session is DEX, three at most.',
    commands: ['make-character', 'make-party', 'open-session'],
    at: 'nightsong/checks/focusPool.ts focusMax',
    refuses: ['open-session'],
  },
];
