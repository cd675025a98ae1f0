import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { draftOf } from '../../../campaign/lookup.ts';

const creature = IdSchema;

/** Falls, fire and the like did harm. */
export const harmDone = defineEvent(
  'harm-done',
  {
    creature,
    why: z.string(),
    thrown: z.int(),
    armour: z.int().optional(),
    damage: z.int(),
    from: z.int(),
    left: z.int(),
  },
  () => undefined,
);

/** Somebody lost hit points by the Referee’s word. */
export const hitPointsLost = defineEvent(
  'hit-points-lost',
  { creature, amount: z.int(), why: z.string(), from: z.int(), left: z.int() },
  () => undefined,
);

/** Somebody got hit points back. */
export const hitPointsRecovered = defineEvent(
  'hit-points-recovered',
  { creature, amount: z.int(), why: z.string(), from: z.int(), left: z.int() },
  () => undefined,
);

/** A character began to die: so many Rounds or minutes are left. */
export const dyingBegan = defineEvent(
  'dying-began',
  { creature, left: z.int().min(1), unit: z.enum(['round', 'minute']) },
  (campaign, { creature: id, left, unit }) => {
    if (unit === 'round') draftOf(campaign, id).sheet['dyingRounds'] = left;
  },
);

/** A Round less is left to the dying. */
export const dyingCounted = defineEvent(
  'dying-counted',
  { creature, left: z.int().min(1) },
  (campaign, { creature: id, left }) => {
    draftOf(campaign, id).sheet['dyingRounds'] = left;
  },
);

/** The fight is over, and the Rounds left to the dying are minutes. */
export const dyingSlowed = defineEvent(
  'dying-slowed',
  { creature, left: z.int().min(1) },
  (campaign, { creature: id }) => {
    draftOf(campaign, id).sheet['dyingRounds'] = null;
  },
);

/** Somebody is not dying any more, by help, treatment or healing, or because they are dead. */
export const dyingEnded = defineEvent(
  'dying-ended',
  { creature, actor: IdSchema.optional(), by: z.enum(['help', 'treatment', 'healing', 'death']) },
  (campaign, { creature: id }) => {
    draftOf(campaign, id).sheet['dyingRounds'] = null;
  },
);

/** Something was dropped to make room for a Condition. */
export const itemLetGo = defineEvent(
  'item-let-go',
  { creature, item: IdSchema, name: z.string(), why: z.enum(['condition', 'room']) },
  () => undefined,
);

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
