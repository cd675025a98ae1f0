import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { AttributeSchema } from '../sheet/attributeNames.ts';

/** A Save was rolled; on a score of 0 it fails without a roll, and there are no faces. */
export const saveMade = defineEvent(
  'save-made',
  'players',
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

/** The others made a morale check; `creature` is left out if the group’s WIL was used. */
export const moraleSaveMade = defineEvent(
  'morale-save-made',
  'players',
  { actor: IdSchema.optional(), total: z.int(), against: z.int(), passed: z.boolean() },
  () => undefined,
);

export const checkEvents = [saveMade, moraleSaveMade];
