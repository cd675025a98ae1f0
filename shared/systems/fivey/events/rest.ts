import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { draftOf } from '../../../campaign/lookup.ts';
import { HexLabelSchema } from '../../../hex/land.ts';
import { sheetOf } from '../sheet/sheet.ts';

const creature = IdSchema;
const actor = IdSchema;
const hex = HexLabelSchema.nullable();

/** The party stops for the day. */
export const campMade = defineEvent('camp-made', 'players', { hex });

/** The party lies down until dawn. */
export const sleepBegan = defineEvent('sleep-began', 'players', { hex });

/** Someone has a number of rest actions left this night. */
export const restActionsSet = defineEvent(
  'rest-actions-set',
  'players',
  { creature, left: z.int().min(0) },
  (campaign, { creature: id, left }) => {
    sheetOf(draftOf(campaign, id)).restActions = left;
  },
);

/** Someone had the meal of a day: out of someone’s pack, or as a guest. */
export const mealEaten = defineEvent(
  'meal-eaten',
  'players',
  {
    creature,
    day: z.int(),
    holder: IdSchema.optional(),
    item: IdSchema.optional(),
    food: z.string().optional(),
    /** It was the last food that `holder` had. */
    last: z.literal(true).optional(),
  },
  (campaign, { creature: id, day }) => {
    sheetOf(draftOf(campaign, id)).ateOn = day;
  },
);

/** Someone found nothing to eat on a day. */
export const mealMissed = defineEvent('meal-missed', 'players', { creature, day: z.int() });

/** Another item counts as a skill. */
export const attuned = defineEvent(
  'attuned',
  'players',
  { creature, item: IdSchema },
  (campaign, { creature: id, item }) => {
    sheetOf(draftOf(campaign, id)).attuned = item;
  },
);

/** Someone practised, for inspiration dice. */
export const practised = defineEvent(
  'practised',
  'players',
  { actor, from: z.int(), to: z.int() },
  (campaign, { actor: id, to }) => {
    sheetOf(draftOf(campaign, id)).inspiration = to;
  },
);

/** Fresh ingredients became meals. */
export const mealsCooked = defineEvent('meals-cooked', 'players', {
  actor,
  portions: z.int(),
  meals: z.int(),
});

/** Someone looked for food and found portions of it. */
export const scavenged = defineEvent('scavenged', 'players', { actor, die: z.int(), portions: z.int() });

/** Someone gave a blessing: it cured a condition, protects against a kind of harm, or heals. */
export const blessingGiven = defineEvent('blessing-given', 'players', {
  actor,
  target: IdSchema,
  condition: z.string().optional(),
  against: z.string().optional(),
});

/** The parts of a device were paid for. */
export const partsBought = defineEvent(
  'parts-bought',
  'players',
  { creature, parts: z.int(), crowns: z.int() },
  (campaign, { creature: id, crowns }) => {
    sheetOf(draftOf(campaign, id)).crowns -= crowns;
  },
);

/** A feat of the night was used. */
export const nightFeatUsed = defineEvent('night-feat-used', 'players', { actor, feat: z.string() });

/** A rest action of the player’s own making. */
export const restActionMade = defineEvent('rest-action-made', 'players', { actor, what: z.string() });

export const restEvents = [
  campMade,
  sleepBegan,
  restActionsSet,
  mealEaten,
  mealMissed,
  attuned,
  practised,
  mealsCooked,
  scavenged,
  blessingGiven,
  partsBought,
  nightFeatUsed,
  restActionMade,
];
