import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { draftOf } from '../../../campaign/lookup.ts';
import { HexLabelSchema } from '../../../hex/land.ts';

/** The result of the roll and the threshold. */
const rolled = { total: z.int(), against: z.int() };

/** The Die of Fate said whether the party keeps its way; if not, it loses `watches` Watches, or none where it goes astray. */
export const navigationRolled = defineEvent(
  'navigation-rolled',
  'players',
  { from: HexLabelSchema, to: HexLabelSchema, ...rolled, passed: z.boolean(), watches: z.int() },
  (campaign, { from, to, passed, watches }) => {
    if (!passed && watches > 0) campaign.details['lost'] = { from, to, watches };
  },
);

/** The Die of Fate said whether foraging finds food. */
export const foraged = defineEvent('foraged', 'players', { actor: IdSchema, ...rolled, passed: z.boolean() });

/** Foraged food was added to the rations. */
export const rationsGained = defineEvent('rations-gained', 'players', {
  creature: IdSchema,
  item: IdSchema,
  name: z.string(),
  from: z.int(),
  to: z.int(),
});

const Danger = z.enum(['pursuer', 'faction']);

/** When the clock of a danger is rolled. */
const Pace = z.enum(['turn', 'day', 'week', 'by-hand']);
export type Pace = z.infer<typeof Pace>;

/** A pursuer or a faction got its clock. */
export const dangerStarted = defineEvent('danger-started', 'referee', {
  timer: IdSchema,
  name: z.string(),
  danger: Danger,
  die: z.int(),
  pace: Pace,
});

/** A pursuer caught up, or a faction reached its goal. */
export const dangerArrived = defineEvent('danger-arrived', 'players', {
  timer: IdSchema,
  name: z.string(),
  danger: Danger,
});

/** A Rest began. */
export const restBegan = defineEvent('rest-began', 'players', {
  rest: z.enum(['short', 'long', 'full']),
  creatures: z.array(IdSchema),
  care: z.boolean().default(false),
});

/** A Rest was interrupted and gives nothing. */
export const restBrokenOff = defineEvent('rest-broken-off', 'players', {
  creatures: z.array(IdSchema),
  /** The title of the encounter that interrupted it. */
  by: z.string().optional(),
});

/** A character had the Long Rest of a day. */
export const sleepCounted = defineEvent(
  'sleep-counted',
  'players',
  { creature: IdSchema, day: z.int() },
  (campaign, { creature, day }) => {
    draftOf(campaign, creature).sheet['restedOn'] = day;
  },
);

export const roadEvents = [
  navigationRolled,
  foraged,
  rationsGained,
  dangerStarted,
  dangerArrived,
  restBegan,
  restBrokenOff,
  sleepCounted,
];
