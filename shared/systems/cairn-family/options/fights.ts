import type { OptionKind } from '../../ruleBook.ts';

/** What tables read otherwise about fights, in all systems of the family. */
export const fightOptions = [
  {
    id: 'first-round-save',
    name: 'First-round DEX save',
    theme: 'Fights',
    starred: true,
    value: 'before-declaring',
    choices: [
      { id: 'before-declaring', label: 'roll, then say what you do' },
      { id: 'after-declaring', label: 'say what you do, then roll' },
      { id: 'no-save', label: 'no save, players go first' },
    ],
    why: 'The text does not say when the save is rolled; newcomers ask about it more than about anything else in a fight.',
    example:
      'Two of four fail: you know it before you plan, or you plan the ambush and find two of you too slow.',
  },
  {
    id: 'ambush',
    name: 'When the party ambushes',
    theme: 'Fights',
    value: 'foes-miss-round',
    choices: [
      { id: 'foes-miss-round', label: 'no save, and foes miss a round' },
      { id: 'no-save', label: 'no save only' },
      { id: 'like-any-fight', label: 'like any fight' },
    ],
    why: 'Special circumstances may waive the save, but the text says nothing about surprised foes.',
    example: 'Bows from the trees: a free round, or the bandits answer at once.',
  },
  {
    id: 'at-once',
    name: '“At the same time” means',
    theme: 'Fights',
    starred: true,
    value: 'within-a-side',
    choices: [
      { id: 'within-a-side', label: 'within a side' },
      { id: 'both-sides', label: 'both sides together' },
    ],
    why: '“The result of each side’s actions occur simultaneously” can be read both ways; most players read it by side.',
    example: 'You kill the troll: does it still hit you this round?',
  },
  {
    id: 'least-damage',
    name: 'Can armor stop a hit cold?',
    theme: 'Fights',
    value: 'yes',
    choices: [
      { id: 'yes', label: 'yes' },
      { id: 'one-gets-through', label: 'at least 1 gets through' },
    ],
    why: 'Attacks always hit, so 3 Armor feels like a wall against small foes.',
    example: 'Rats bite for 2 on mail: nothing, or 1.',
  },
  {
    id: 'dark-impairs',
    name: 'Fighting in the dark',
    theme: 'Fights',
    value: 'characters',
    choices: [
      { id: 'characters', label: 'characters impaired' },
      { id: 'all-who-need-light', label: 'all who need light impaired' },
      { id: 'no-penalty', label: 'no penalty' },
    ],
    why: 'The text has no rule for darkness, and monsters that see in it are a dungeon staple.',
    example: 'The lantern breaks: d8 swords become d4, yours alone or theirs too.',
  },
  {
    id: 'morale-throws',
    name: 'Group morale',
    theme: 'Fights',
    value: 'one-save',
    choices: [
      { id: 'one-save', label: 'one save for all' },
      { id: 'each', label: 'each foe saves' },
    ],
    why: '“Enemies must pass a WIL save”: as one, or apiece? One roll is quick; one each leaves a brave one behind.',
    example: 'The first goblin falls: the whole pack runs, or two of six.',
  },
  {
    id: 'flight-save',
    name: 'Running away together',
    theme: 'Fights',
    value: 'one-save',
    choices: [
      { id: 'one-save', label: 'one save, lowest DEX' },
      { id: 'each', label: 'everyone saves' },
    ],
    why: 'A retreat always takes a DEX save, but the text does not say whose.',
    example: 'Three make it over the bridge: does the knight with DEX 7 hold all back?',
  },
  {
    id: 'ganging-up',
    name: 'Several on one foe',
    theme: 'Fights',
    value: 'best-die',
    choices: [
      { id: 'best-die', label: 'best die only' },
      { id: 'one-more-each', label: '+1 for each attacker after the first' },
    ],
    why: 'The text counts only the highest die; players ask what their numbers are worth.',
    example: 'Three on the ogre: the best of three dice, or that and +2.',
  },
] as const satisfies readonly OptionKind[];
