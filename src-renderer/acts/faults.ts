import type { Field } from '../../shared/api.ts';
import { isBlank, numberIn, type Value } from '../../shared/page/blanks.ts';

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
