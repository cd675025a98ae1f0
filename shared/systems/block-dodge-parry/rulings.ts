import type { RulingKind } from '../contract.ts';
import { kinRulings } from '../helpers/kinRulings.ts';

/** The options of a campaign, each with the value it starts with. */
export const rulings: readonly RulingKind[] = [
  ...kinRulings({
    slots: 'BDP-S2',
    bareHands: 'BDP-S3',
    dark: 'BDP-S7',
    casting: 'BDP-S10',
    travel: 'BDP-S6',
  }),
  {
    id: 'comfortable-sleep',
    rule: 'BDP-R17',
    name: 'What a comfortable night gives back',
    value: 'each',
    choices: ['each', 'one'],
  },
];
