import { z } from 'zod';

export const DrawnValueSchema = z.union([
  z.int().min(-1000).max(100_000),
  z.string().trim().max(500),
  z.array(z.string().max(200)).max(40),
]);

/** What was drawn for a step; `throws` counts how often its dice were thrown. */
const DrawnStepSchema = z.strictObject({
  value: DrawnValueSchema,
  dice: z
    .array(z.tuple([z.int(), z.int()]))
    .max(100)
    .optional(),
  throws: z.int().min(0).default(0),
});

/** A character who is being made: what the steps have given so far. */
export const NewcomerSchema = z
  .strictObject({ drawn: z.record(z.string().max(60), DrawnStepSchema) })
  .nullable()
  .default(null);

/** What the steps have given, by their ids. */
export type Drawn = Readonly<Record<string, z.infer<typeof DrawnValueSchema> | undefined>>;
