import { z } from 'zod';
import type { Dice } from '../../../shared/dice/dice.ts';
import { LARGEST } from '../../../shared/campaign/state.ts';

/** By what values are made: chance, and a word for a field of a name. */
export interface Source {
  dice: Dice;
  wordFor(field: string): string;
}

/** Lists and records have so many more than they need at most, and things within things end so deep. */
const MORE = 2;
const DEEPEST = 8;
const LEAST = -3;
const SPAN = 30;

/** How many of a hundred fields that may be missing are there. */
const GIVEN = 30;

/** One of a list, by chance; undefined of an empty one. */
export const oneOf = <T>(dice: Dice, list: readonly T[]): T | undefined =>
  list.length === 0 ? undefined : list[dice(list.length) - 1];

const between = (dice: Dice, least: number, most: number): number => least - 1 + dice(most - least + 1);

/**
 * A value for a field of that name, of the kind that its schema asks for, made by chance; undefined where the field is left out.
 * Ids are those of somebody or something more often than not, but mostly not of what the field means, and what a schema refines is not heeded.
 */
export function anyValue(schema: z.core.$ZodType, field: string, source: Source, depth = 0): unknown {
  const { dice } = source;
  const inside = (inner: z.core.$ZodType, name = field): unknown => anyValue(inner, name, source, depth + 1);
  const several = <T>(least: number, made: () => T): T[] =>
    Array.from({ length: between(dice, least, least + MORE) }, made);
  if (depth > DEEPEST) return undefined;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return dice(100) <= GIVEN ? inside(schema.def.innerType) : undefined;
  if (schema instanceof z.ZodNullable) return dice(3) === 1 ? null : inside(schema.def.innerType);
  if (schema instanceof z.ZodCatch || schema instanceof z.ZodReadonly) return inside(schema.def.innerType);
  if (schema instanceof z.ZodLazy) return inside(schema.def.getter());
  if (schema instanceof z.ZodPipe)
    return inside(schema.def.in instanceof z.ZodTransform ? schema.def.out : schema.def.in);
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.core.$ZodType>(schema.shape).map(([key, one]) => [key, inside(one, key)]);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (schema instanceof z.ZodUnion) return inside(oneOf(dice, schema.options) ?? schema);
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral)
    return oneOf(dice, schema instanceof z.ZodEnum ? schema.options : [...schema.values]);
  if (schema instanceof z.ZodArray) {
    const { minimum = 0 } = schema._zod.bag as { minimum?: number };
    return several(minimum, () => inside(schema.element)).filter((one) => one !== undefined);
  }
  if (schema instanceof z.ZodTuple) return schema.def.items.map((one) => inside(one));
  if (schema instanceof z.ZodRecord)
    return Object.fromEntries(several(0, () => [String(inside(schema.keyType)), inside(schema.valueType)]));
  if (schema instanceof z.ZodString) return source.wordFor(field);
  if (schema instanceof z.ZodBoolean) return dice(2) === 1;
  if (schema instanceof z.ZodNumber) {
    const [lowest, highest] = [schema.minValue ?? -LARGEST, schema.maxValue ?? LARGEST];
    const least = Math.min(Math.max(lowest, LEAST), highest);
    return between(dice, Math.ceil(least), Math.min(highest, least + (dice(3) === 1 ? SPAN : MORE * MORE)));
  }
  return oneOf(dice, [1, 'x', true, null]);
}
