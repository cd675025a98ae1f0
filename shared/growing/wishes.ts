import { z } from 'zod';

export const COASTS = ['none', 'west', 'two', 'isle'] as const;
export type Coast = (typeof COASTS)[number];

export const MANNERS = ['midland', 'northern', 'southern'] as const;
export type Manner = (typeof MANNERS)[number];

const Level = z.int().min(1).max(5);
const Side = z.int().min(4).max(200);

/** How a land is wished. The same wishes with the same seed make the same land. */
export const WishesSchema = z.strictObject({
  seed: z.int().min(0).max(999_999).default(1),
  columns: Side.default(24),
  rows: Side.default(18),
  /** Where the sea is: nowhere, in the west, in the west and the south-east, all around. */
  coast: z.enum(COASTS).default('west'),
  /** From none to many, from dry to fens, from wild to thick. */
  mountains: Level.default(3),
  wet: Level.default(3),
  settled: Level.default(2),
  /** How names sound. */
  names: z.enum(MANNERS).default('midland'),
  /** A random table of the campaign, whose rows name settlements as far as they go. */
  table: z.string().min(1).max(200).optional(),
});
export type Wishes = z.infer<typeof WishesSchema>;
