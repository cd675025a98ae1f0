import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { attackMade as anyAttack } from '../../../campaign/events/fight.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { present } from '../../../campaign/lookup.ts';
import { edgeFields } from './checks.ts';

const Side = z.enum(['party', 'others']);

/** The Die of Fate said whether a side is caught off guard. */
export const surpriseChecked = defineEvent(
  'surprise-checked',
  { side: Side, total: z.int(), against: z.int(), caught: z.boolean() },
  () => undefined,
);

/** Those who act last in the first Round of this fight. */
export const caughtOffGuard = defineEvent(
  'caught-off-guard',
  { creatures: z.array(IdSchema) },
  (campaign, { creatures }) => {
    present(campaign.fight, 'the fight').details['late'] = creatures;
  },
);

/** The Die of Fate said which side starts this fight. */
export const firstSideRolled = defineEvent(
  'first-side-rolled',
  { side: Side, total: z.int(), against: z.int() },
  (campaign, { side }) => {
    present(campaign.fight, 'the fight').details['first'] = side;
  },
);

/** Somebody moved a short way. */
export const shortMoveMade = defineEvent(
  'short-move-made',
  { actor: IdSchema, what: z.string() },
  () => undefined,
);

/** Somebody did something that is no attack. */
export const actionTaken = defineEvent(
  'action-taken',
  { actor: IdSchema, what: z.string() },
  () => undefined,
);

/**
 * A blow was struck. `thrown` is the Damage before Armor, `armour` the face that Armor showed where it was thrown, `damage`
 * what got through, `left` the hit points after it. With Focus afterwards `again` is set, and `damage` is what it adds.
 */
export const attackMade = defineEvent(
  anyAttack.type,
  {
    ...anyAttack.fields.shape,
    target: IdSchema,
    /** "with longsword" */
    how: z.string(),
    missed: z.boolean(),
    /** The Shield that stopped it. */
    blocked: z.string().optional(),
    thrown: z.int(),
    /** What Armor left of the whole blow. */
    through: z.int().min(0),
    from: z.int(),
    left: z.int(),
    again: z.boolean().default(false),
    ...edgeFields,
  },
  anyAttack.evolve,
);

/** The die of a blast said how many it catches of those in reach. */
export const blastCounted = defineEvent(
  'blast-counted',
  { roll: z.int(), reach: z.int(), caught: z.int() },
  () => undefined,
);

/** The nerve of the others was tried: a percentage, or a bonus to a d20. */
export const moraleRolled = defineEvent(
  'morale-rolled',
  {
    resolve: z.int(),
    bonus: z.int().optional(),
    total: z.int(),
    against: z.int(),
    passed: z.boolean(),
  },
  () => undefined,
);

export const fightEvents = [
  surpriseChecked,
  caughtOffGuard,
  firstSideRolled,
  shortMoveMade,
  actionTaken,
  attackMade,
  blastCounted,
  moraleRolled,
];
