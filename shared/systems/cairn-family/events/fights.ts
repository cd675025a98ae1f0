import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { find, IdSchema } from '../../../campaign/ids.ts';
import { present } from '../../../campaign/lookup.ts';
import { DeclaredSchema } from '../fight/deeds.ts';

/** Some of the party proved too slow to act in the first round. */
export const tooSlowFound = defineEvent(
  'too-slow-found',
  { creatures: z.array(IdSchema) },
  (campaign, { creatures }) => {
    Object.assign(present(campaign.fight, 'the fight').details, { late: creatures });
  },
);

/** Somebody said what they do; it happens when all of their side have. */
export const deedDeclared = defineEvent(
  'deed-declared',
  { actor: IdSchema, deed: DeclaredSchema },
  (campaign, { actor, deed }) => {
    const combatant = present(find(present(campaign.fight, 'the fight').combatants, actor), actor);
    combatant.acted = true;
    combatant.details['declared'] = deed;
  },
);

/** A fighter moved: so many feet now, so many in all in this round, of so many without an action. */
export const moveMade = defineEvent(
  'move-made',
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

/** What these declared is carried out now. */
export const deedsBegan = defineEvent(
  'deeds-began',
  { actors: z.array(IdSchema) },
  (campaign, { actors }) => {
    const { combatants } = present(campaign.fight, 'the fight');
    for (const actor of actors) Object.assign(find(combatants, actor)?.details ?? {}, { declared: null });
  },
);

/** How many a blast catches, when that was unsure. */
export const blastCounted = defineEvent(
  'blast-counted',
  { actor: IdSchema, total: z.int(), inReach: z.array(IdSchema), caught: z.array(IdSchema) },
  () => undefined,
);

/** One of several who strike at one target threw their dice; `best` is 0 where the target cannot be harmed so. */
export const blowThrown = defineEvent(
  'blow-thrown',
  { actor: IdSchema, target: IdSchema, weapon: z.string(), faces: z.array(z.int()), best: z.int() },
  () => undefined,
);

export const fightEvents = [tooSlowFound, deedDeclared, moveMade, deedsBegan, blastCounted, blowThrown];
