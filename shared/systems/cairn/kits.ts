import type { Kit } from '../cairn-family/people/people.ts';

/** Four ways to set out, of our own: the source has no backgrounds. */
export const KITS: Readonly<Record<string, Kit>> = {
  warden: {
    name: 'Bryn',
    face: 'person:48',
    scores: { str: 14, dex: 10, wil: 9 },
    hitPoints: 6,
    gear: ['Sword', 'Shield', 'Gambeson', 'Rations', 'Torch', 'Bandages', 'Tinderbox'],
    background: 'A gate guard whose gate fell',
  },
  hunter: {
    name: 'Linnet',
    face: 'person:26',
    scores: { str: 10, dex: 15, wil: 8 },
    hitPoints: 4,
    gear: ['Bow', 'Dagger', 'Rations', 'Torch', 'Rope, 25ft', 'Tinderbox'],
    background: 'A hunter of the outer woods',
  },
  scholar: {
    name: 'Osric',
    face: 'person:24',
    scores: { str: 8, dex: 11, wil: 15 },
    hitPoints: 3,
    gear: ['Staff', 'Spellbook: Sleep', 'Scroll: Shield', 'Rations', 'Lantern', 'Chalk', 'Tinderbox'],
    background: 'A student without a teacher',
  },
  healer: {
    name: 'Maud',
    face: 'person:13',
    scores: { str: 11, dex: 9, wil: 13 },
    hitPoints: 5,
    gear: ['Club', 'Spellbook: Cure Wounds', 'Bandages', 'Rations', 'Torch', 'Bedroll', 'Tinderbox'],
    background: 'A bone-setter from the fen',
  },
};
