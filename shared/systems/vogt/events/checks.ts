import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { marginFields } from '../../common/margin.ts';

const { margin, natural } = marginFields;

/** A roll of an ability: every total (two with advantage or disadvantage), the one that counts, and its bonus. */
export const ThrownSchema = z.strictObject({
  ability: z.string(),
  edge: z.enum(['normal', 'advantage', 'disadvantage']),
  /** Each total, two with advantage or disadvantage. */
  totals: z.array(z.int()),
  bonus: z.int(),
  /** The one that counts. */
  total: z.int(),
  /** The face that counts, where the size is one die. */
  natural,
});
export type Thrown = z.infer<typeof ThrownSchema>;
const { ability, edge, totals, bonus, total } = ThrownSchema.shape;
const thrown = { ability, edge, totals, bonus, total, natural };

/** A character made an ability check; it passed or failed only if the GM gave a target. */
export const checkMade = defineEvent('check-made', 'players', {
  actor: IdSchema,
  ...thrown,
  purpose: z.string(),
  against: z.int().optional(),
  passed: z.boolean().optional(),
  margin,
});

/** A character made a saving throw. */
export const saveMade = defineEvent('save-made', 'players', {
  actor: IdSchema,
  ...thrown,
  purpose: z.string(),
  against: z.int(),
  passed: z.boolean(),
  margin,
});

/** Two characters made a contest; without a `winner` no one has won yet, and `again` says that they roll again. */
export const contestMade = defineEvent('contest-made', 'players', {
  actor: IdSchema,
  target: IdSchema,
  purpose: z.string(),
  first: ThrownSchema,
  second: ThrownSchema,
  tied: z.boolean(),
  again: z.boolean(),
  winner: IdSchema.optional(),
  /** By how much the actor won, or lost; left out on a tie. */
  margin,
  /** The actor’s face. */
  natural,
});

/** An order was rolled outside a fight; those who are tied share a place. */
export const orderRolled = defineEvent('order-rolled', 'players', {
  places: z.array(z.strictObject({ total: z.int(), actors: z.array(IdSchema) })),
});

export const checkEvents = [checkMade, saveMade, contestMade, orderRolled];
