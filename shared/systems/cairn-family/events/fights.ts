import { z } from 'zod';
import { assign } from '../../../campaign/drafted.ts';
import { defineEvent } from '../../../campaign/event.ts';
import { find, IdSchema } from '../../../campaign/ids.ts';
import { present } from '../../../campaign/lookup.ts';
import { DeclaredSchema } from '../fight/deeds.ts';

/** These characters were too slow to act in the first round. */
export const tooSlowFound = defineEvent(
  'too-slow-found',
  'players',
  { creatures: z.array(IdSchema) },
  (campaign, { creatures }) => {
    assign(present(campaign.fight, 'the fight').details, { late: creatures });
  },
);

/** A combatant declared an action; it is carried out when the whole side has declared. */
export const deedDeclared = defineEvent(
  'deed-declared',
  'players',
  { actor: IdSchema, deed: DeclaredSchema },
  (campaign, { actor, deed }) => {
    const combatant = present(find(present(campaign.fight, 'the fight').combatants, actor), actor);
    combatant.acted = true;
    combatant.details['declared'] = deed;
  },
);

/** A combatant moved: the feet now, the feet in this round, and the feet that take no action. */
export const moveMade = defineEvent(
  'move-made',
  'players',
  {
    actor: IdSchema,
    round: z.int(),
    feet: z.int(),
    total: z.int(),
    pace: z.int(),
    to: z.string(),
  },
  (campaign, { actor, round, total }) => {
    const combatant = present(find(present(campaign.fight, 'the fight').combatants, actor), actor);
    combatant.details['moved'] = { round, feet: total };
  },
);

/** The declared actions of these combatants are carried out now. */
export const deedsBegan = defineEvent(
  'deeds-began',
  'players',
  { actors: z.array(IdSchema) },
  (campaign, { actors }) => {
    const { combatants } = present(campaign.fight, 'the fight');
    for (const actor of actors) assign(find(combatants, actor)?.details ?? {}, { declared: null });
  },
);

/** How many targets a blast hits, if that was rolled. */
export const blastCounted = defineEvent('blast-counted', 'players', {
  actor: IdSchema,
  total: z.int(),
  inReach: z.array(IdSchema),
  caught: z.array(IdSchema),
});

/** One of several attackers on a target rolled damage; `best` is 0 if the target cannot be harmed this way. */
export const blowThrown = defineEvent('blow-thrown', 'players', {
  actor: IdSchema,
  target: IdSchema,
  weapon: z.string(),
  faces: z.array(z.int()),
  best: z.int(),
});

export const fightEvents = [tooSlowFound, deedDeclared, moveMade, deedsBegan, blastCounted, blowThrown];
