import { z } from 'zod';
import { OwnTerrainSchema, PLACE_KINDS, WAY_KINDS } from '../../hex/land.ts';
import { TERRAIN_IDS } from '../../hex/terrain.ts';

/** What maps of other programs are read from and written as. */
export const MAP_FORMATS = ['textmapper', 'csv'] as const;
export type MapFormat = (typeof MAP_FORMATS)[number];

/** What a word of a map file stands for: a terrain, a place, a road or river, nothing, or a terrain of the referee’s own. */
export const MeaningSchema = z.union([
  z.enum([...TERRAIN_IDS, ...PLACE_KINDS, ...WAY_KINDS, 'nothing']),
  OwnTerrainSchema,
]);
export type Meaning = z.infer<typeof MeaningSchema>;

export const LONGEST_WORD = 60;

/** What the words of a map file stand for. */
export const MeaningsSchema = z.record(z.string().min(1).max(LONGEST_WORD), MeaningSchema);
export type Meanings = z.infer<typeof MeaningsSchema>;

const Count = z.int().min(0).max(1_000_000);
const Shift = z.int().min(-30_000).max(30_000);

/** How much of a map file was understood. */
export const MapCountsSchema = z.strictObject({
  hexes: Count,
  features: Count,
  labels: Count,
  paths: Count,
});
export type MapCounts = z.infer<typeof MapCountsSchema>;

/**
 * What a newer version of a map did to the land: hexes that are new, changed, kept although the file changed them too, and gone from the
 * file; and roads and rivers that came or went.
 */
export const MergeCountsSchema = z.strictObject({
  added: Count,
  changed: Count,
  kept: Count,
  gone: Count,
  ways: Count,
});
export type MergeCounts = z.infer<typeof MergeCountsSchema>;

/** A map file has at most so many characters. */
export const LONGEST_MAP = 4_000_000;

/** The file from which the land was read last, so that a newer version of it can be told from what was done on the map since. */
export const MapFileSchema = z.strictObject({
  name: z.string().min(1).max(200),
  format: z.enum(MAP_FORMATS),
  text: z.string().max(LONGEST_MAP),
  words: MeaningsSchema,
  /** How far its coordinates are from those of the land: columns, and rows for each of its levels. */
  origin: z.strictObject({ columns: Shift, rows: z.record(z.string().max(4), Shift) }),
});
export type MapFile = z.infer<typeof MapFileSchema>;
