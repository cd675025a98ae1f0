import { thing, type Gear } from '../../common/things.ts';
import type { Kit } from '../../cairn-family/people/people.ts';

/** What this system’s people carry beside the common things. */
export const gear: readonly Gear[] = [
  thing('Waterskin', { die: 8, fullDie: 8, details: { water: true } }),
  thing('Bracers', { kind: 'armour', inUse: true, details: { armour: 0, protects: 'arm' } }),
  thing('Iron cap', { kind: 'armour', inUse: true, details: { armour: 0, protects: 'head' } }),
  thing('Soft boots', { slots: 0 }),
  thing('Picks', { slots: 0 }),
];

/** Four ways to set out, of our own. */
export const KITS: Readonly<Record<string, Kit>> = {
  warder: {
    name: 'Rook',
    face: 'person:41',
    scores: { str: 15, dex: 9, wil: 10 },
    hitPoints: 6,
    gear: ['Sword', 'Shield', 'Gambeson', 'Waterskin', 'Rations', 'Torch'],
    background: 'A warder of the hill road',
  },
  poacher: {
    name: 'Fen',
    face: 'person:85',
    scores: { str: 10, dex: 15, wil: 9 },
    hitPoints: 4,
    gear: ['Bow', 'Dagger', 'Waterskin', 'Rations', 'Soft boots', 'Rope, 25ft'],
    background: 'A poacher who knows every ditch',
  },
  herbalist: {
    name: 'Asa',
    face: 'person:19',
    scores: { str: 9, dex: 10, wil: 15 },
    hitPoints: 4,
    gear: ['Staff', 'Waterskin', 'Rations', 'Cooking pot', 'Bandages', 'Tinderbox'],
    background: 'An herbalist, third of her line',
  },
  burglar: {
    name: 'Quill',
    face: 'person:58',
    scores: { str: 8, dex: 13, wil: 12 },
    hitPoints: 3,
    gear: ['Dagger', 'Picks', 'Waterskin', 'Rations', 'Lantern', 'Chalk', 'Soft boots'],
    background: 'A burglar between two towns',
  },
};
