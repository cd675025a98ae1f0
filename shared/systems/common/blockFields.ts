import { z } from 'zod';
import type { Field } from '../../campaign/offer.ts';

/** A number that must be given; without a value it is blank, not 0. */
export const numberBlank = (
  name: string,
  label: string,
  value: number | undefined,
  hint?: string,
): Field => ({
  name,
  label,
  kind: 'number',
  value: value ?? '',
  ...(hint === undefined ? {} : { hint }),
});

/** A text that may be left out. */
export const textBlank = (name: string, label: string, value: string | undefined, hint?: string): Field => ({
  name,
  label,
  kind: 'text',
  value: value ?? '',
  optional: true,
  ...(hint === undefined ? {} : { hint }),
});

/** Several texts, each on a line of its own. */
export const linesBlank = (
  name: string,
  label: string,
  value: readonly string[] | undefined,
  more: Pick<Field, 'hint' | 'optional'> = {},
): Field => ({ name, label, kind: 'lines', value: (value ?? []).join('\n'), ...more });

export const kindBlank = (value: 'monster' | 'person' = 'monster'): Field => ({
  name: 'kind',
  label: 'Kind',
  kind: 'choice',
  choices: [
    { value: 'monster', label: 'monster' },
    { value: 'person', label: 'person' },
  ],
  value,
});

/** What a person wrote of an attack or of armour: `Claws 2d4, ranged` is of the name Claws, the dice 4 and 4, and one more word. */
export interface Written {
  name: string;
  dice: number[];
  more: string[];
}

const DIE = String.raw`(\d{0,2})\s*d\s*(\d{1,3})`;
const DICE = new RegExp(String.raw`(?<![\p{L}\d])${DIE}(?:\s*\+\s*${DIE})*(?!\w)`, 'iu');
const MOST_DICE = 8;
const bare = (text: string): string =>
  text
    .replace(/[()[\]:=–—]+/g, ' ')
    .replace(/^[\s,;.+-]+|[\s,;.-]+$/g, '')
    .replace(/\s+/g, ' ');

/** The name, the dice and what else is said in a text such as `Jaws (d6)` or `2d4 claws`; undefined where it has no dice or no name. */
export function written(text: string): Written | undefined {
  const found = DICE.exec(text);
  if (!found) return undefined;
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)].map(bare);
  const dice = [...found[0].matchAll(new RegExp(DIE, 'giu'))].flatMap(([, count, sides]) =>
    Array.from({ length: Math.min(MOST_DICE + 1, Number(count || 1)) }, () => Number(sides)),
  );
  const name = before || after || '';
  if (name === '' || dice.length === 0 || dice.length > MOST_DICE) return undefined;
  const more = before ? (after ?? '').split(/[\s,;]+/).filter(Boolean) : [];
  return { name, dice, more };
}

/** A part of a block that may be written as text; `read` gives undefined for what it can’t, and `how` says how to write it. */
export const asWritten = <Shape extends z.ZodRawShape>(
  shape: Shape,
  how: string,
  read: (text: string) => unknown,
): z.ZodPreprocess<z.ZodObject<Shape, z.core.$strict>> =>
  z.preprocess(
    (given) => (typeof given === 'string' ? (read(given) ?? given) : given),
    z.strictObject(shape, { error: ({ code }) => (code === 'invalid_type' ? how : undefined) }),
  );
