import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { draftItem, loseItem } from '../../../campaign/lookup.ts';
import { outcomeFields } from '../../common/margin.ts';

const creature = IdSchema;
const actor = IdSchema;
const rolls = z.array(z.strictObject({ actor, total: z.int() }));

/** Those who would surprise threw against those who might see them. */
export const surpriseRolled = defineEvent('surprise-rolled', 'players', { against: rolls, totals: rolls });

/** Someone surprises the others, and has a turn of their own before the order is settled. */
export const freeTurnWon = defineEvent('free-turn-won', 'players', { creatures: z.array(IdSchema) });

/** The order of the fight was rolled: the opposition’s totals, and the party’s. */
export const initiativeRolled = defineEvent('initiative-rolled', 'players', {
  against: rolls,
  totals: rolls,
});

/** Someone did something else than strike and move, for a number of actions. */
export const actionTaken = defineEvent('action-taken', 'players', {
  actor,
  act: z.string(),
  target: IdSchema.optional(),
  item: IdSchema.optional(),
  what: z.string(),
  cost: z.int(),
});

/** A combatant hid: what was rolled, and who no longer sees them. */
export const hid = defineEvent('hid', 'players', {
  actor,
  skilled: z.boolean(),
  total: z.int(),
  observers: z.array(z.strictObject({ creature: IdSchema, against: z.int(), unseen: z.boolean() })),
});

/** Someone moved up to a number of paces. */
export const moved = defineEvent('moved', 'players', { actor, paces: z.int(), target: IdSchema.optional() });

/** A weapon that is reloaded is ready, or has been shot. */
export const weaponLoaded = defineEvent(
  'weapon-loaded',
  'players',
  { actor, item: IdSchema, loaded: z.boolean() },
  (campaign, { actor: id, item, loaded }) => {
    draftItem(campaign, id, item).details['loaded'] = loaded;
  },
);

/** A unit of ammunition is used up. */
export const ammunitionSpent = defineEvent(
  'ammunition-spent',
  'players',
  { creature, item: IdSchema, left: z.int().min(0) },
  (campaign, { creature: id, item, left }) => {
    if (left > 0) draftItem(campaign, id, item).count = left;
    else loseItem(campaign, id, item);
  },
);

/** So many single shots are left of a unit. */
export const shotCounted = defineEvent(
  'shot-counted',
  'players',
  { creature, item: IdSchema, left: z.int().min(1) },
  (campaign, { creature: id, item, left }) => {
    draftItem(campaign, id, item).details['shots'] = left;
  },
);

/** A shield was given up, and the blow cancelled. */
export const shieldGivenUp = defineEvent(
  'shield-given-up',
  'players',
  { creature, item: IdSchema },
  (campaign, { creature: id, item }) => {
    loseItem(campaign, id, item);
  },
);

/** A blow or a breath at several: what it does in full, and to those who withstand. */
export const areaStruck = defineEvent('area-struck', 'players', {
  actor,
  targets: z.array(IdSchema),
  thrown: z.int(),
  less: z.int(),
  damageType: z.string(),
});

/** One of several withstood a blow at all of them, or not; `damage` is what got through. */
export const areaEndured = defineEvent('area-endured', 'players', {
  actor,
  total: z.int(),
  ...outcomeFields,
  thrown: z.int(),
  damageType: z.string(),
  damage: z.int(),
});

/** Someone misses the turn that begins. */
export const turnMissed = defineEvent('turn-missed', 'players', { creature });

/** The morale check of the others. */
export const moraleRolled = defineEvent('morale-rolled', 'players', {
  difficulty: z.string(),
  total: z.int(),
  against: z.int(),
  passed: z.boolean(),
});

/** Someone lies dying, with the minutes left. */
export const dyingBegan = defineEvent('dying-began', 'players', { creature, minutes: z.int().min(1) });

export const fightEvents = [
  surpriseRolled,
  freeTurnWon,
  initiativeRolled,
  actionTaken,
  hid,
  moved,
  weaponLoaded,
  ammunitionSpent,
  shotCounted,
  shieldGivenUp,
  areaStruck,
  areaEndured,
  turnMissed,
  moraleRolled,
  dyingBegan,
];
