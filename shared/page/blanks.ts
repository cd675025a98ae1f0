import type { AnyCommand, Field, Offer } from '../campaign/offer.ts';

/** What stands in a blank of an offer. */
export type Value = string | number | boolean | string[] | null;

/** Whether nothing was filled in. */
export const isBlank = (value: Value | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** What stands in a blank before anything is typed. */
export function suggested({ kind, value, optional, many, choices = [] }: Field): Value {
  if (value !== undefined) return value;
  if (kind === 'check') return false;
  if (kind === 'number') return optional ? '' : 1;
  if (many) return optional ? [] : choices.slice(0, 1).map((choice) => choice.value);
  return optional ? '' : (choices[0]?.value ?? '');
}

/** What stands in all blanks of an offer before anything is typed. */
export const suggestedFor = ({ needs = [] }: Pick<Offer, 'needs'>): Record<string, Value> =>
  Object.fromEntries(needs.map((field) => [field.name, suggested(field)]));

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
function meant({ kind, many, dice }: Field, value: Value | undefined): unknown {
  if (kind === 'number' && typeof value === 'string' && !isBlank(value))
    return dice && Number.isNaN(numberIn(value)) ? value.trim() : numberIn(value);
  const between = kind === 'lines' ? '\n' : kind === 'text' && many ? ',' : undefined;
  if (between === undefined || typeof value !== 'string') return value;
  return value
    .split(between)
    .map((one) => one.trim())
    .filter(Boolean);
}

/**
 * The command of an offer with its fields filled in; `item.name` goes into the part `item`, `parties.0.stat` into the first
 * of the list `parties`. Optional fields may stay empty; lines that were there and are all deleted are sent as an empty list.
 */
export function filledIn(
  { command, needs = [] }: Offer,
  values: Readonly<Record<string, Value>>,
): AnyCommand {
  const filled: AnyCommand = { ...command };
  for (const field of needs) {
    const value = values[field.name];
    const isEmptied = field.kind === 'lines' && !isBlank(field.value);
    if (isEmptied || !(field.optional && isBlank(value)))
      put(filled, field.name.split('.'), meant(field, value));
  }
  return filled;
}
