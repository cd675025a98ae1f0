import type { Changes, Patch } from '../api.ts';
import { packed, unpacked } from './repeatedParts.ts';

type Path = Patch['path'];
type Run = NonNullable<Patch['runs']>[number];

const isBranch = (value: unknown): value is Record<string, unknown> | unknown[] =>
  typeof value === 'object' && value !== null;

/** What an object holds itself under a name; what it inherits does not count. */
const at = (object: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/**
 * The patches that lead from one plain value to another. Parts that are the same object are skipped, so that the cost
 * follows what changed and not how much there is.
 */
export function patchesBetween(before: unknown, after: unknown, path: Path = []): Patch[] {
  if (Object.is(before, after)) return [];
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after))
    return [{ path, value: after }];
  if (Array.isArray(before) && Array.isArray(after)) return listPatches(before, after, path);
  const [old, fresh] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const gone = Object.keys(old)
    .filter((key) => at(fresh, key) === undefined && old[key] !== undefined)
    .map((key) => ({ path: [...path, key] }));
  return Object.keys(fresh)
    .filter((key) => fresh[key] !== undefined)
    .flatMap((key) => patchesBetween(at(old, key), fresh[key], [...path, key]))
    .concat(gone);
}

/** Elements that have ids are matched by them; others by place, or by what they hold where that says it shorter. */
function listPatches(before: readonly unknown[], after: readonly unknown[], path: Path): Patch[] {
  const [oldIds, newIds] = [before.map(idOf), after.map(idOf)];
  if (![...oldIds, ...newIds].includes(undefined)) return matched(before, after, path, oldIds, newIds);
  const byPlace = placed(before, after, path);
  const places = new Set(byPlace.map((patch) => patch.path[path.length]));
  if (before.length === after.length && places.size < 2) return byPlace;
  // A list of lists is as good as a table: its rows keep their places.
  if ([...before, ...after].some(Array.isArray)) return byPlace;
  const byContent = matched(before, after, path, before.map(contentOf), after.map(contentOf));
  return sizeOf(byContent) < sizeOf(byPlace) ? byContent : byPlace;
}

/** The id of an element, the number of a line of the log, or the label of an offer. */
function idOf(value: unknown): string | undefined {
  if (!isBranch(value) || Array.isArray(value)) return undefined;
  const id = at(value, 'id') ?? at(value, 'seq') ?? at(value, 'label');
  return typeof id === 'string' || typeof id === 'number' ? `${typeof id} ${id}` : undefined;
}

const contentOf = (value: unknown): string => JSON.stringify(value) ?? '';
const sizeOf = (patches: readonly Patch[]): number => JSON.stringify(patches).length;

function placed(before: readonly unknown[], after: readonly unknown[], path: Path): Patch[] {
  if (before.length > after.length) return [{ path, value: after }];
  return after.flatMap((value, index) =>
    index < before.length
      ? patchesBetween(before[index], value, [...path, index])
      : [{ path: [...path, index], value }],
  );
}

function matched(
  before: readonly unknown[],
  after: readonly unknown[],
  path: Path,
  oldNames: readonly (string | undefined)[],
  newNames: readonly (string | undefined)[],
): Patch[] {
  const places = new Map(numbered(oldNames).map((name, index) => [name, index]));
  const from = numbered(newNames).map((name) => places.get(name));
  const inner = after.flatMap((value, index) => {
    const place = from[index];
    return place === undefined ? [] : patchesBetween(before[place], value, [...path, index]);
  });
  const stays = before.length === after.length && from.every((place, index) => place === index);
  return stays ? inner : [{ path, runs: runsOf(from, after) }, ...inner];
}

/** Names of which each stands once: the second of a name is another than the first. */
function numbered(names: readonly (string | undefined)[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name = '') => {
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return `${count} ${name}`;
  });
}

function runsOf(from: readonly (number | undefined)[], after: readonly unknown[]): Run[] {
  const runs: Run[] = [];
  from.forEach((place, index) => {
    const last = runs.at(-1);
    if (place === undefined) runs.push({ value: after[index] });
    else if (Array.isArray(last) && last[0] + last[1] === place) last[1] += 1;
    else runs.push([place, 1]);
  });
  return runs;
}

/** What leads from one view to another, as it is sent. */
export function changesBetween(before: unknown, after: unknown): Changes {
  const { value, parts } = packed(patchesBetween(before, after));
  return { patches: value, ...(parts ? { parts } : {}) };
}

/** The view after what was sent. */
export const changed = <T>(view: T, { patches, parts }: Changes): T =>
  applyPatches(view, unpacked({ value: patches, ...(parts ? { parts } : {}) }));

/** The value after the patches. Parts that no patch touches stay the same objects. */
export const applyPatches = <T>(value: T, patches: readonly Patch[]): T =>
  patches.reduce<unknown>((root, patch) => patched(root, patch, 0), value) as T;

function patched(value: unknown, patch: Patch, depth: number): unknown {
  const key = patch.path[depth];
  if (key === undefined) return patch.runs ? listOf(value, patch.runs) : patch.value;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  if (depth === patch.path.length - 1 && !('value' in patch) && !patch.runs)
    Reflect.deleteProperty(copy, key);
  else {
    const inner = patched(at(copy, String(key)), patch, depth + 1);
    // Defined, not assigned: a key named __proto__ stays a key.
    Object.defineProperty(copy, key, { value: inner, writable: true, enumerable: true, configurable: true });
  }
  return copy;
}

/** The list that the runs make of an old one. */
function listOf(old: unknown, runs: readonly Run[]): unknown[] {
  const elements = Array.isArray(old) ? (old as unknown[]) : [];
  return runs.flatMap((run) => (Array.isArray(run) ? elements.slice(run[0], run[0] + run[1]) : [run.value]));
}
