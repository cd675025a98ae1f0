import type { OptionKind } from '../../ruleBook.ts';

/** What tables read otherwise about fights, in all systems of the family. */
export const fightOptions = [
  {
    id: 'first-round-save',
    name: 'First-round DEX Save',
    theme: 'Fights',
    starred: true,
    value: 'before-declaring',
    choices: [
      { id: 'before-declaring', label: 'roll, then declare actions' },
      { id: 'after-declaring', label: 'declare actions, then roll' },
      { id: 'no-save', label: 'no Save, the party goes first' },
    ],
    why: 'The text does not say when to roll the Save.',
    example:
      'Two of four fail: the players know before they plan, or plan and then find out who is too slow.',
  },
  {
    id: 'ambush',
    name: 'When the party ambushes',
    theme: 'Fights',
    value: 'foes-miss-round',
    choices: [
      { id: 'foes-miss-round', label: 'no Save, and foes miss the first Round' },
      { id: 'no-save', label: 'no Save' },
      { id: 'like-any-fight', label: 'the same as any fight' },
    ],
    why: 'Special circumstances can waive the Save, but the text says nothing about surprised foes.',
    example: 'Archers shoot from the trees: do the bandits lose a Round, or answer at once?',
  },
  {
    id: 'at-once',
    name: 'Simultaneous actions',
    theme: 'Fights',
    starred: true,
    value: 'within-a-side',
    choices: [
      { id: 'within-a-side', label: 'one side at a time' },
      { id: 'both-sides', label: 'both sides together' },
    ],
    why: '“The result of each side’s actions occur simultaneously” can mean each side by itself or both together.',
    example: 'You kill the troll: does it still hit you this round?',
  },
  {
    id: 'least-damage',
    name: 'Armor can stop all damage',
    theme: 'Fights',
    value: 'yes',
    choices: [
      { id: 'yes', label: 'yes' },
      { id: 'one-gets-through', label: 'no, at least 1 gets through' },
    ],
    why: 'Attacks always hit, but weak foes rarely get through 3 Armor.',
    example: 'A rat bites for 2 against 2 Armor: no damage, or 1.',
  },
  {
    id: 'dark-impairs',
    name: 'Fighting in the dark',
    theme: 'Fights',
    value: 'characters',
    choices: [
      { id: 'characters', label: 'impairs characters' },
      { id: 'all-who-need-light', label: 'impairs everyone who needs light' },
      { id: 'no-penalty', label: 'no penalty' },
    ],
    why: 'The text has no rule for darkness, and many monsters can see in it.',
    example: 'The lantern breaks: do only the party’s d8 swords become d4, or the foes’ too?',
  },
  {
    id: 'morale-throws',
    name: 'Group morale',
    theme: 'Fights',
    value: 'one-save',
    choices: [
      { id: 'one-save', label: 'one Save for all' },
      { id: 'each', label: 'each foe saves' },
    ],
    why: '“Enemies must pass a WIL save” can mean one roll for the group or one for each foe.',
    example: 'The first goblin falls: does the whole pack run, or two of six?',
  },
  {
    id: 'flight-save',
    name: 'Fleeing together',
    theme: 'Fights',
    value: 'one-save',
    choices: [
      { id: 'one-save', label: 'one Save, lowest DEX' },
      { id: 'each', label: 'everyone saves' },
    ],
    why: 'A retreat always takes a DEX Save, but the text does not say whose.',
    example: 'Four flee over a bridge: does the knight with DEX 7 hold everyone back?',
  },
  {
    id: 'ganging-up',
    name: 'Several attackers on one target',
    theme: 'Fights',
    value: 'best-die',
    choices: [
      { id: 'best-die', label: 'highest die only' },
      { id: 'one-more-each', label: '+1 for each attacker after the first' },
    ],
    why: 'The text counts only the highest die, however many attack.',
    example: 'Three attack an ogre: the highest of three dice, or that +2.',
  },
] as const satisfies readonly OptionKind[];
