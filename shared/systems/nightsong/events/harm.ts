import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { TermSchema } from '../../../campaign/events/terms.ts';
import { draftOf } from '../../../campaign/lookup.ts';

const creature = IdSchema;

/** A fall, fire or the like dealt Damage. */
export const harmDone = defineEvent('harm-done', 'players', {
  creature,
  why: z.string(),
  thrown: z.int(),
  armour: z.int().optional(),
  damage: z.int(),
  /** All that made the Damage, which is their sum. */
  terms: z.array(TermSchema).optional(),
  from: z.int(),
  left: z.int(),
});

/** The Referee took hit points off a creature. */
export const hitPointsLost = defineEvent('hit-points-lost', 'players', {
  creature,
  amount: z.int(),
  why: z.string(),
  from: z.int(),
  left: z.int(),
});

/** A creature regained hit points. */
export const hitPointsRecovered = defineEvent('hit-points-recovered', 'players', {
  creature,
  amount: z.int(),
  why: z.string(),
  from: z.int(),
  left: z.int(),
});

/** A character began to die, with `left` Rounds or minutes to live. */
export const dyingBegan = defineEvent(
  'dying-began',
  'players',
  { creature, left: z.int().min(1), unit: z.enum(['round', 'minute']) },
  (campaign, { creature: id, left, unit }) => {
    if (unit === 'round') draftOf(campaign, id).sheet['dyingRounds'] = left;
  },
);

/** A dying character has one Round less. */
export const dyingCounted = defineEvent(
  'dying-counted',
  'players',
  { creature, left: z.int().min(1) },
  (campaign, { creature: id, left }) => {
    draftOf(campaign, id).sheet['dyingRounds'] = left;
  },
);

/** After the fight, a dying character’s Rounds became minutes. */
export const dyingSlowed = defineEvent(
  'dying-slowed',
  'players',
  { creature, left: z.int().min(1) },
  (campaign, { creature: id }) => {
    draftOf(campaign, id).sheet['dyingRounds'] = null;
  },
);

/** A character is no longer dying, by help, treatment, healing or death. */
export const dyingEnded = defineEvent(
  'dying-ended',
  'players',
  { creature, actor: IdSchema.optional(), by: z.enum(['help', 'treatment', 'healing', 'death']) },
  (campaign, { creature: id }) => {
    draftOf(campaign, id).sheet['dyingRounds'] = null;
  },
);

/** An item was dropped to make room, for a Condition or for other gear, and lies nowhere: only in older logs. */
export const itemLetGo = defineEvent('item-let-go', 'players', {
  creature,
  item: IdSchema,
  name: z.string(),
  why: z.enum(['condition', 'room']),
});

export const harmEvents = [
  harmDone,
  hitPointsLost,
  hitPointsRecovered,
  dyingBegan,
  dyingCounted,
  dyingSlowed,
  dyingEnded,
  itemLetGo,
];
