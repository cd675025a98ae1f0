import { z } from 'zod';
import {
  LONGEST_MAP,
  MAP_FORMATS,
  MeaningsSchema,
  type MapCounts,
  type MapFormat,
  type Meaning,
  type MergeCounts,
} from '../campaign/charting/mapFile.ts';
import type { Reckoning } from '../time/reckoning/parts.ts';
import type { Land } from '../hex/land.ts';

/** A map file that is to be imported, and what people said of it. */
export const GivenMapSchema = z.strictObject({
  name: z.string().max(4096),
  text: z.string().max(LONGEST_MAP),
  /** Left out, what the text looks like. */
  as: z.enum(MAP_FORMATS).optional(),
  words: MeaningsSchema.optional(),
  /** Whether it takes the place of the map, or changes it; left out, it changes a map of which it is a newer version. */
  how: z.enum(['merge', 'replace']).optional(),
});
export type GivenMap = z.infer<typeof GivenMapSchema>;

/** A word of a map file, and what it stands for. */
export interface MapWord {
  word: string;
  /** Whether it stands on hexes, or for what runs through them. */
  on: 'hex' | 'way';
  times: number;
  meaning: Meaning;
  /** Nobody said what it stands for: it is a guess. */
  isGuess: boolean;
}

/** A calendar of another program, and what of it could not be taken; or what is wrong with its file, by field. */
export type CalendarReading = { calendar: Reckoning; told: string[] } | { faults: string[] };

/** What does not fit of a calendar that is being made: where, and why. */
export interface CalendarFault {
  path: (string | number)[];
  message: string;
}

/** A line of a map file that was left out, and why. */
export interface LeftLine {
  line: number;
  text: string;
  why: string;
}

/** What a map file comes to, before anything changes. */
export interface MapReading {
  format: MapFormat;
  /** “Text Mapper: 4 hexes, 1 place, 2 labels, 1 road or river.” */
  told: string;
  counts: MapCounts;
  /** The first of them, and how many there are. */
  left: LeftLine[];
  leftOut: number;
  words: MapWord[];
  /** It is a newer version of the map that is there. */
  isNewer: boolean;
  /** What of the map it changes; null where it takes its place. */
  merged: MergeCounts | null;
  /** The map has all of it already. */
  isSame: boolean;
  /** Why it can’t be imported. */
  fault?: string;
  /** The map as it will be. */
  land: Land;
}
