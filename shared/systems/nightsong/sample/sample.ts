import type { CoreCommand } from '../../../campaign/commands/index.ts';
import type { NightsongCommand } from '../commands.ts';
import { sampleLand } from './sampleLand.ts';

/** Commands for a small sample campaign: a map, four characters, people, and two running clocks. */
export const sample = (): readonly (CoreCommand | NightsongCommand)[] => [
  { type: 'chart-land', land: sampleLand },
  { type: 'place-party', hex: '0506' },
  { type: 'make-party' },
  {
    type: 'add-person',
    name: 'Reeve Oswin',
    statBlock: 'Villager',
    hex: '0506',
    note: 'Wants to know why carters no longer come over the hills, but does not want to pay much.',
  },
  {
    type: 'add-person',
    name: 'Dame Hild',
    statBlock: 'Knight',
    hex: '0906',
    note: 'Sworn to guard the bridge. Her brother went into the barrow and has not come back.',
  },
  {
    type: 'add-person',
    name: 'Mother Sedge',
    statBlock: 'Witch',
    hex: '0309',
    note: 'Sells salves and takes songs as payment.',
  },
  {
    type: 'add-person',
    name: 'Brother Ash',
    statBlock: 'Cultist',
    hex: '1009',
    note: 'Leads the diggers. He is afraid of what he hears below.',
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
