import type { Feature } from '../../../hex/land.ts';
import type { HexLabel } from '../../../hex/coordinates.ts';
import type { Lettering } from '../../letters/letters.ts';
import type { Box, Point } from '../geometry.ts';
import type { Crowd } from './crowd.ts';

/** A place on the map: its foot is at the point. */
export interface PlacedSign extends Point {
  hex: HexLabel;
  kind: Feature['kind'];
  /** What is 1 on its drawing. */
  size: number;
  box: Box;
  isKnown: boolean;
  isSecret: boolean;
}

/** The name of a place: lines of letters, centred on the point. */
export interface PlacedLabel extends Point {
  hex: HexLabel;
  lines: readonly string[];
  lettering: Lettering;
  /** The height of its letters, and how far its lines are apart. */
  size: number;
  step: number;
  box: Box;
}

/** One letter of a name that follows a line: its middle, and how it is turned. */
export interface LetterAlong extends Point {
  text: string;
  angle: number;
  size: number;
}

/** The name of a region, a road or a river, or a label of the referee’s, letter by letter. */
export interface NameAlong {
  name: string;
  of: 'region' | 'sea' | 'road' | 'river' | 'onLand' | 'onWater';
  lettering: Lettering;
  letters: readonly LetterAlong[];
}

/** Where everything stands that is read, and what must not be covered. */
export interface Layout {
  signs: readonly PlacedSign[];
  labels: readonly PlacedLabel[];
  names: readonly NameAlong[];
  /** The boxes of all of them. */
  crowd: Crowd;
}
