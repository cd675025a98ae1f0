import type { TerrainId } from '../../../hex/terrain.ts';

/** The colours of a map. Each terrain differs from the others in lightness as well as in hue. */
export interface Palette {
  /** Drawn in ink alone, with hatching for shade. */
  isInk: boolean;
  /** What the land lies on. */
  table: string;
  /** What the title stands on. */
  sheet: string;
  ink: string;
  faint: string;
  /** Around letters and places, so that they stand out from the ground. */
  halo: string;
  rule: string;
  accent: string;
  accentInk: string;
  /** The groups of a split party that wait. */
  groups: readonly string[];
  ground: Record<TerrainId, string>;
  /** The sea on its way to the shore. */
  shallows: readonly [string, string, string];
  ripple: string;
  coast: string;
  wave: string;
  /** Leaves, those in the light, needles, those in the light: four of each. */
  leaves: readonly string[];
  leavesLit: readonly string[];
  needles: readonly string[];
  needlesLit: readonly string[];
  treeLine: string;
  trunk: string;
  hill: string;
  hillSide: string;
  hillLine: string;
  rock: string;
  rockSide: string;
  rockLine: string;
  snowcap: string;
  grass: string;
  heather: string;
  heatherLine: string;
  moss: string;
  drift: string;
  reed: string;
  reedHead: string;
  pool: string;
  fields: readonly string[];
  furrow: string;
  river: string;
  riverLine: string;
  road: string;
  roadLine: string;
  paved: string;
  pavedLine: string;
  track: string;
  grid: string;
  /** The grid once more above woods and mountains. */
  gridAbove: string;
  number: string;
  seaNumber: string;
  roof: string;
  wall: string;
  /** Doors, gates and the mouths of caves. */
  hollow: string;
  /** The lines of a place. */
  placeLine: string;
  regions: readonly string[];
  regionName: string;
  /** What players have not seen. */
  hatch: string;
  /** The edge of what players have seen. */
  knownLine: string;
}
