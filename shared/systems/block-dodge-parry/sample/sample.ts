import type { CoreCommand } from '../../../campaign/commands/index.ts';
import type { BlockDodgeParryCommand } from '../commands.ts';
import { sampleLand } from './land.ts';

/** Commands that make a small campaign to try: a land, four PCs, people, and two clocks that run. */
export const sample = (): readonly (CoreCommand | BlockDodgeParryCommand)[] => [
  { type: 'chart-land', land: sampleLand },
  { type: 'place-party', hex: '0606' },
  { type: 'make-party' },
  {
    type: 'add-person',
    name: 'Sister Orla',
    statBlock: 'Villager',
    hex: '0707',
    note: 'Keeps the bath. Wants the abbess’s recipe book, and knows what came down the rope.',
  },
  {
    type: 'add-person',
    name: 'Captain Brand',
    statBlock: 'Guard',
    hex: '0606',
    note: 'Sent four guards to the abbey. One came back.',
  },
  {
    type: 'add-person',
    name: 'Marl',
    statBlock: 'Bandit',
    hex: '0805',
    note: 'Sells what the goblins bring out.',
  },
  {
    type: 'start-timer',
    name: 'The spider spins down to Thatch',
    kind: 'progress',
    segments: 6,
    secret: true,
  },
  { type: 'start-timer', name: 'The harvest fair', kind: 'countdown', scale: 'day', count: 6 },
];
