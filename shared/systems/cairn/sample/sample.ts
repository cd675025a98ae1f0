import type { CoreCommand } from '../../../campaign/commands/index.ts';
import type { CairnCommand } from '../commands.ts';
import { sampleLand } from './sampleLand.ts';

/** Commands that make a small campaign to try: a land, four PCs, people, and two clocks that run. */
export const sample = (): readonly (CoreCommand | CairnCommand)[] => [
  { type: 'chart-land', land: sampleLand },
  { type: 'place-party', hex: '0706' },
  { type: 'make-party' },
  {
    type: 'add-person',
    name: 'Bailiff Coyne',
    statBlock: 'Guard',
    hex: '0706',
    note: 'Pays for news of the charcoal burners who did not come back.',
  },
  {
    type: 'add-person',
    name: 'Old Merrow',
    statBlock: 'Hedge witch',
    hex: '0405',
    note: 'Knows the way into the Root Court. Wants a judgement overturned.',
  },
  {
    type: 'add-person',
    name: 'Wat of the Weir',
    statBlock: 'Villager',
    hex: '0908',
    note: 'Has seen the lamp in the drowned tower, and who carries it.',
  },
  { type: 'start-timer', name: 'The court passes sentence', kind: 'progress', segments: 6, secret: true },
  { type: 'start-timer', name: 'The Grey rises', kind: 'countdown', scale: 'day', count: 5 },
];
