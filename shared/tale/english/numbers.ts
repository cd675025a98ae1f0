import { dateOf, type Calendar } from '../../time/calendar.ts';
import { HOUR } from '../../time/scales.ts';

const CARDINALS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

/** “three”, “14”: words up to twelve, figures above. */
export const inWords = (number: number): string => CARDINALS[number] ?? String(number);

/** “third”, “14th”. */
export function nth(number: number): string {
  const word = ORDINALS[number];
  if (word) return word;
  const ending =
    number % 100 >= 11 && number % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

/** “three hours”, “one round”: a number in words and its noun. */
export const inWordsOf = (number: number, one: string, several = `${one}s`): string =>
  `${inWords(number)} ${number === 1 ? one : several}`;

/** “a day”, “three days”: how long something goes on. */
export const spanOf = (number: number, one: string): string =>
  number === 1 ? `a ${one}` : inWordsOf(number, one);

const WORDS: ReadonlySet<string> = new Set([...CARDINALS, ...ORDINALS, 'twenty', 'both', 'half', 'quarter']);
/** Whether a word is a number, in words or figures. */
export const isNumber = (word: string): boolean => WORDS.has(word) || /^\d+(?:st|nd|rd|th)?$/.test(word);

const MINUTES: ReadonlyMap<number, string> = new Map([
  [5, 'five past'],
  [10, 'ten past'],
  [15, 'a quarter past'],
  [20, 'twenty past'],
  [30, 'half past'],
]);

const partOf = (hour: number): string =>
  hour < 12 ? 'in the morning' : hour < 18 ? 'in the afternoon' : hour < 22 ? 'in the evening' : 'at night';

/** “at two in the afternoon”, “at noon”, “soon after ten”: an hour of the day as people say it. */
export function hourInWords(calendar: Calendar, at: number): string {
  const { hour, minute } = dateOf(calendar, at);
  const past = MINUTES.get(minute);
  if (minute === 0 && hour % 12 === 0) return hour === 0 ? 'at midnight' : 'at noon';
  if (hour === 0) return past === undefined ? 'some time after midnight' : `at ${past} midnight`;
  const name = CARDINALS[hour % 12 === 0 ? 12 : hour % 12] ?? '';
  const when = minute === 0 ? 'at' : past === undefined ? 'some time after' : `at ${past}`;
  return `${when} ${name} ${partOf(hour)}`;
}

/** “16 hours”, “half an hour”, “ten minutes”; undefined of spans that are no plain number of either. */
export function spanInWords(seconds: number): string | undefined {
  const minutes = seconds / 60;
  if (minutes === 30) return 'half an hour';
  if (seconds === HOUR) return 'an hour';
  if (seconds > HOUR) return Number.isInteger(seconds / HOUR) ? inWordsOf(seconds / HOUR, 'hour') : undefined;
  return Number.isInteger(minutes) && minutes > 1 ? inWordsOf(minutes, 'minute') : undefined;
}
