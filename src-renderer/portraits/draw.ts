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
