import { z } from 'zod';
import { fieldsToFill, filled } from '../../campaign/filling.ts';
import { remembered } from '../../remembered.ts';

type Kept = Readonly<Record<string, unknown>>;

/**
 * Reads by a schema what a campaign keeps of something. It is known to fit: what comes in by a command or from the disk was
 * checked, and the rest the rules have made. What lacks something is filled in once for each object.
 */
export function reading<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
): (kept: Kept) => z.infer<z.ZodObject<Shape>> {
  const needed = fieldsToFill(schema);
  const filledIn = remembered((kept: Kept) => filled<Shape>(schema, kept as z.input<z.ZodObject<Shape>>));
  if (!needed) return filledIn;
  return (kept) =>
    needed.every((name) => kept[name] !== undefined) ? (kept as z.infer<z.ZodObject<Shape>>) : filledIn(kept);
}

/** As reading, of what may be of another kind: undefined where it does not fit. */
export function recognizing<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
): (kept: Kept) => z.infer<z.ZodObject<Shape>> | undefined {
  const needed = Object.entries(schema.shape)
    .filter(([, field]) => !z.safeParse(field, undefined).success)
    .map(([key]) => key);
  const read = remembered((kept: Kept) => schema.safeParse(kept).data);
  return (kept) => {
    for (const key of needed) if (!(key in kept)) return undefined;
    return read(kept);
  };
}
