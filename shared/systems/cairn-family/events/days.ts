import { z } from 'zod';
import { assign } from '../../../campaign/drafted.ts';
import { defineEvent } from '../../../campaign/event.ts';
import { find, IdSchema } from '../../../campaign/ids.ts';
import { draftItem, draftOf, loseItem } from '../../../campaign/lookup.ts';
import { HexLabelSchema } from '../../../hex/land.ts';

/** One of a stack of items was used up; `left` is how many are left, and at 0 the item is gone. */
export const thingUsedUp = defineEvent(
  'thing-used-up',
  'players',
  {
    creature: IdSchema,
    item: IdSchema,
    left: z.int().min(0),
    /** It was the last ration that they had. */
    last: z.literal(true).optional(),
  },
  (campaign, { creature, item, left }) => {
    if (left > 0) draftItem(campaign, creature, item).count = left;
    else loseItem(campaign, creature, item);
  },
);

/** A character has eaten on that day; `meal` says what, if it matters. */
export const mealEaten = defineEvent(
  'meal-eaten',
  'players',
  {
    creature: IdSchema,
    day: z.int(),
    meal: z.string().optional(),
    /** It was the last ration of their own. */
    last: z.literal(true).optional(),
  },
  (campaign, { creature, day }) => {
    draftOf(campaign, creature).sheet['ateOn'] = day;
  },
);

/** The hour of the day's meal: who ate now, and who has nothing. */
export const mealHourCame = defineEvent('meal-hour-came', 'players', {
  fed: z.array(IdSchema),
  hungry: z.array(IdSchema),
});

/** These have slept on that day. */
export const nightSlept = defineEvent(
  'night-slept',
  'players',
  { creatures: z.array(IdSchema), day: z.int() },
  (campaign, { creatures, day }) => {
    for (const id of creatures) draftOf(campaign, id).sheet['sleptOn'] = day;
  },
);

/** An encounter broke the sleep, and these characters had none. */
export const sleepBroken = defineEvent('sleep-broken', 'players', {
  creatures: z.array(IdSchema),
  /** The title of the encounter that broke it. */
  by: z.string().optional(),
});

/** Others feed and lodge the party up to that time. */
export const lodgingTaken = defineEvent(
  'lodging-taken',
  'players',
  { days: z.int(), until: z.number() },
  (campaign, { until }) => {
    campaign.details['lodgedUntil'] = until;
  },
);

/** Lodged characters have eaten and slept on that day. */
export const dayLodged = defineEvent(
  'day-lodged',
  'players',
  { creatures: z.array(IdSchema), day: z.int() },
  (campaign, { creatures, day }) => {
    for (const id of creatures)
      assign(find(campaign.creatures, id)?.sheet ?? {}, { ateOn: day, sleptOn: day });
  },
);

/** The Die of Fate said whether the party finds its way; if not, `watches` are lost, or none where it goes astray. */
export const waySought = defineEvent(
  'way-sought',
  'players',
  {
    from: HexLabelSchema,
    to: HexLabelSchema,
    total: z.int(),
    /** The party gets lost on this roll or less. */
    against: z.int(),
    kept: z.boolean(),
    watches: z.int(),
  },
  (campaign, { from, to, kept, watches }) => {
    if (!kept && watches > 0) campaign.details['lost'] = { from, to, watches };
  },
);

/** The party is no longer lost. */
export const wayForgotten = defineEvent('way-forgotten', 'players', {}, (campaign) => {
  campaign.details['lost'] = null;
});

export const dayEvents = [
  thingUsedUp,
  mealEaten,
  mealHourCame,
  nightSlept,
  sleepBroken,
  lodgingTaken,
  dayLodged,
  waySought,
  wayForgotten,
];
