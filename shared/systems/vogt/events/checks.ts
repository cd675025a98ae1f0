import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { IdSchema } from '../../../campaign/ids.ts';

/** What was thrown for an ability: with an edge every total, the one that counts, and its bonus. */
export const ThrownSchema = z.strictObject({
  ability: z.string(),
  edge: z.enum(['normal', 'advantage', 'disadvantage']),
  /** Each total thrown, two with an edge. */
  totals: z.array(z.int()),
  bonus: z.int(),
  /** The one that counts. */
  total: z.int(),
});
export type Thrown = z.infer<typeof ThrownSchema>;
const { ability, edge, totals, bonus, total } = ThrownSchema.shape;
const thrown = { ability, edge, totals, bonus, total };

/** Somebody made an ability check; only where the GM gave a target was it passed or not. */
export const checkMade = defineEvent(
  'check-made',
  {
    actor: IdSchema,
    ...thrown,
    purpose: z.string(),
    against: z.int().optional(),
    passed: z.boolean().optional(),
  },
  () => undefined,
);

/** Somebody made a saving throw. */
export const saveMade = defineEvent(
  'save-made',
  { actor: IdSchema, ...thrown, purpose: z.string(), against: z.int(), passed: z.boolean() },
  () => undefined,
);

/** Two threw against each other; `winner` is missing where nobody has it yet, `again` says that they throw once more. */
export const contestMade = defineEvent(
  'contest-made',
  {
    actor: IdSchema,
    target: IdSchema,
    purpose: z.string(),
    first: ThrownSchema,
    second: ThrownSchema,
    tied: z.boolean(),
    again: z.boolean(),
    winner: IdSchema.optional(),
  },
  () => undefined,
);

/** An order was rolled without a fight; whom nothing tells apart share a place. */
export const orderRolled = defineEvent(
  'order-rolled',
  { places: z.array(z.strictObject({ total: z.int(), actors: z.array(IdSchema) })) },
  () => undefined,
);

export const checkEvents = [checkMade, saveMade, contestMade, orderRolled];
