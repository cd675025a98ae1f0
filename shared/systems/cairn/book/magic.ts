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
    line: 'Some spellbooks have unusual properties.',
    commands: [],
    note: 'This is up to the fiction. Write it in the owner’s notes.',
  },
  {
    id: 'CA-95',
    line: 'Spellbooks attract those who seek their power.',
    commands: [],
    note: 'This is up to the fiction: showing a spellbook is the players’ risk.',
  },
  {
    id: 'CA-96',
    line: 'Anyone can cast a spell by holding the spellbook in both hands and reading it aloud.',
    commands: ['cast'],
    at: 'cairn-family/magic/casting.ts freeHands',
    refuses: ['cast'],
    as: 'hands-full',
  },
  {
    id: 'CA-97',
    line: 'Casting from a spellbook adds a Fatigue.',
    commands: ['cast'],
    at: 'cairn-family/magic/casting.ts PRICES',
    as: 'price',
  },
  {
    id: 'CA-98',
    line: 'With time and safety a spell can be stronger at no extra cost.',
    commands: ['cast'],
    at: 'cairn-family/magic/casting.ts demandCast',
  },
  {
    id: 'CA-99',
    line: 'The Warden can ask a caster who is Deprived or in danger for a WIL Save.',
    commands: ['cast'],
    at: 'cairn-family/magic/casting.ts maySave',
    options: ['casting-save', 'save-for-scrolls-and-relics'],
    as: 'cast-save',
  },
  {
    id: 'CA-100',
    line: 'The consequences of failing match the intended effect.',
    commands: ['mishap'],
    at: 'cairn-family/magic/castingCommands.ts mishap',
    refuses: ['mishap'],
    as: 'mishap',
  },
  {
    id: 'CA-101',
    line: 'A scroll is petty and fills no slot.',
    commands: ['add-item', 'cast', 'find-spell'],
    at: 'cairn-family/sheet/gear.ts spellThing',
  },
  {
    id: 'CA-102',
    line: 'A scroll causes no Fatigue.',
    commands: ['cast'],
    at: 'cairn-family/magic/casting.ts PRICES',
  },
  {
    id: 'CA-103',
    line: 'A scroll disappears after one use.',
    commands: ['cast'],
    at: 'cairn-family/magic/casting.ts PRICES',
    as: 'scroll',
  },
  {
    id: 'CA-104',
    line: 'A relic holds a spell or power and causes no Fatigue.',
    commands: ['add-item', 'cast'],
    at: 'cairn-family/magic/casting.ts magicKind',
  },
  {
    id: 'CA-105',
    line: 'A relic has limited uses and a recharge condition.',
    commands: ['cast', 'recharge'],
    at: 'cairn-family/magic/casting.ts PRICES',
    refuses: ['recharge'],
    as: 'relic',
  },
];
