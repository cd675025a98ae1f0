import type { z } from 'zod';
import { inPlainWords } from './plainFaults.ts';

/**
 * What a schema says of a value from outside, in plain words. The lengths that zod compares are those that the value itself claims to
 * have: where that fails, the value does not fit.
 */
export function fitting<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.infer<Schema>> {
  try {
    return schema.safeParse(value, { error: inPlainWords });
  } catch {
    return schema.safeParse(undefined, { error: inPlainWords });
  }
}
