import { z } from 'zod';
import { IdSchema, NameSchema } from '../ids.ts';

const Total = z.int().min(-10_000).max(10_000);

const WEIGHT = 'a weight is a whole number from 1 to 10,000';
/** Rows of a random table. */
export const MOST_ROWS = 1000;
/** A custom random table: with dice, each row stands from one total to another; without, its weight says how often it comes up. */
export const RandomTableSchema = z.strictObject({
  id: IdSchema,
  name: NameSchema,
  dice: z.string().trim().max(20).default(''),
  rows: z
    .array(
      z.strictObject({
        text: z.string().trim().min(1, 'a row is empty').max(2000),
        weight: z.int(WEIGHT).min(1, WEIGHT).max(10_000, WEIGHT).default(1),
        from: Total.optional(),
        to: Total.optional(),
      }),
    )
    .min(1, 'a table needs a row')
    .max(MOST_ROWS, `a table can have at most ${MOST_ROWS} rows`),
});

export type RandomTable = z.infer<typeof RandomTableSchema>;
