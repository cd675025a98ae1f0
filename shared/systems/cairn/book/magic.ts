import type { Rule } from '../../ruleBook.ts';

/** Books, scrolls and relics. */
export const magicRules: readonly Rule[] = [
  {
    id: 'CA-93',
    line: 'A spellbook holds one spell and fills one slot.',
    commands: ['add-item', 'find-spell'],
    at: 'cairn-family/sheet/gear.ts spellThing',
    refuses: ['find-spell'],
  },
  {
    id: 'CA-94',
    line: 'Books have their oddities.',
    commands: [],
    note: 'A matter of the tale; write it into the note of whoever carries it.',
  },
  {
    id: 'CA-95',
    line: 'Those who want power want books.',
    commands: [],
    note: 'A matter of the tale: showing a book is the players’ risk.',
  },
  {
    id: 'CA-96',
    line: 'Anybody may cast, with both hands and aloud.',
    commands: ['cast'],
    at: 'cairn-family/magic/casting.ts freeHands',
    refuses: ['cast'],
    as: 'hands-full',
  },
  {
    id: 'CA-97',
    line: 'Casting costs a Fatigue.',
    commands: ['cast'],
    at: 'cairn-family/magic/casting.ts PRICES',
    as: 'price',
  },
  {
    id: 'CA-98',
    line: 'With time and in safety a spell may do more at no price.',
    commands: ['cast'],
    at: 'cairn-family/magic/casting.ts demandCast',
  },
  {
    id: 'CA-99',
    line: 'Deprived or in danger, a WIL Save may be asked for.',
    commands: ['cast'],
    at: 'cairn-family/magic/casting.ts maySave',
    options: ['casting-save', 'save-for-scrolls-and-relics'],
    as: 'cast-save',
  },
  {
    id: 'CA-100',
    line: 'Failing it is as grave as what was sought.',
    commands: ['mishap'],
    at: 'cairn-family/magic/castingCommands.ts mishap',
    refuses: ['mishap'],
    as: 'mishap',
  },
  {
    id: 'CA-101',
    line: 'A scroll weighs nothing.',
    commands: ['add-item', 'cast', 'find-spell'],
    at: 'cairn-family/sheet/gear.ts spellThing',
  },
  {
    id: 'CA-102',
    line: 'A scroll brings no Fatigue.',
    commands: ['cast'],
    at: 'cairn-family/magic/casting.ts PRICES',
  },
  {
    id: 'CA-103',
    line: 'A scroll is gone after one use.',
    commands: ['cast'],
    at: 'cairn-family/magic/casting.ts PRICES',
    as: 'scroll',
  },
  {
    id: 'CA-104',
    line: 'A relic holds a power and brings no Fatigue.',
    commands: ['add-item', 'cast'],
    at: 'cairn-family/magic/casting.ts magicKind',
  },
  {
    id: 'CA-105',
    line: 'A relic has few uses and a condition for more.',
    commands: ['cast', 'recharge'],
    at: 'cairn-family/magic/casting.ts PRICES',
    refuses: ['recharge'],
    as: 'relic',
  },
];
