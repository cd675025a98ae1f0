import { misfitsOf } from './misfits.ts';
import { PartsSchema } from './parts.ts';

/** How the days of a world are named. The hours stay those of the system: only names depend on it. */
export const ReckoningSchema = PartsSchema.superRefine((reckoning, context) => {
  for (const { path, message } of misfitsOf(reckoning))
    context.addIssue({ code: 'custom', path: [...path], message });
});
