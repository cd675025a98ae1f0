import type { CoreCommand } from '../../../campaign/commands/index.ts';
import type { FiveyCommand } from '../commands.ts';
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

/** People whom the party may come to know. */
const PEOPLE: readonly (CoreCommand | FiveyCommand)[] = [
  {
    type: 'add-person',
    name: 'Pell the Guide',
    statBlock: 'Commoner',
    hex: '0509',
    note: 'Knows every ford of the Harrow, and owes money at most of them.',
  },
  {
    type: 'add-person',
    name: 'Dame Orrel',
    statBlock: 'Berserker',
    hex: '0707',
    note: 'Keeps the toll. She would rather be asked for help than for a discount.',
  },
  {
    type: 'add-person',
    name: 'Abbot Wyll',
    statBlock: 'Commoner',
    hex: '0304',
    note: 'Wants the chapel’s bell brought home, and does not say why.',
  },
  {
    type: 'add-person',
    name: 'The Duke of Vane',
    statBlock: 'Vampire',
    hex: '1406',
    note: 'Nobody has seen him since spring, and nobody by day.',
  },
];

/** Commands that make a campaign to try things out in: a land, a party with gear, people, two clocks that run. */
export const fiveySample = (): readonly (CoreCommand | FiveyCommand)[] => [
  { type: 'chart-land', land: sampleLand },
  { type: 'place-party', hex: '0509' },
  ...PARTY,
  ...PEOPLE,
  { type: 'start-timer', name: 'The duke’s riders close in', kind: 'progress', segments: 6, secret: true },
  { type: 'start-timer', name: 'New moon', kind: 'countdown', scale: 'day', count: 9 },
];
