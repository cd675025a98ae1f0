import { z } from 'zod';

/** A field without what forgives: its start, and what stands for a value that does not fit. */
const bare = (field: z.core.$ZodType): z.core.$ZodType =>
  field instanceof z.ZodCatch || field instanceof z.ZodDefault || field instanceof z.ZodOptional
    ? bare(field.unwrap())
    : field;

/** What a thing may keep, out of the schemas that read it: nothing else, each field where it is wanted, no wrong value passed over. */
export function strictDetails(...shapes: readonly z.core.$ZodShape[]): z.ZodObject {
  const fields = shapes
    .flatMap((shape) => Object.entries(shape))
    .map(([name, field]) => [name, z.optional(bare(field))] as const);
  return z.strictObject(Object.fromEntries(fields));
}
