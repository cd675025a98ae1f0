import type { Field, GivenCommand, Offer } from '../../shared/api.ts';

export type Value = string | number | boolean | string[] | null;

/** Whether nothing was filled in. */
export const isBlank = (value: Value | undefined): boolean =>
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

/** The number that was typed, with any minus and a comma or a point; NaN where it is none. */
export const numberIn = (typed: string): number =>
  Number(typed.trim().replace(/^[−–]/, '-').replace(',', '.'));

/** What was typed into a blank, as its field is sent: a list was typed in lines, or with commas. */
function meant({ kind, many }: Field, value: Value | undefined): unknown {
  if (kind === 'number' && typeof value === 'string' && !isBlank(value)) return numberIn(value);
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

/** What is wrong with a field before it is sent, in words that fit behind its label; undefined where nothing is. */
export function faultIn(
  { kind, optional, many, choices = [] }: Field,
  value: Value | undefined,
): string | undefined {
  const blank = isBlank(typeof value === 'string' ? value.trim() : value);
  if (kind === 'number' && typeof value === 'string' && !blank && Number.isNaN(numberIn(value)))
    return `“${value.trim().slice(0, 30)}” is not a number. Type one like 3.`;
  if (!blank || optional || kind === 'check') return undefined;
  if (kind !== 'choice') return kind === 'number' ? 'Type a number.' : 'Fill this in.';
  if (choices.length === 0) return 'There is nothing to choose here yet.';
  return many ? 'Choose at least one.' : 'Choose one.';
}
