import type { OptionKind } from '../../ruleBook.ts';

/** Options about the order of a fight, blows and shots, and when foes lose heart. */
export const fightOptions = [
  {
    id: 'twenty-damage',
    name: 'Critical damage on a 20',
    theme: 'Fights',
    starred: true,
    value: 'none',
    choices: [
      { id: 'none', label: 'none' },
      { id: 'extra-die', label: 'one more die' },
      { id: 'maximum', label: 'one die at its maximum' },
    ],
    why: 'The paragraph on attacks breaks off in mid-sentence. Critical hits are the most common house rule.',
    example: 'A d8 sword and a 20: d8, 2d8, or 8, plus the stat.',
  },
  {
    id: 'initiative',
    name: 'Initiative',
    theme: 'Fights',
    value: 'one-roll-a-fight',
    choices: [
      { id: 'one-roll-a-fight', label: 'once a fight, one roll for all foes' },
      { id: 'each-foe-a-fight', label: 'once a fight, each foe rolls' },
      { id: 'one-roll-a-round', label: 'new every round, one roll for all foes' },
    ],
    why: 'Winners act before the others “or at least those whose check they beat”. The text says nothing about later rounds.',
    example: 'The slow cleric acts last all fight, or gets lucky in round two.',
  },
  {
    id: 'same-action-twice',
    name: 'Two attacks in one turn',
    theme: 'Fights',
    starred: true,
    value: 'any-two',
    choices: [
      { id: 'any-two', label: 'any two actions' },
      { id: 'one-each', label: 'one attack and one move' },
    ],
    why: '“The two main action options are attacking and moving”: two of the same, or one of each? Two attacks double everyone’s damage.',
    example: 'Face to face: two attacks each, or one.',
  },
  {
    id: 'flanking',
    name: 'Flanking',
    theme: 'Fights',
    value: 'no',
    choices: [
      { id: 'no', label: 'no effect' },
      { id: 'advantage', label: 'gives advantage' },
    ],
    why: 'The text says nothing; other games argue about it most.',
    example: 'Rogue and fighter on both sides of an ogre: roll two d20 each, or one.',
  },
  {
    id: 'parting-blows',
    name: 'Walking away from a foe',
    theme: 'Fights',
    value: 'free',
    choices: [
      { id: 'free', label: 'free' },
      { id: 'free-attack', label: 'the foe gets a free attack' },
    ],
    why: 'The text leaves free attacks to feats, but players of other games expect them.',
    example: 'The wizard steps back to cast: safe, or attacked first.',
  },
  {
    id: 'shots-counted',
    name: 'Ammunition',
    theme: 'Fights',
    value: 'quiver',
    choices: [
      { id: 'quiver', label: 'one quiver a fight, if you shoot twice' },
      { id: 'shots', label: 'count 20 shots' },
    ],
    why: 'The text offers both.',
    example: 'Three arrows shot: the quiver is empty, or 17 are left.',
  },
  {
    id: 'morale-left',
    name: 'When foes check morale',
    theme: 'Fights',
    value: 'half',
    choices: [
      { id: 'half', label: 'half of them down, or their leader' },
      { id: 'two-thirds', label: 'two thirds of them down, or their leader' },
      { id: 'leader', label: 'only when their leader falls' },
    ],
    why: 'The text says when “numbers dwindle”, and gives no figure.',
    example: 'The third of six bugbears falls: they check now, or later.',
  },
] as const satisfies readonly OptionKind[];
