/** The kinds of ground a hex can have. `hard` is what the systems call difficult terrain; `barred` can't be walked. */
export const TERRAINS = {
  plain: { name: 'plain', hard: false, barred: false },
  farmland: { name: 'farmland', hard: false, barred: false },
  heath: { name: 'heath', hard: false, barred: false },
  moor: { name: 'moor', hard: false, barred: false },
  forest: { name: 'forest', hard: false, barred: false },
  hills: { name: 'hills', hard: true, barred: false },
  jungle: { name: 'deep forest', hard: true, barred: false },
  mountain: { name: 'mountain', hard: true, barred: false },
  swamp: { name: 'swamp', hard: true, barred: false },
  desert: { name: 'desert', hard: true, barred: false },
  snow: { name: 'snow', hard: true, barred: false },
  water: { name: 'open water', hard: false, barred: true },
} as const;

export type TerrainId = keyof typeof TERRAINS;

export const TERRAIN_IDS = Object.keys(TERRAINS) as [TerrainId, ...TerrainId[]];
