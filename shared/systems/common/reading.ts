import { z } from 'zod';
import { extended } from '../../extended.ts';
import { defaultsOf, filled } from '../../campaign/filling.ts';
import { remembered } from '../../remembered.ts';

type Kept = Readonly<Record<string, unknown>>;

/**
 * Reads by a schema what a campaign keeps of something. It is known to fit: what comes in by a command or from the disk was
 * checked, and the rest the rules have made. What lacks something is filled in.
 */
export function reading<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
): (kept: Kept) => z.infer<z.ZodObject<Shape>> {
  const usual = defaultsOf(schema);
  if (!usual) return remembered((kept: Kept) => filled<Shape>(schema, kept as z.input<z.ZodObject<Shape>>));
  const needed = Object.keys(usual);
  return (kept) => {
    for (const name of needed)
      if (kept[name] === undefined) return extended(usual, kept) as z.infer<z.ZodObject<Shape>>;
    return kept as z.infer<z.ZodObject<Shape>>;
  };
}

/** Reads one of the details that a schema knows, without the others; undefined where nothing has any. */
export function readerOf<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  const usual = defaultsOf(schema);
  if (!usual) throw new Error('Only what needs no filling in but defaults is read field by field.');
  return <Key extends keyof z.infer<z.ZodObject<Shape>> & string>(
    one: { details: Kept } | null | undefined,
    key: Key,
  ): z.infer<z.ZodObject<Shape>>[Key] | undefined =>
    one ? ((one.details[key] ?? usual[key]) as z.infer<z.ZodObject<Shape>>[Key]) : undefined;
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
