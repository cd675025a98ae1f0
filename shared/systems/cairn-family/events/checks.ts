import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { outcomeFields } from '../../common/margin.ts';
import { AttributeSchema } from '../sheet/attributeNames.ts';

/** Why one of the party makes a Save before the first round of a fight. */
export const TO_ACT = 'to act in the first round';

/**
 * A Save was rolled against the current score (1 passes, 20 fails); in Cairn it fails on a score of 0 without a roll and
 * has no faces, in Block, Dodge, Parry it is rolled then as well.
 */
export const saveMade = defineEvent('save-made', 'players', {
  actor: IdSchema,
  attribute: AttributeSchema,
  faces: z.array(z.int()),
  /** The face that counted; left out where nothing was rolled. */
  total: z.int().optional(),
  ...outcomeFields,
  /** Those for whom it was rolled as well, by who was most at risk. */
  also: z.array(IdSchema).optional(),
  /** What it was for. */
  why: z.string(),
});

/** The others made a morale check; `creature` is left out if the group’s WIL was used. */
export const moraleSaveMade = defineEvent('morale-save-made', 'players', {
  actor: IdSchema.optional(),
  total: z.int(),
  ...outcomeFields,
});

export const checkEvents = [saveMade, moraleSaveMade];
