import type { RulingKind } from '../../contract.ts';

const SMALL_DICE = ['0', '1d4', '1d6', '1d8', '1d10', '1d12'] as const;

/** Who is first, what a turn holds, and who comes late. */
export const fightRulings = [
  {
    id: 'tie-dexterity',
    rule: 'BV-10',
    name: 'What “higher DEX” compares on a tie',
    value: 'die, then modifier',
    choices: ['die, then modifier', 'die alone', 'average with modifier'],
  },
  {
    id: 'off-chart-dice',
    rule: 'BV-63',
    name: 'How dice off the chart are compared',
    value: 'by their average',
    choices: ['by their average', 'by their highest total'],
  },
  { id: 'action-ends-turn', rule: 'BV-13', name: 'The action ends the turn', value: false },
  {
    id: 'split-movement',
    rule: 'BV-13',
    name: 'Movement may be split before and after the action',
    value: true,
  },
  {
    id: 'defence-begins',
    rule: 'BV-16',
    name: 'When Defend begins to protect',
    value: 'with the turn',
    choices: ['with the turn', 'with the decision'],
  },
  {
    id: 'retrieve-die',
    rule: 'BV-21',
    name: 'Initiative die for fetching a thing',
    value: '1d6',
    choices: SMALL_DICE,
  },
  {
    id: 'other-die',
    rule: 'BV-S5',
    name: 'Initiative die for anything else',
    value: '1d6',
    choices: SMALL_DICE,
  },
  {
    id: 'standing-up',
    rule: 'BV-S8',
    name: 'What standing up takes of the movement',
    value: 'half of it while prone',
    choices: ['half of it while prone', 'half of it while standing', 'all of it', 'nothing'],
  },
  { id: 'square-feet', rule: 'BV-S12', name: 'Feet to a square', value: 5, range: [1, 30] },
  {
    id: 'reevaluate-often',
    rule: 'BV-S14',
    name: 'One may reevaluate more than once a round',
    value: true,
  },
  {
    id: 'technique-dice-go',
    rule: 'BV-S15',
    name: 'When technique dice are spent',
    value: 'when used',
    choices: ['when used', 'when decided'],
  },
  {
    id: 'newcomers',
    rule: 'BV-S16',
    name: 'Whoever comes into a round under way',
    value: 'rolls at once',
    choices: ['rolls at once', 'acts last', 'waits for the next round'],
  },
  {
    id: 'surprise',
    rule: 'BV-S22',
    name: 'Those caught off guard lose the first round',
    value: false,
  },
  {
    id: 'unconscious-bleed',
    rule: 'BV-61',
    name: 'The unconscious have a turn, in which they bleed on',
    value: true,
  },
] as const satisfies readonly RulingKind[];
