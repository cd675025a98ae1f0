import { z } from 'zod';

/** How anything in a campaign is named for programs: `character-1`, `mae`. */
export const IdSchema = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'small letters, digits and hyphens')
  .refine((id) => !(id in {}), 'choose another word');

/** So many at most, and at least one or so many, each named once. */
export const severalIds = (most: number, least = 1) =>
  z
    .array(IdSchema)
    .min(least)
    .max(most)
    .refine((ids) => new Set(ids).size === ids.length, 'each can be chosen only once');

/** So many characters a name has at most. */
export const MOST_LETTERS = 200;

/** A text without control characters, and without marks that turn the order of other texts around. */
export const PLAIN = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u;

/** Whether a text has neither. */
export const isPlain = (text: string): boolean => PLAIN.test(text);

/** A name in any script; control characters, and marks that turn the order of other texts around, are no letters. */
export const NameSchema = z
  .string()
  .trim()
  .min(1, 'a name is missing')
  .max(MOST_LETTERS, `a name can have at most ${MOST_LETTERS} characters`)
  .regex(PLAIN, 'a name can’t have control characters');

/** What stands under `id` itself, never what an object inherits. */
export const find = <T>(record: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined;

/** The letters and numbers of a text in lower case, with a dash for whatever stands between them. */
export const dashed = (text: string): string => (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-');

/** What has ids already: things by their ids, or a list of them. */
type Taken = Readonly<Record<string, unknown>> | readonly { id: string }[];

const isTaken = (taken: Taken, id: string): boolean =>
  Array.isArray(taken) ? taken.some((one: { id: string }) => one.id === id) : Object.hasOwn(taken, id);

/** `Old Pell` → `old-pell`, `Zoë` → `zoe`, with a number behind it where that is taken or says nothing. */
export function freshId(name: string, kind: string, taken: Taken): string {
  const plain = dashed(name.normalize('NFKD').replace(/\p{M}+/gu, ''))
    .replace(/^[^a-z]+/, '')
    .slice(0, 40)
    .replace(/-$/, '');
  const base = plain === '' || plain in {} ? kind : plain;
  if (base === plain && !isTaken(taken, base)) return base;
  let number = 2;
  while (isTaken(taken, `${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
