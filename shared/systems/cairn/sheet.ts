import { z } from 'zod';
import type { Creature } from '../../campaign/state.ts';
import { bodyShape } from '../cairn-family/sheet/attributes.ts';
import { LostSchema } from '../cairn-family/travel/road.ts';

/** What a creature has beside hit points, items and conditions. Derived values are never stored (CA-3). */
export const SheetSchema = z.strictObject(bodyShape);

/** What a campaign of Cairn keeps beside the common state. */
export const DetailsSchema = z.strictObject({
  lost: LostSchema,
  /** Until when the party is fed and lodged by someone else. */
  lodgedUntil: z.number().default(-1),
});

/** A sheet completed with what nobody has to say. */
export const dress = (figures: Creature['sheet']): Creature['sheet'] => SheetSchema.parse(figures);
