import type { CoreCommand } from '../../../campaign/commands/index.ts';
import { peopled } from '../../common/sampleWorld.ts';
import type { FiveyCommand } from '../commands.ts';
import { keys } from './handouts.ts';
import { blocks, people, relations, rumours } from './people.ts';
import { rooms, ways } from './rooms.ts';
import { sampleLand } from './sampleLand.ts';

/** Four characters with the gear for a few days. */
const PARTY: readonly (CoreCommand | FiveyCommand)[] = [
  {
    type: 'make-character',
    name: 'Mae Sallow',
    id: 'mae',
    templates: ['Elf', 'Criminal'],
    gear: ['Dagger', 'Bow', 'Arrows', 'Leather', 'Ration', 'Ration', 'Ration', 'Torch'],
  },
  {
    type: 'make-character',
    name: 'Odo the Quiet',
    id: 'odo',
    templates: ['Dwarf', 'Veteran'],
    gear: ['Scale mail', 'Shield', 'Ration', 'Ration', 'Ration', 'Torch', 'Rope'],
  },
  {
    type: 'make-character',
    name: 'Sister Ansa',
    id: 'ansa',
    templates: ['Nymph', 'Acolyte'],
    gear: ['Club', 'Leather', 'Ration', 'Ration', 'Ration', 'Torch'],
  },
  {
    type: 'make-character',
    name: 'Brand',
    id: 'brand',
    templates: ['Gnome', 'Sage'],
    gear: ['Dagger', 'Sling', 'Ration', 'Ration', 'Ration', 'Lamp', 'Oil flask'],
  },
];

/** Commands that make a campaign to try things out in: a land, a party with gear, people, a keyed site, two clocks that run. */
export const fiveySample = (): readonly (CoreCommand | FiveyCommand)[] => [
  { type: 'chart-land', land: sampleLand },
  { type: 'place-party', hex: '0509' },
  ...PARTY,
  ...peopled({ blocks, people, relations, rumours, key: { site: 'chapel', rooms, ways }, keys }),
  { type: 'start-timer', name: 'The duke’s riders close in', kind: 'progress', segments: 6, secret: true },
  { type: 'start-timer', name: 'New moon', kind: 'countdown', scale: 'day', count: 9 },
];
