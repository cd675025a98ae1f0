import type { Field, GivenCommand, Offer } from '../../shared/api.ts';

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
): GivenCommand {
  const filled: GivenCommand = { ...command };
  for (const field of needs) {
    const value = values[field.name];
    const isEmptied = field.kind === 'lines' && !isBlank(field.value);
    if (isEmptied || !(field.optional && isBlank(value)))
      put(filled, field.name.split('.'), meant(field, value));
  }
  return filled;
}

/** No hand gets to a bound beyond it, so it is said only when it is. */
const FAR = 100;

/** The bounds of a number as they stand behind it: "1 to 60"; empty where none is near. */
export const boundsInWords = ({ least, most }: Pick<Field, 'least' | 'most'>): string =>
  least === undefined || most === undefined || most > FAR || least <= -FAR + 1
    ? ''
    : `${least} to ${most}`.replaceAll('-', '−');

/** What is wrong with a number that was typed. */
function faultInNumber(
  typed: string,
  { dice, least = -Infinity, most = Infinity }: Field,
): string | undefined {
  const number = numberIn(typed);
  if (dice && /d/i.test(typed)) return undefined;
  if (Number.isNaN(number))
    return `“${typed.slice(0, 30)}” is not a number. Type one like 3${dice ? ' or dice like 2d6' : ''}.`;
  if (number >= least && number <= most) return undefined;
  return most === Infinity
    ? `At least ${least}.`
    : least === -Infinity
      ? `At most ${most}.`
      : `Type a number from ${least} to ${most}.`;
}

/** What is wrong with a field before it is sent, in words that fit behind its label; undefined where nothing is. */
export function faultIn(field: Field, value: Value | undefined): string | undefined {
  const { kind, optional, many, choices = [], most } = field;
  const typed = typeof value === 'number' ? String(value) : value;
  const blank = isBlank(typeof typed === 'string' ? typed.trim() : typed);
  if (kind === 'number' && typeof typed === 'string' && !blank) return faultInNumber(typed.trim(), field);
  if (
    kind === 'text' &&
    !many &&
    typeof typed === 'string' &&
    most !== undefined &&
    typed.trim().length > most
  )
    return `At most ${most} characters; this has ${typed.trim().length}. Shorten it.`;
  if (!blank || optional || kind === 'check') return undefined;
  if (kind !== 'choice') return kind === 'number' ? 'Type a number.' : 'Fill this in.';
  if (choices.length === 0) return 'There is nothing to choose here yet.';
  return many ? 'Choose at least one.' : 'Choose one.';
}

/** What a field says of itself to who hears it: its name, and the words about it. */
export interface Spoken {
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: boolean;
}
