import type { CoreCommand } from '../../../campaign/commands/index.ts';
import type { NightsongCommand } from '../commands.ts';
import { sampleLand } from './sampleLand.ts';

/** Commands that make a small campaign to try: a land, four characters, people, and two clocks that run. */
export const sample = (): readonly (CoreCommand | NightsongCommand)[] => [
  { type: 'chart-land', land: sampleLand },
  { type: 'place-party', hex: '0506' },
  { type: 'make-party' },
  {
    type: 'add-person',
    name: 'Reeve Oswin',
    statBlock: 'Villager',
    hex: '0506',
    note: 'Wants to know why the carters no longer come over the hills, and would rather not pay for it.',
  },
  {
    type: 'add-person',
    name: 'Dame Hild',
    statBlock: 'Knight',
    hex: '0906',
    note: 'Sworn to keep the bridge. Her brother went into the barrow.',
  },
  {
    type: 'add-person',
    name: 'Mother Sedge',
    statBlock: 'Witch',
    hex: '0309',
    note: 'Sells salves; asks for songs in return.',
  },
  {
    type: 'add-person',
    name: 'Brother Ash',
    statBlock: 'Cultist',
    hex: '1009',
    note: 'Leads the diggers. Afraid of what he hears.',
  },
  {
    type: 'start-timer',
    name: 'The cult opens the last door',
    kind: 'die',
    die: 6,
    scale: 'day',
    secret: true,
  },
  { type: 'start-timer', name: 'Larkwater trusts the party', kind: 'progress', segments: 4 },
];
