import type { OptionKind } from '../../ruleBook.ts';

/** Options about what characters begin with, carry and earn, and how they die. */
export const characterOptions = [
  {
    id: 'first-hit-points',
    name: 'Starting hit points',
    theme: 'Characters',
    value: 'four-and-eight',
    choices: [
      { id: 'four-and-eight', label: '4 at level 0, 8 at level 1' },
      { id: 'eight-and-twelve', label: '8 at level 0, 12 at level 1' },
      { id: 'add-str', label: '4 and 8, plus STR' },
    ],
    why: 'The text never gives the number.',
    example: 'A level 1 hero faces a d8 axe with 8, 12 or 10 hit points.',
  },
  {
    id: 'experience-share',
    name: 'Experience for monsters',
    theme: 'Characters',
    value: 'split',
    choices: [
      { id: 'split', label: 'split between the survivors' },
      { id: 'full', label: 'the full amount to each' },
    ],
    why: 'The text gives a monster’s figure, not how it is shared.',
    example: 'A troll is worth 20. In a party of four: 5 each, or 20 each.',
  },
  {
    id: 'encumbrance',
    name: 'Encumbrance',
    theme: 'Characters',
    value: 'off',
    choices: [
      { id: 'off', label: 'off' },
      { id: 'on', label: 'over 10 slots, 2 paces slower' },
    ],
    why: 'The text offers it “to increase the game’s difficulty”.',
    example: 'Dragging the idol out: 6 paces an action, or 4.',
  },
  {
    id: 'dying-minutes',
    name: 'At 0 hit points',
    theme: 'Harm and healing',
    starred: true,
    value: 'dead',
    lethal: 'dead',
    choices: [
      { id: 'dead', label: 'dead' },
      { id: 'turn', label: 'dying for a turn (10 minutes)' },
      { id: 'hour', label: 'dying for an hour' },
    ],
    why: 'Characters have about 8 hit points and die at 0. In one poll, three in four groups soften this.',
    example: 'The spear takes your last 3 hit points: a new character, or ten minutes for a friend to help.',
  },
] as const satisfies readonly OptionKind[];
