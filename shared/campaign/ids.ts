import { z } from 'zod';

/** How anything in a campaign is named for programs: `character-1`, `mae`. */
export const IdSchema = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'small letters, digits and hyphens')
  .refine((id) => !(id in {}), 'choose another word');

/** What stands under `id` itself, never what an object inherits. */
export const find = <T>(record: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined;

/** `Old Pell` → `old-pell`, `Zoë` → `zoe`, with a number behind it where that is taken or says nothing. */
export function freshId(name: string, kind: string, taken: Readonly<Record<string, unknown>>): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  const base = plain === '' || plain in {} ? kind : plain;
  if (!Object.hasOwn(taken, base) && base === plain) return base;
  let number = 2;
  while (Object.hasOwn(taken, `${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
