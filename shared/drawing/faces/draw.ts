import { BEASTS } from './beasts.ts';
import { DEAD } from './dead.ts';
import { FOLK } from './folk.ts';
import { dealer, type Look, type Stroke } from './ink.ts';
import { PEOPLE } from './people.ts';
import { VERMIN } from './vermin.ts';

const KINDS: Readonly<Record<string, readonly Look[]>> = {
  ...PEOPLE,
  ...Object.fromEntries(
    Object.entries({ ...FOLK, ...DEAD, ...BEASTS, ...VERMIN }).map(([kind, look]) => [kind, [look]]),
  ),
};

/** What faces can be drawn of, by name. */
export const FACE_KINDS = Object.keys(KINDS);

/** The strokes of a face, from back to front: `goblin:48` is always the same goblin. An unknown kind is a person. */
export function strokesOf(face: string): readonly Stroke[] {
  const [, kind = '', seed = '0'] = /^(.*):(\d+)$/.exec(face) ?? [];
  const next = dealer(Number(seed));
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(next() * from.length)];
  const look = pick(KINDS[kind] ?? PEOPLE.person) ?? [];
  return look.flatMap((slot) => pick(slot) ?? []);
}

const AT_ONCE = 12;

/** Faces of a kind to choose from, other ones on each page. */
export const facesOf = (kind: string, page: number): string[] =>
  Array.from({ length: AT_ONCE }, (_, index) => `${kind}:${page * AT_ONCE + index + 1}`);

/** Strokes that two faces share, as a part of those of the one that has fewer. */
function likeness(one: string, other: string): number {
  const [some, more] = [strokesOf(one), strokesOf(other)].sort((a, b) => a.length - b.length);
  const known = new Set(more?.map(({ d }) => d));
  return (some ?? []).filter(({ d }) => known.has(d)).length / Math.max(1, some?.length ?? 0);
}

/** So many faces of the same kind that differ from each other as far as may be, the given one first. */
export function unlikeFaces(first: string, count: number): string[] {
  const [, kind = 'person', seed = '1'] = /^(.*):(\d+)$/.exec(first) ?? [];
  const others = Array.from({ length: count * AT_ONCE }, (_, index) => `${kind}:${Number(seed) + index + 1}`);
  const chosen = [first];
  while (chosen.length < count) {
    const left = others.filter((one) => !chosen.includes(one));
    const like = (one: string): number => Math.max(...chosen.map((other) => likeness(one, other)));
    chosen.push(left.reduce((best, one) => (like(one) < like(best) ? one : best)));
  }
  return chosen;
}
