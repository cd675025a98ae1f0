import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { AttributeSchema } from '../sheet/attributeNames.ts';

const AttackSchema = z.strictObject({
  kind: z.literal('attack'),
  weapon: IdSchema.nullable(),
  second: IdSchema.nullable(),
  targets: z.array(IdSchema).min(1),
  blast: z.boolean(),
  countRoll: z.boolean(),
  impaired: z.boolean(),
  enhanced: z.boolean(),
});
export type DeclaredAttack = z.infer<typeof AttackSchema>;

/** What someone said they do this round, before any die is rolled. */
export const DeclaredSchema = z.discriminatedUnion('kind', [
  AttackSchema,
  z.strictObject({ kind: z.literal('aid'), target: IdSchema }),
  z.strictObject({ kind: z.literal('flee'), to: z.string() }),
  z.strictObject({
    kind: z.literal('cast'),
    item: IdSchema,
    /** The name of the spell in it. */
    spell: z.string(),
    targets: z.array(IdSchema),
    strong: z.boolean(),
    danger: z.boolean().optional(),
  }),
  z.strictObject({ kind: z.literal('act'), what: z.string(), attribute: AttributeSchema.nullable() }),
]);
export type Declared = z.infer<typeof DeclaredSchema>;
