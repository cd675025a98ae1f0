import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { draftItem, draftOf, loseItem } from '../../../campaign/lookup.ts';
import { marginFields, outcomeFields } from '../../common/margin.ts';
import { SortSchema } from '../sheet/details.ts';
import { sheetOf, StatSchema } from '../sheet/sheet.ts';

const creature = IdSchema;
const actor = IdSchema;

/** What the table settled before dice were rolled. */
export const checkSettled = defineEvent('check-settled', 'players', {
  /** Who is to do it. */
  actor: actor.optional(),
  purpose: z.string(),
  cost: z.string().optional(),
  risk: z.string().optional(),
  failure: z.string().optional(),
});

/** It was certain, and no dice were rolled. */
export const checkWaived = defineEvent('check-waived', 'players', {
  actor,
  purpose: z.string(),
  passed: z.boolean(),
});

/** A difficulty below what the book thinks worth a check. */
export const lowDifficultyNoted = defineEvent('low-difficulty-noted', 'referee', {
  against: z.int(),
  least: z.int(),
});

/** A stat check was made. */
export const checkMade = defineEvent('check-made', 'players', {
  actor,
  purpose: z.string(),
  stat: StatSchema,
  skilled: z.boolean(),
  total: z.int(),
  ...outcomeFields,
});

/** Several worked at one task, and so many of them had to succeed. */
export const taskDecided = defineEvent('task-decided', 'players', {
  creatures: z.array(IdSchema),
  successes: z.int(),
  against: z.int(),
  passed: z.boolean(),
});

/** A contest was decided; a tie has no winner. */
export const contestDecided = defineEvent('contest-decided', 'players', {
  parties: z.array(z.strictObject({ actor, total: z.int(), natural: marginFields.natural })),
  winner: IdSchema.nullable(),
  /** By how much the winner’s total is above the next; left out on a tie. */
  margin: marginFields.margin,
});

/** Someone has one inspiration die more. */
export const inspirationGained = defineEvent(
  'inspiration-gained',
  'players',
  { creature },
  (campaign, event) => {
    sheetOf(draftOf(campaign, event.creature)).inspiration += 1;
  },
);

/** An inspiration die was spent, and showed so much. */
export const inspirationSpent = defineEvent(
  'inspiration-spent',
  'players',
  { actor, roll: z.int() },
  (campaign, event) => {
    sheetOf(draftOf(campaign, event.actor)).inspiration -= 1;
  },
);

/** An inspiration die was added to a roll. */
export const rollRaised = defineEvent('roll-raised', 'players', {
  actor,
  from: z.int(),
  roll: z.int(),
  total: z.int(),
  against: z.int(),
  passed: z.boolean(),
  margin: marginFields.margin,
});

/** A feat of the day was used. */
export const featUsed = defineEvent('feat-used', 'players', { actor, feat: z.string(), what: z.string() });

/** What works once a day was used on a day. */
export const dailyUseSpent = defineEvent(
  'daily-use-spent',
  'players',
  { creature, use: z.string(), day: z.int() },
  (campaign, { creature: id, use, day }) => {
    sheetOf(draftOf(campaign, id)).usedOn[use] = day;
  },
);

/** A thing of someone’s past was used; some are gone with it. */
export const thingUsed = defineEvent(
  'thing-used',
  'players',
  { actor, item: IdSchema, sort: SortSchema, what: z.string(), gone: z.boolean() },
  (campaign, { actor: id, item, gone }) => {
    if (gone) loseItem(campaign, id, item);
  },
);

/** A gadget was used for what it does, from the first time on for good. */
export const gadgetUsed = defineEvent(
  'gadget-used',
  'players',
  { actor, item: IdSchema, function: z.string() },
  (campaign, { actor: id, item, function: does }) => {
    draftItem(campaign, id, item).details['function'] = does;
  },
);

export const checkEvents = [
  checkSettled,
  checkWaived,
  lowDifficultyNoted,
  checkMade,
  taskDecided,
  contestDecided,
  inspirationGained,
  inspirationSpent,
  rollRaised,
  featUsed,
  dailyUseSpent,
  thingUsed,
  gadgetUsed,
];
