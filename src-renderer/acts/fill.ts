import type { Field, GivenCommand, Offer } from '../../shared/api.ts';

export type Value = string | number | boolean | string[] | null;

const isBlank = (value: Value | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

type Part = Record<string, unknown>;

/** Puts a value at a way of names into a part of a command; a number in the way is a place in a list. */
function put(part: Part, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) part[name] = value;
  else {
    const inner = part[name];
    const made = Array.isArray(inner) ? [...(inner as unknown[])] : { ...(inner as Part | undefined) };
    const next = inner === undefined && /^\d+$/.test(rest[0] ?? '') ? [] : made;
    put(next as Part, rest, value);
    part[name] = next;
  }
}

/** What was typed into a blank, as its field is sent: a list was typed in lines, or with commas. */
function meant({ kind, many }: Field, value: Value | undefined): unknown {
  const between = kind === 'lines' ? '\n' : kind === 'text' && many ? ',' : undefined;
  if (between === undefined || typeof value !== 'string') return value;
  return value
    .split(between)
    .map((one) => one.trim())
    .filter(Boolean);
}

/**
 * The command of an offer with its fields filled in; `item.name` goes into the part `item`, `parties.0.stat` into the first
 * of the list `parties`. Optional fields may stay empty.
 */
export function filledIn(
  { command, needs = [] }: Offer,
  values: Readonly<Record<string, Value>>,
): GivenCommand {
  const filled: GivenCommand = { ...command };
  for (const field of needs) {
    const value = values[field.name];
    if (!(field.optional && isBlank(value))) put(filled, field.name.split('.'), meant(field, value));
  }
  return filled;
}
