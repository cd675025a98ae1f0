import { z } from 'zod';
import { IdSchema } from '../ids.ts';

/** Nobody prepares more in a week. */
export const MOST_TO_PREPARE = 100;

/** What the referee wants to prepare before the next session; what is done goes as that begins. */
export const ToPrepareSchema = z
  .array(
    z.strictObject({
      id: IdSchema,
      text: z.string().trim().min(1, 'write something first').max(500),
      done: z.boolean(),
    }),
  )
  .max(MOST_TO_PREPARE)
  .default([]);
/** One line of it, as it is written. */
export const PrepareTextSchema = ToPrepareSchema.unwrap().element.shape.text;
export type ToPrepare = z.infer<typeof ToPrepareSchema>;
