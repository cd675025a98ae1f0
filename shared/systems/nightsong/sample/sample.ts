import type { CoreCommand } from '../../../campaign/commands/index.ts';
import { peopled } from '../../common/sampleWorld.ts';
import type { NightsongCommand } from '../commands.ts';
import { keys } from './handouts.ts';
import { blocks, people, relations, rumours } from './people.ts';
import { rooms, ways } from './rooms.ts';
import { sampleLand } from './sampleLand.ts';

/** Commands for a small sample campaign: a map, four characters, people, a keyed site, and two running clocks. */
export const sample = (): readonly (CoreCommand | NightsongCommand)[] => [
  { type: 'chart-land', land: sampleLand },
  { type: 'place-party', hex: '0506' },
  { type: 'make-party' },
  ...peopled({ blocks, people, relations, rumours, key: { site: 'barrow', rooms, ways }, keys }),
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
