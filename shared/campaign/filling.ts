import { z } from 'zod';
import { extended } from '../extended.ts';

/** Makes of a value what its schema would: defaults in their places, texts trimmed. Null where that is the value itself. */
type Fill = (value: unknown) => unknown;
type Schema = z.core.$ZodType;

/** What fills in the values of a schema. */
type FillOf = (schema: Schema) => Fill | null;
/** What fills in an object, by what fills in each of its fields. */
type OfObject = (schema: z.ZodObject, fillOf: FillOf) => Fill | null;

/**
 * A value of which its maker knows that it fits the schema, as parsing would give it back: it is not checked again, and
 * parts that parsing would not change stay the same objects.
 */
export function filled<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  value: z.input<z.ZodObject<Shape>>,
): z.infer<z.ZodObject<Shape>> {
  return (exactly(schema)?.(value) ?? value) as z.infer<z.ZodObject<Shape>>;
}

/**
 * As filled, but quicker, for what is not written down: the fields may stand in any order, and any that the schema does not name
 * are still there.
 */
export function withDefaults<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  value: z.input<z.ZodObject<Shape>>,
): z.infer<z.ZodObject<Shape>> {
  return (loosely(schema)?.(value) ?? value) as z.infer<z.ZodObject<Shape>>;
}

const exactly = filling(fieldsInOrder);
const loosely = filling(fieldsInAnyOrder);

/** The defaults of a schema, frozen, where they are all that it may have to fill in; undefined where more has to be looked at. */
export function defaultsOf(schema: z.ZodObject): Readonly<Record<string, unknown>> | undefined {
  const parts = partsToFill(schema, exactly);
  if (!parts.every(({ field }) => isDefault(field, exactly))) return undefined;
  return Object.fromEntries(parts.map(({ key, field }) => [key, Object.freeze(z.parse(field, undefined))]));
}

function filling(ofObject: OfObject): FillOf {
  const fills = new WeakMap<Schema, Fill | null>();
  const fillOf = (schema: Schema): Fill | null => {
    const known = fills.get(schema);
    if (known !== undefined) return known;
    // What holds itself holds nothing to fill in until the opposite is known.
    fills.set(schema, null);
    const fill = made(schema, fillOf, ofObject);
    fills.set(schema, fill);
    return fill;
  };
  return fillOf;
}

const PLAIN: ReadonlySet<string> = new Set([
  ...['number', 'int', 'boolean', 'null', 'undefined', 'literal', 'enum', 'any', 'unknown', 'never'],
]);

function made(schema: Schema, fillOf: FillOf, ofObject: OfObject): Fill | null {
  const { type } = schema._zod.def;
  if (PLAIN.has(type)) return null;
  if (schema instanceof z.ZodString) return textFill(schema);
  if (schema instanceof z.ZodObject) return ofObject(schema, fillOf);
  if (schema instanceof z.ZodArray) return listFill(fillOf(schema.def.element));
  if (schema instanceof z.ZodRecord) return recordFill(fillOf(schema.def.valueType));
  if (schema instanceof z.ZodLazy) return fillOf(schema.def.getter());
  if (schema instanceof z.ZodDefault) return defaultFill(schema, fillOf);
  if (schema instanceof z.ZodCatch) return forgivingFill(schema);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const inner = fillOf(schema.def.innerType);
    return inner && ((value) => (value === undefined || value === null ? value : inner(value)));
  }
  if (schema instanceof z.ZodDiscriminatedUnion) return kindFill(schema, fillOf);
  if (schema instanceof z.ZodUnion && schema.def.options.every((one) => fillOf(one) === null)) return null;
  if (schema instanceof z.ZodTuple && schema.def.items.every((one) => fillOf(one) === null)) return null;
  if (schema instanceof z.ZodCustom) return null;
  return (value) => z.parse(schema, value);
}

/** Texts that are trimmed when they are read. */
function textFill(schema: z.ZodString): Fill | null {
  const changes = (schema.def.checks ?? []).flatMap((check) =>
    check instanceof z.core.$ZodCheckOverwrite ? [check._zod.def.tx] : [],
  );
  return changes.length === 0 ? null : (value) => changes.reduce((text, change) => change(text), value);
}

function defaultFill({ def }: z.ZodDefault, fillOf: FillOf): Fill {
  const inner = fillOf(def.innerType) ?? same;
  // A list or record is made anew each time, since what holds it may change it.
  return (value) => (value === undefined ? def.defaultValue : inner(value));
}

const same: Fill = (value) => value;

/** What may not fit after all is checked where there is something. */
function forgivingFill(schema: z.ZodCatch): Fill {
  const missing = z.parse(schema, undefined);
  return (value) => (value === undefined ? missing : z.parse(schema, value));
}

function listFill(element: Fill | null): Fill | null {
  if (!element) return null;
  return (value) => {
    const given = value as readonly unknown[];
    const whole = given.map(element);
    return whole.every((one, index) => one === given[index]) ? given : whole;
  };
}

function recordFill(member: Fill | null): Fill | null {
  if (!member) return null;
  return (value) => {
    const given = Object.entries(value as Record<string, unknown>);
    const whole = given.map(([key, one]) => [key, member(one)] as const);
    return whole.every(([, one], index) => one === given[index]?.[1]) ? value : Object.fromEntries(whole);
  };
}

/** What is filled in by one of several schemas, which a field names. */
function kindFill({ def: { discriminator, options } }: z.ZodDiscriminatedUnion, fillOf: FillOf): Fill | null {
  const byName = new Map(
    options.flatMap((option) => {
      const names = [...(option._zod.propValues?.[discriminator] ?? [])];
      return names.map((name) => [name, fillOf(option)] as const);
    }),
  );
  if ([...byName.values()].every((fill) => fill === null)) return null;
  return (value) => {
    const fill = byName.get((value as Record<string, z.core.util.Primitive>)[discriminator]);
    return fill ? fill(value) : value;
  };
}

/** Only fields that the schema names, in its order. */
function fieldsInOrder(schema: z.ZodObject, fillOf: FillOf): Fill | null {
  const names = Object.keys(schema.shape);
  const isStrict = schema.def.catchall !== undefined;
  const toFill = partsToFill(schema, fillOf);
  if (isStrict && toFill.length === 0) return null;
  return (value) => {
    const given = value as Record<string, unknown>;
    if (toFill.length === 0 && isInOrder(given, names)) return given;
    const filledIn = toFill.map(({ key, fill }) => fill(given[key]));
    if (toFill.every(({ key }, index) => filledIn[index] === given[key]) && isInOrder(given, names))
      return given;
    const whole: Record<string, unknown> = {};
    let next = 0;
    for (const key of names) {
      const made = toFill[next]?.key === key ? filledIn[next++] : given[key];
      if (made !== undefined || key in given) whole[key] = made;
    }
    return whole;
  };
}

/** Whether all its fields have names of the list, and come in the order of the list. */
function isInOrder(given: Record<string, unknown>, names: readonly string[]): boolean {
  let next = 0;
  for (const key in given) {
    while (next < names.length && names[next] !== key) next += 1;
    if (next === names.length) return false;
    next += 1;
  }
  return true;
}

/** What is lacking is added to the fields that are given, whatever their order. */
function fieldsInAnyOrder(schema: z.ZodObject, fillOf: FillOf): Fill | null {
  const parts = partsToFill(schema, fillOf);
  if (parts.length === 0) return null;
  const isPlain = ({ field }: Part): boolean => isDefault(field, fillOf) && !isObject(field.def.defaultValue);
  const usual = Object.fromEntries(parts.filter(isPlain).map(({ key, fill }) => [key, fill(undefined)]));
  const names = Object.keys(usual);
  const toFill = parts.filter((part) => !isPlain(part));
  return (value) => {
    const given = value as Record<string, unknown>;
    let whole = given;
    for (const name of names) {
      if (whole[name] !== undefined) continue;
      if (whole === given) whole = extended(usual, given);
      // What is given as undefined is missing as well.
      if (whole[name] === undefined) whole[name] = usual[name];
    }
    for (const { key, fill } of toFill) {
      const made = fill(given[key]);
      if (made === given[key]) continue;
      if (whole === given) whole = extended(given, {});
      whole[key] = made;
    }
    return whole;
  };
}

/** A field of an object in which there may be something to fill in. */
interface Part {
  key: string;
  field: Schema;
  fill: Fill;
}

const partsToFill = ({ shape }: z.ZodObject, fillOf: FillOf): readonly Part[] =>
  Object.entries<Schema>(shape).flatMap(([key, field]) => {
    const fill = fillOf(field);
    return fill ? [{ key, field, fill }] : [];
  });

/** Whether all that may have to be filled in is a default, where the field is missing. */
const isDefault = (field: Schema, fillOf: FillOf): field is z.ZodDefault =>
  field instanceof z.ZodDefault && !fillOf(field.def.innerType);

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
