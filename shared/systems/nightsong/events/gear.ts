import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { draftOf } from '../../../campaign/lookup.ts';

const creature = IdSchema;
const thing = { creature, item: IdSchema, name: z.string() };

/** The step die of an item was rolled; `spent` says what D0 means for it. */
export const stepDieRolled = defineEvent('step-die-rolled', 'players', {
  ...thing,
  roll: z.int(),
  from: z.int(),
  to: z.int(),
  spent: z.enum(['used up', 'broken', 'drained']).optional(),
  /** Who ate. */
  eater: IdSchema.optional(),
  /** It was the last food of whoever had it. */
  last: z.literal(true).optional(),
});

/** Gear was repaired, or a shard refilled. */
export const itemRestored = defineEvent('item-restored', 'players', {
  ...thing,
  from: z.int(),
  to: z.int(),
  how: z.enum(['repaired', 'refilled']),
});

/** A character ate today, from supplies or a meal that was provided. */
export const mealEaten = defineEvent(
  'meal-eaten',
  'players',
  {
    creature,
    day: z.int(),
    food: z.string().optional(),
    holder: IdSchema.optional(),
    rolled: z.boolean(),
    /** It was the last food that `holder` had; of food with a die its roll says so. */
    last: z.literal(true).optional(),
  },
  (campaign, { creature: id, day }) => {
    draftOf(campaign, id).sheet['ateOn'] = day;
  },
);

/** A Spell was cast and took effect. */
export const spellCast = defineEvent('spell-cast', 'players', {
  actor: IdSchema,
  item: IdSchema,
  name: z.string(),
  spell: z.string(),
  /** Whom it was aimed at; with a count roll not all of them are struck. */
  targets: z.array(IdSchema).optional(),
});

/** The strain of casting had its result. */
export const strainSuffered = defineEvent('strain-suffered', 'players', {
  creature,
  result: z.enum(['nothing', 'complication', 'fatigue']),
});

export const gearEvents = [stepDieRolled, itemRestored, mealEaten, spellCast, strainSuffered];
