import type { Ability } from '../sheet/sheet.ts';

/** Four kits: a sample name and face, the order of the Abilities, and gear of at most 7 slots. */
export const KITS = {
  fighter: {
    name: 'Mae',
    face: 'person:30',
    abilities: { str: 2, con: 1, dex: 0, pre: -1 },
    gear: ['Longsword', 'Mail', 'Round shield', 'Rations', 'Torch', 'Flint and steel'],
  },
  hunter: {
    name: 'Tobin',
    face: 'person:21',
    abilities: { dex: 2, con: 1, str: 0, pre: -1 },
    gear: ['Short bow', 'Quiver', 'Hand axe', 'Leather jerkin', 'Rations', 'Torch', 'Flint and steel'],
  },
  healer: {
    name: 'Ysolde',
    face: 'person:87',
    abilities: { con: 2, pre: 1, dex: 0, str: -1 },
    gear: [
      'Staff',
      'Leather jerkin',
      'Healing salve',
      'Healing herbs',
      'Rations',
      'Torch',
      'Flint and steel',
    ],
  },
  seer: {
    name: 'Corvin',
    face: 'person:91',
    abilities: { pre: 2, dex: 1, con: 0, str: -1 },
    gear: ['Knife', 'Shard of Embers', 'Shard of Lamplight', 'Rations', 'Lantern', 'Bedroll', 'Chalk'],
  },
} as const satisfies Record<
  string,
  { name: string; face: string; abilities: Record<Ability, number>; gear: readonly string[] }
>;

export type KitId = keyof typeof KITS;
export const KIT_IDS = Object.keys(KITS) as [KitId, ...KitId[]];
