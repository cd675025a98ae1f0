import { z } from 'zod';
import { HexLabelSchema } from '../../hex/land.ts';
import { IdSchema, NameSchema } from '../ids.ts';

export const Count = z.int().min(0).max(1_000_000_000);
export const Die = z.int().min(0).max(100);

/** An item that a creature carries. What only one system knows of it is in `details`. */
export const ItemSchema = z.strictObject({
  id: IdSchema,
  name: NameSchema,
  kind: z.enum(['gear', 'weapon', 'armour', 'shield', 'light', 'food', 'remedy', 'spell']).default('gear'),
  slots: z.int().min(0).max(20).default(1),
  /** How many of it stand in these slots. */
  count: Count.default(1),
  /** Sides of the die that is its damage, protection or wear now; 0 is spent or broken. */
  die: Die.optional(),
  /** The die it has when whole. */
  fullDie: Die.optional(),
  /** Worn, wielded or otherwise in use. */
  inUse: z.boolean().default(false),
  /** What one of it is worth, in the system’s coins. */
  worth: Count.optional(),
  details: z.record(z.string(), z.json()).default({}),
});

/** The most things in one pack, or in one place. */
export const MOST_ITEMS = 500;

/** Things that lie somewhere, and where: without a hex they lie where the party was before there was a map. */
export const CacheSchema = z.strictObject({
  id: IdSchema,
  hex: HexLabelSchema.optional(),
  site: z.string().max(60).optional(),
  room: IdSchema.optional(),
  /** It is the party’s purse and treasure, and goes where the party goes. */
  party: z.literal(true).optional(),
  coins: Count.optional(),
  items: z.array(ItemSchema).max(MOST_ITEMS),
});

/** The slots that all of several things, or conditions, fill. */
export function slotsOf(all: readonly { slots: number }[]): number {
  let sum = 0;
  for (const { slots } of all) sum += slots;
  return sum;
}
