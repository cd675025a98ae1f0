import type { CoreCommand } from '../../../campaign/commands/index.ts';
import type { VogtCommand } from '../commands.ts';
import { sampleLand } from './sampleLand.ts';

/** Commands that make a small campaign to try: a land, four characters, people, and two clocks that run. */
export const sample = (): readonly (CoreCommand | VogtCommand)[] => [
  { type: 'chart-land', land: sampleLand },
  { type: 'place-party', hex: '0505' },
  { type: 'make-party' },
  {
    type: 'add-person',
    name: 'Harbourmaster Quill',
    statBlock: 'Guard',
    hex: '0505',
    note: 'Pays by the sack for green glass and won’t say for whom.',
  },
  {
    type: 'add-person',
    name: 'Sister Cind',
    statBlock: 'Ember priest',
    hex: '1009',
    note: 'Has left the Kiln; its priests are searching for her.',
  },
  {
    type: 'add-person',
    name: 'Netta',
    statBlock: 'Townsperson',
    hex: '0403',
    note: 'Her brother went down the Glass Stair.',
  },
  { type: 'start-timer', name: 'The light below wakes', kind: 'progress', segments: 6, secret: true },
  { type: 'start-timer', name: 'The salt fleet sails', kind: 'countdown', scale: 'day', count: 4 },
];
