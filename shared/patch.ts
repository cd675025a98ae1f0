import type { Patch } from './api.ts';

const isBranch = (value: unknown): value is Record<string, unknown> | unknown[] =>
  typeof value === 'object' && value !== null;

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
    .filter((key) => fresh[key] === undefined && old[key] !== undefined)
    .map((key) => ({ path: [...path, key] }));
  return Object.keys(fresh)
    .filter((key) => fresh[key] !== undefined)
    .flatMap((key) => patchesBetween(old[key], fresh[key], [...path, key]))
    .concat(gone);
}

/** Carries patches out on a value that may be changed; gives back the value, which is another one at the root. */
export function applyPatches<T>(value: T, patches: readonly Patch[]): T {
  let root: unknown = value;
  for (const patch of patches) {
    const last = patch.path.at(-1);
    if (last === undefined) {
      root = patch.value;
      continue;
    }
    const parent = patch.path
      .slice(0, -1)
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], root);
    if ('value' in patch) (parent as Record<string | number, unknown>)[last] = patch.value;
    else Reflect.deleteProperty(parent as object, last);
  }
  return root as T;
}
