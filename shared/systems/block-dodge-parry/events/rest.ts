import { z } from 'zod';
import { assign } from '../../../campaign/drafted.ts';
import { defineEvent } from '../../../campaign/event.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { draftItem, draftOf } from '../../../campaign/lookup.ts';
import { AttributeSchema } from '../../cairn-family/sheet/attributes.ts';
import { MEALS } from '../food/meals.ts';
import { QUALITIES } from '../rest/qualities.ts';
import { lose } from './draft.ts';

const creature = IdSchema;
const die = z.int().min(0);
const nothing = (): undefined => undefined;

/** A character drank from a waterskin, and its Usage Die was rolled. */
export const waterDrunk = defineEvent(
  'water-drunk',
  'players',
  { creature, holder: IdSchema, item: IdSchema, total: z.int(), from: die, to: die },
  (campaign, { holder, item, to }) => {
    draftItem(campaign, holder, item).die = to;
  },
);

/** A character who wanted to catch their breath had nothing to drink. */
export const drinkMissed = defineEvent('drink-missed', 'players', { creature }, nothing);

/** A waterskin is full again. */
export const skinFilled = defineEvent(
  'skin-filled',
  'players',
  { creature, item: IdSchema, from: die, to: die },
  (campaign, { creature: id, item, to }) => {
    draftItem(campaign, id, item).die = to;
  },
);

/** The party lay down to sleep. */
export const nightBegan = defineEvent('night-began', 'players', { quality: z.enum(QUALITIES) }, nothing);

/** A tonic improved a character’s sleep and was used up. */
export const tonicWorked = defineEvent(
  'tonic-worked',
  'players',
  {
    creature,
    condition: IdSchema,
    /** The level of sleep before and after. */
    from: z.enum(QUALITIES).optional(),
    to: z.enum(QUALITIES).optional(),
  },
  (campaign, { creature: id, condition }) => {
    lose(campaign, id, condition);
  },
);

/** A salve or tea worked in a rest and is used up. */
export const salveWorked = defineEvent(
  'salve-worked',
  'players',
  {
    creature,
    condition: IdSchema,
    name: z.string(),
    attribute: AttributeSchema,
    thrown: z.int(),
  },
  (campaign, { creature: id, condition }) => {
    lose(campaign, id, condition);
  },
);

/** A salve, tea or tonic could do nothing in a rest and was not used up. */
export const potionIdle = defineEvent(
  'potion-idle',
  'players',
  {
    creature,
    condition: IdSchema,
    name: z.string(),
    attribute: AttributeSchema.optional(),
    why: z.enum(['deprived', 'nothing-lost', 'comfortable']),
  },
  nothing,
);

/** Days of long-term care began. */
export const goodHandsFound = defineEvent(
  'good-hands-found',
  'players',
  { healer: z.string(), price: z.string(), days: z.int() },
  nothing,
);

/** A character gets a day of professional care. */
export const careFound = defineEvent(
  'care-found',
  'players',
  { creature, scores: z.array(AttributeSchema), price: z.string() },
  nothing,
);

/** Days of training won a point of a score, now and at most. */
export const scoreTrained = defineEvent(
  'score-trained',
  'players',
  { creature, attribute: AttributeSchema, days: z.int(), now: z.int(), max: z.int() },
  (campaign, { creature: id, attribute, now, max }) => {
    assign(draftOf(campaign, id).sheet, { [attribute]: { now, max } });
  },
);

/** Without a fire or a pot, a meal was simpler than planned. */
export const mealLessened = defineEvent(
  'meal-lessened',
  'players',
  { asked: z.enum(MEALS), meal: z.enum(MEALS), without: z.enum(['fire', 'pot']) },
  nothing,
);

/** A character vomited a meal, which does not count. */
export const mealBroughtUp = defineEvent(
  'meal-brought-up',
  'players',
  { creature, meal: z.enum(MEALS) },
  nothing,
);

/** A character ate a ration, their own or a companion’s. */
export const rationShared = defineEvent('ration-shared', 'players', { creature }, nothing);

export const restEvents = [
  waterDrunk,
  drinkMissed,
  skinFilled,
  nightBegan,
  tonicWorked,
  salveWorked,
  potionIdle,
  goodHandsFound,
  careFound,
  scoreTrained,
  mealLessened,
  mealBroughtUp,
  rationShared,
];
