import { z } from 'zod';
import { IdSchema, severalIds } from '../../../campaign/ids.ts';
import { AttributeSchema } from '../sheet/attributes.ts';

export const attackFields = z.strictObject({
  type: z.literal('attack'),
  actor: IdSchema,
  /** Others of the same side who strike at the same target with what they have in hand. */
  also: z.array(IdSchema).max(60).default([]),
  /** Left out: the weapon in hand, or bare hands where there is none. */
  weapon: IdSchema.optional(),
  unarmed: z.boolean().default(false),
  /** A weapon in the other hand. */
  second: IdSchema.optional(),
  target: IdSchema.optional(),
  /** All who stand in a blast, the nearest first. */
  targets: severalIds(60).optional(),
  countRoll: z.boolean().default(false),
  /** Cover, great distance, bound hands. */
  impaired: z.boolean().default(false),
  /** A helpless foe, a daring move. */
  enhanced: z.boolean().default(false),
});

export const actFields = z.strictObject({
  type: z.literal('act'),
  actor: IdSchema,
  what: z.string().trim().min(1).max(200),
  attribute: AttributeSchema.optional(),
});

export const fleeFields = z.strictObject({
  type: z.literal('flee'),
  actors: severalIds(60),
  to: z.string().trim().max(200).default(''),
});

export const aidFields = z.strictObject({ type: z.literal('aid'), actor: IdSchema, target: IdSchema });
