import type { CoreCommand } from '../../../campaign/commands/index.ts';
import { peopled } from '../../common/sampleWorld.ts';
import type { BlockDodgeParryCommand } from '../commands.ts';
import { sampleLand } from './land.ts';
import { keys } from './handouts.ts';
import { blocks, people, relations, rumours } from './people.ts';
import { rooms, ways } from './rooms.ts';

/** Commands that make a small campaign to try: a land, four PCs, people, a keyed site, and two clocks that run. */
export const sample = (): readonly (CoreCommand | BlockDodgeParryCommand)[] => [
  { type: 'chart-land', land: sampleLand },
  { type: 'place-party', hex: '0606' },
  { type: 'make-party' },
  ...peopled({ blocks, people, relations, rumours, key: { site: 'abbey', rooms, ways }, keys }),
  {
    type: 'start-timer',
    name: 'The spider spins down to Thatch',
    kind: 'progress',
    segments: 6,
    secret: true,
  },
  { type: 'start-timer', name: 'The harvest fair', kind: 'countdown', scale: 'day', count: 6 },
];
