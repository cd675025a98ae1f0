import type { Patch } from './api.ts';

const isBranch = (value: unknown): value is Record<string, unknown> | unknown[] =>
  typeof value === 'object' && value !== null;

/** What an object holds itself under a name; what it inherits does not count. */
const at = (object: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/**
 * The patches that lead from one plain value to another. Parts that are the same object are skipped, so that the cost
 * follows what changed and not how much there is.
 */
export function patchesBetween(before: unknown, after: unknown, path: Patch['path'] = []): Patch[] {
  if (Object.is(before, after)) return [];
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after))
    return [{ path, value: after }];
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length > after.length) return [{ path, value: after }];
    return after.flatMap((value, index) => patchesBetween(before[index], value, [...path, index]));
  }
  const [old, fresh] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const gone = Object.keys(old)
    .filter((key) => at(fresh, key) === undefined && old[key] !== undefined)
    .map((key) => ({ path: [...path, key] }));
  return Object.keys(fresh)
    .filter((key) => fresh[key] !== undefined)
    .flatMap((key) => patchesBetween(at(old, key), fresh[key], [...path, key]))
    .concat(gone);
}

/** The value after the patches. Parts that no patch touches stay the same objects. */
export const applyPatches = <T>(value: T, patches: readonly Patch[]): T =>
  patches.reduce<unknown>((root, patch) => patched(root, patch, 0), value) as T;

function patched(value: unknown, patch: Patch, depth: number): unknown {
  const key = patch.path[depth];
  if (key === undefined) return patch.value;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  if (depth === patch.path.length - 1 && !('value' in patch)) Reflect.deleteProperty(copy, key);
  else {
    const inner = patched(at(copy, String(key)), patch, depth + 1);
    // Defined, not assigned: a key named __proto__ stays a key.
    Object.defineProperty(copy, key, { value: inner, writable: true, enumerable: true, configurable: true });
  }
  return copy;
}
