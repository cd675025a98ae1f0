import type { Looks, Symbols } from '../../hex/ground.ts';
import type { Feature, Hex, LandLabel, LandPath } from '../../hex/land.ts';
import type { Box, Point } from './geometry.ts';
import type { Palette } from './palette/palette.ts';

/** As much of a hex as is drawn. */
export interface DrawnHex extends Pick<Hex, 'terrain' | 'known' | 'region' | 'own'> {
  feature?: Pick<Feature, 'kind' | 'name' | 'secret'> | undefined;
  /** What stands there, where its ground is seen from afar and looks otherwise than usual. */
  symbols?: Symbols | undefined;
}

/** As much of a land as is drawn: columns from the west, each a list of hexes from the north, null where there is no land. */
export interface DrawnLand {
  columns: readonly (readonly (DrawnHex | null)[])[];
  paths: readonly Pick<LandPath, 'kind' | 'name' | 'hexes'>[];
  regions?: Readonly<Record<string, { name: string }>> | undefined;
  labels?: readonly LandLabel[] | undefined;
  /** The terrains of the referee’s own, by the names that hexes have for them. */
  terrains?: Readonly<Record<string, Looks & { name: string }>> | undefined;
}

/** What is drawn and how. Everything that is left to chance follows from the seed. */
export interface Scene {
  land: DrawnLand;
  seed: number;
  palette: Palette;
  /** Players see what they know, its neighbours as hints, and nothing else. */
  whose: 'referee' | 'players';
  /** What players have not seen is hatched on the referee’s map. */
  isHatched: boolean;
}

/** A road or a river as a line through points that lie close together; a river runs down to its last point. */
export interface WayLine {
  kind: 'road' | 'paved' | 'track' | 'river';
  name: string;
  points: readonly Point[];
  box: Box;
}

/** Where a road crosses a river: turned along the road, as long as the river is wide. */
export interface Bridge extends Point {
  angle: number;
  width: number;
}
