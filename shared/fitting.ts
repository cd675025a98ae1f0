import type { z } from 'zod';

/**
 * What a schema says of a value from outside. The lengths that zod compares are those that the value itself claims to
 * have: where that fails, the value does not fit.
 */
export function fitting<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.infer<Schema>> {
  try {
    return schema.safeParse(value);
  } catch {
    return schema.safeParse(undefined);
  }
}
