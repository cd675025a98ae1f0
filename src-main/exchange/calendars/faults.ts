import type { z } from 'zod';
import type { Reckoning } from '../../../shared/time/reckoning/parts.ts';

const MOST = 20;

/** “static, months, 3, length”: where it stands in the file, counted from 1. */
const placeInWords = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === 'number' ? String(part + 1) : String(part))).join(', ');

/** The name of the part that a fault is about, where it has one. */
function namedAt(draft: Reckoning | undefined, [part, index]: readonly PropertyKey[]): string {
  const list: unknown =
    draft && part !== undefined ? (draft as Readonly<Record<PropertyKey, unknown>>)[part] : undefined;
  const one: unknown = Array.isArray(list) && typeof index === 'number' ? list[index] : undefined;
  const name: unknown = typeof one === 'object' && one !== null && 'name' in one ? one.name : undefined;
  return typeof name === 'string' && name !== '' ? ` (${name})` : '';
}

/** What is wrong with a file, a line for each field. */
export function faultsInWords({ issues }: z.ZodError, draft?: Reckoning): string[] {
  const told = issues
    .slice(0, MOST)
    .map(({ path, message }) => `${placeInWords(path)}${namedAt(draft, path)}: ${message}.`);
  return issues.length > MOST ? [...told, `And ${issues.length - MOST} more.`] : told;
}
