import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { attackMade as anyAttack } from '../../../campaign/events/fight.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { present } from '../../../campaign/lookup.ts';
import { meansFields } from '../sheet/sheet.ts';
import { edgeFields } from './checks.ts';

const Side = z.enum(['party', 'others']);

/** The Die of Fate said whether a side is surprised. */
export const surpriseChecked = defineEvent('surprise-checked', 'players', {
  side: Side,
  total: z.int(),
  against: z.int(),
  caught: z.boolean(),
});

/** Combatants were surprised and act last in the first Round. */
export const caughtOffGuard = defineEvent(
  'caught-off-guard',
  'players',
  { creatures: z.array(IdSchema) },
  (campaign, { creatures }) => {
    present(campaign.fight, 'the fight').details['late'] = creatures;
  },
);

/** The Die of Fate said which side goes first in this fight. */
export const firstSideRolled = defineEvent(
  'first-side-rolled',
  'players',
  { side: Side, total: z.int(), against: z.int() },
  (campaign, { side }) => {
    present(campaign.fight, 'the fight').details['first'] = side;
  },
);

/** A combatant moved a short way. */
export const shortMoveMade = defineEvent('short-move-made', 'players', { actor: IdSchema, what: z.string() });

/** A combatant took an action other than an attack. */
export const actionTaken = defineEvent('action-taken', 'players', { actor: IdSchema, what: z.string() });

/**
 * An attack was made, with one or two Weapons, a Spell or a feat, or unarmed. `thrown` is the Damage before Armor, `armour` the Armor roll if there was one, `damage` what got
 * through, `left` the hit points after it. With Focus after the roll, `again` is set and `damage` is what Focus adds.
 */
export const attackMade = defineEvent(
  anyAttack.type,
  'players',
  {
    ...anyAttack.fields.shape,
    target: IdSchema,
    ...meansFields,
    missed: z.boolean(),
    /** The Shield that blocked it. */
    blocked: z.string().optional(),
    thrown: z.int(),
    /** What got through Armor of the whole attack. */
    through: z.int().min(0),
    from: z.int(),
    left: z.int(),
    again: z.boolean().default(false),
    ...edgeFields,
  },
  anyAttack.evolve,
);

/** The count roll of a blast said how many it catches. */
export const blastCounted = defineEvent('blast-counted', 'players', {
  roll: z.int(),
  reach: z.int(),
  caught: z.int(),
});

/** A morale check was rolled: 1D% against Resolve, or d20 + bonus. */
export const moraleRolled = defineEvent('morale-rolled', 'players', {
  resolve: z.int(),
  bonus: z.int().optional(),
  total: z.int(),
  against: z.int(),
  passed: z.boolean(),
});

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
