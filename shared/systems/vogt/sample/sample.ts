import type { CoreCommand } from '../../../campaign/commands/index.ts';
import { peopled } from '../../common/sampleWorld.ts';
import type { VogtCommand } from '../commands.ts';
import { keys } from './handouts.ts';
import { blocks, people, relations, rumours } from './people.ts';
import { rooms, ways } from './rooms.ts';
import { sampleLand } from './sampleLand.ts';

/** Commands that make a small campaign to try: a land, four characters, people, a keyed site, and two clocks that run. */
export const sample = (): readonly (CoreCommand | VogtCommand)[] => [
  { type: 'chart-land', land: sampleLand },
  { type: 'place-party', hex: '0505' },
  { type: 'make-party' },
  ...peopled({ blocks, people, relations, rumours, key: { site: 'glass-stair', rooms, ways }, keys }),
  { type: 'start-timer', name: 'The light below wakes', kind: 'progress', segments: 6, secret: true },
  { type: 'start-timer', name: 'The salt fleet sails', kind: 'countdown', scale: 'day', count: 4 },
];
