import type { Feature } from './land.ts';

/** The words by which the signs of places go, in lists of names and in map files. */
export const PLACE_WORDS = {
  town: 'town city large-town metropolis port',
  village: 'village small-town thorp hamlet house houses inn',
  castle: 'castle keep fort fortress palace',
  tower: 'tower lighthouse',
  ruin: 'ruin ruins ruined-castle ruined-tower underwater-city',
  cave: 'cave caves mine mining dungeon',
  shrine: 'shrine temple church chapel law chaos',
  bridge: 'bridge ford ferry',
  camp: 'camp',
  monument: 'monument pyramid statue stone needle battle naval-battle gate',
} as const satisfies Readonly<Record<Feature['kind'], string>>;
