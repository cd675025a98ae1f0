import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { TermSchema } from '../../../campaign/events/terms.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { GUARDS } from '../fight/combatant.ts';
import { changeCombatant } from './draft.ts';

/** A combatant got ready to block or dodge, or stopped. */
export const guardTaken = defineEvent(
  'guard-taken',
  'players',
  { actor: IdSchema, how: z.enum([...GUARDS, 'neither']) },
  (campaign, { actor, how }) => {
    changeCombatant(campaign, actor, { guard: how === 'neither' ? null : how });
  },
);

/** A block or dodge met an attack: it impaired the attack before the roll, or let `left` of its damage through. */
export const guardMet = defineEvent(
  'guard-met',
  'players',
  {
    actor: IdSchema,
    how: z.enum(GUARDS),
    impaired: z.boolean(),
    damage: z.int().optional(),
    left: z.int().optional(),
    /** What it took off the damage of the blow. */
    terms: z.array(TermSchema).optional(),
    /** Fatigue that it costs. */
    fatigue: z.int(),
  },
  (campaign, { actor }) => {
    changeCombatant(campaign, actor, { guard: null });
  },
);

export const fightEvents = [guardTaken, guardMet];
