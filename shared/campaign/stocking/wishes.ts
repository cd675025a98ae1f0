import { z } from 'zod';
import { HexLabelSchema } from '../../hex/land.ts';
import { IdSchema } from '../ids.ts';
import { GIVEN } from './given.ts';

export const SECRETS = ['none', 'lairs', 'all'] as const;

/** What lies in the lairs of a region: those that its encounters come from. */
export const LAIRS = 'Lairs';

/** Hexes of one step. */
export const MOST_THINGS = 500;

/** How a region is to be stocked. The same wishes with the same seed on the same land bring the same things. */
export const StockWishesSchema = z.strictObject({
  /** Null stands for the hexes that belong to no region. */
  region: IdSchema.nullable().default(null),
  seed: z.int().min(0).max(999_999).default(1),
  /** From bare to full. */
  thick: z.int().min(1).max(5).default(3),
  /** Which random tables are thrown on, by their names. */
  tables: z
    .array(z.string().min(1).max(200))
    .max(50)
    .default([LAIRS, ...Object.keys(GIVEN)]),
  /** What the players can’t see until it is found. */
  secret: z.enum(SECRETS).default('lairs'),
  /** Hexes that were thrown for again, and how often. */
  again: z.record(HexLabelSchema, z.int().min(1).max(1000)).default({}),
  /** Hexes that stay as they are. */
  without: z.array(HexLabelSchema).max(MOST_THINGS).default([]),
});
export type StockWishes = z.infer<typeof StockWishesSchema>;
