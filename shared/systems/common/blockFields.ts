import { z } from 'zod';
import type { Field } from '../../campaign/offer.ts';
import { diceIn } from './posted/attacks.ts';
import { tokensOf } from './posted/tokens.ts';

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

const MOST_DICE = 8;

/** The name, the dice and what else is said in a text such as `Jaws (d6)` or `2d4 claws`; undefined where it has no dice or no name. */
export function written(text: string): Written | undefined {
  const tokens = tokensOf(text);
  const found = diceIn(tokens);
  if (!found || found.plus !== 0 || found.dice.length > MOST_DICE) return undefined;
  const wordsIn = (from: number, to?: number): string[] => {
    const some = tokens.slice(from, to).filter(({ text: one }) => !'()[],;:=.+–—'.includes(one));
    return some.map(({ at, end }) => text.slice(at, end));
  };
  const [before, after] = [wordsIn(0, found.at), wordsIn(found.end)];
  const name = (before.length > 0 ? before : after).join(' ');
  return name === '' ? undefined : { name, dice: found.dice, more: before.length > 0 ? after : [] };
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
