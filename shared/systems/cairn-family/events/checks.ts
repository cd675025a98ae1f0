import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { AttributeSchema } from '../sheet/attributeNames.ts';

/** A Save was thrown; on a score of 0 there are no faces, and it has failed. */
export const saveMade = defineEvent(
  'save-made',
  {
    actor: IdSchema,
    attribute: AttributeSchema,
    faces: z.array(z.int()),
    /** The face that counted. */
    total: z.int().optional(),
    against: z.int(),
    passed: z.boolean(),
    /** What it was for. */
    why: z.string(),
  },
  () => undefined,
);

/** The others saved against losing heart: whose WIL it was, left out where it is that of the group. */
export const moraleSaveMade = defineEvent(
  'morale-save-made',
  { actor: IdSchema.optional(), total: z.int(), against: z.int(), passed: z.boolean() },
  () => undefined,
);

export const checkEvents = [saveMade, moraleSaveMade];
