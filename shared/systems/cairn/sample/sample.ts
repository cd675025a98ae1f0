import type { CoreCommand } from '../../../campaign/commands/index.ts';
import { peopled } from '../../common/sampleWorld.ts';
import type { CairnCommand } from '../commands.ts';
import { keys } from './handouts.ts';
import { blocks, people, relations, rumours } from './people.ts';
import { rooms, ways } from './rooms.ts';
import { sampleLand } from './sampleLand.ts';

/** Commands that make a small campaign to try: a land, four PCs, people, a keyed site, and two clocks that run. */
export const sample = (): readonly (CoreCommand | CairnCommand)[] => [
  { type: 'chart-land', land: sampleLand },
  { type: 'place-party', hex: '0706' },
  { type: 'make-party' },
  ...peopled({ blocks, people, relations, rumours, key: { site: 'root-court', rooms, ways }, keys }),
  { type: 'start-timer', name: 'The court passes sentence', kind: 'progress', segments: 6, secret: true },
  { type: 'start-timer', name: 'The Grey rises', kind: 'countdown', scale: 'day', count: 5 },
];
