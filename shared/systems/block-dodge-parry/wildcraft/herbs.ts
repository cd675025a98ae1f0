import type { TerrainId } from '../../../hex/terrain.ts';

/** Where ingredients grow (BDP-90). */
export const REGIONS = ['desert', 'forest', 'hills', 'mountain', 'plains', 'swamp'] as const;
export type Region = (typeof REGIONS)[number];
export const REGION_OF: Readonly<Record<TerrainId, Region>> = {
  plain: 'plains',
  farmland: 'plains',
  heath: 'plains',
  moor: 'swamp',
  forest: 'forest',
  jungle: 'forest',
  hills: 'hills',
  mountain: 'mountain',
  snow: 'mountain',
  swamp: 'swamp',
  desert: 'desert',
  water: 'swamp',
};

/** How much an ingredient brings to a brew (BDP-89). */
export const POTENCY = { common: 1, uncommon: 2, rare: 4 } as const;
export type Rarity = keyof typeof POTENCY;
export const RARITIES = ['common', 'uncommon', 'rare'] as const satisfies readonly Rarity[];

/** What is found by its region and rarity; names of our own. */
export const FOUND: Readonly<Record<Region, Readonly<Record<Rarity, string>>>> = {
  desert: { common: 'Dust sage', uncommon: 'Emberroot', rare: 'Sun lily' },
  forest: { common: 'Elder moss', uncommon: 'Bitterbark', rare: 'Ghost orchid' },
  hills: { common: 'Coldroot', uncommon: 'Ironroot', rare: 'Lark’s foot' },
  mountain: { common: 'Stone lichen', uncommon: 'Frost cap', rare: 'Eagle’s breath' },
  plains: { common: 'Yellow yarrow', uncommon: 'Sweet vetch', rare: 'Moonwheat' },
  swamp: { common: 'Marsh mint', uncommon: 'Heronleaf', rare: 'Drowned star' },
};
