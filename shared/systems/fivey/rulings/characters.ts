import type { RulingKind } from '../../contract.ts';

/** Options about making characters, their levels and their feats. */
export const characterRulings = [
  {
    id: 'part-crowns',
    rule: 'FV-64',
    name: 'Crowns for each part of a gnome’s device',
    value: 1,
    range: [0, 100],
  },
  {
    id: 'walking-stick',
    rule: 'FV-65',
    name: 'A walking stick spares the hour of hard ground to',
    value: 'its holder',
    choices: ['its holder', 'the whole party'],
  },
  { id: 'blessing-doubled', rule: 'FV-73', name: 'A blessing heals with CHA doubled', value: false },
] as const satisfies readonly RulingKind[];
