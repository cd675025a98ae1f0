import { Refusal } from './refusal.ts';
import { LARGEST } from './state.ts';

/** Where in a value a number is larger than any that makes sense; undefined where all are fine. */
function tooLarge(value: unknown, path: string): string | undefined {
  if (typeof value === 'number') return Math.abs(value) <= LARGEST ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = tooLarge(inner, path ? `${path}.${key}` : key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Refuses a command with `bad-field` where a number in it is not one or too large, in whatever depth: sheets and details as well. */
export function demandBounds(command: unknown): void {
  const path = tooLarge(command, '');
  if (path !== undefined)
    throw new Refusal('bad-field', `The number in “${path}” is too large. Choose a smaller one.`, path);
}
