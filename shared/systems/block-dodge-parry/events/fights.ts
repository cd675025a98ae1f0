import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { GUARDS } from '../fight/combatant.ts';
import { changeCombatant } from './draft.ts';

/** Somebody stands ready to meet the next blow, or no longer does. */
export const guardTaken = defineEvent(
  'guard-taken',
  { actor: IdSchema, how: z.enum([...GUARDS, 'neither']) },
  (campaign, { actor, how }) => {
    changeCombatant(campaign, actor, { guard: how === 'neither' ? null : how });
  },
);

/** A guard met a blow: it impaired it before it was thrown, or let `left` of its damage through. */
export const guardMet = defineEvent(
  'guard-met',
  {
    actor: IdSchema,
    how: z.enum(GUARDS),
    impaired: z.boolean(),
    damage: z.int().optional(),
    left: z.int().optional(),
    /** Fatigue that it costs. */
    fatigue: z.int(),
  },
  (campaign, { actor }) => {
    changeCombatant(campaign, actor, { guard: null });
  },
);

export const fightEvents = [guardTaken, guardMet];
