import type { DayOfYear, Festival, Reckoning } from './parts.ts';
import { placeInYear, yearOf, type Stretch } from './year.ts';

/** A day by the calendar. */
export interface DateOfYear {
  year: number;
  on: DayOfYear;
  /** The name of its month; undefined on a day of no month, which has a name. */
  month: string | undefined;
  between: string | undefined;
  /** Undefined on days of no month, and where there are no weeks. */
  weekday: string | undefined;
  season: string | undefined;
  festivals: Festival[];
}

const mod = (number: number, by: number): number => ((number % by) + by) % by;

const within = (stretches: readonly Stretch[], place: number): Stretch => {
  const found = stretches.findLast(({ from }) => from <= place);
  if (!found) throw new Error('A year has no days.');
  return found;
};

function weekdayOf(reckoning: Reckoning, year: number, counted: number, inMonth: number): string | undefined {
  const { weekdays, weeks, firstWeekday } = reckoning;
  if (weekdays.length === 0) return undefined;
  const run = firstWeekday + (year - reckoning.year) * yearOf(reckoning).counted + counted + inMonth;
  return weekdays[mod(weeks === 'run' ? run : inMonth, weekdays.length)];
}

/** Year and day of the year, from 0, of a day of the campaign (day 1 is the first). */
export function splitDay(reckoning: Reckoning, day: number): { year: number; place: number } {
  const { days, begins } = yearOf(reckoning);
  const count = day - 1 + begins;
  return { year: reckoning.year + Math.floor(count / days), place: mod(count, days) };
}

/** The day of the campaign that is a place of a year, from 0. */
export function dayAt(reckoning: Reckoning, year: number, place: number): number {
  const { days, begins } = yearOf(reckoning);
  return (year - reckoning.year) * days + place - begins + 1;
}

/** The season at a place of the year, from 0: the last that has begun, be it in the year before. */
const seasonAt = (reckoning: Reckoning, place: number): string | undefined => {
  const { seasons } = yearOf(reckoning);
  return (seasons.findLast(({ from }) => from <= place) ?? seasons.at(-1))?.name;
};

/** The date of a day of the campaign, which are counted from 1. */
export function dateIn(reckoning: Reckoning, day: number): DateOfYear {
  const { stretches, festivals } = yearOf(reckoning);
  const { year, place } = splitDay(reckoning, day);
  const stretch = within(stretches, place);
  const inMonth = place - stretch.from;
  const isBetween = stretch.between !== undefined;
  return {
    year,
    on: isBetween ? { between: stretch.between ?? 0 } : { month: stretch.month ?? 0, day: inMonth + 1 },
    month: isBetween ? undefined : reckoning.months[(stretch.month ?? 0) - 1]?.name,
    between: isBetween ? reckoning.between[(stretch.between ?? 0) - 1]?.name : undefined,
    weekday: isBetween ? undefined : weekdayOf(reckoning, year, stretch.counted, inMonth),
    season: seasonAt(reckoning, place),
    festivals: (festivals.get(place) ?? []).flatMap((index) => reckoning.festivals[index] ?? []),
  };
}

/** The day of the campaign that is a date: the inverse of `dateIn`. */
export const dayIn = (reckoning: Reckoning, { year, on }: Pick<DateOfYear, 'year' | 'on'>): number =>
  dayAt(reckoning, year, placeInYear(reckoning, on));

const dayOfMonth = ({ on }: DateOfYear): number => ('day' in on ? on.day : 0);

/** The name of a day without weekday and year: “4 Hay”, “Midsummer”. */
export function shortDayIn(reckoning: Reckoning, day: number): string {
  const date = dateIn(reckoning, day);
  return date.between ?? `${dayOfMonth(date)} ${date.month ?? ''}`;
}

/** “Ironday, 4 Hay 1071”, “Midsummer 1071”. */
export function nameOfDayIn(reckoning: Reckoning, day: number): string {
  const { weekday, year } = dateIn(reckoning, day);
  return `${weekday === undefined ? '' : `${weekday}, `}${shortDayIn(reckoning, day)} ${year}`;
}

/**
 * One day or several in a row: “Ironday, 4 Hay 1071”, “4 to 6 Hay 1071”, “28 Hay to 2 Shear 1071”. Where the year was said with
 * the day `said`, it is not said again.
 */
export function daysInWords(reckoning: Reckoning, from: number, to: number, said?: number): string {
  const [first, last] = [dateIn(reckoning, from), dateIn(reckoning, to)];
  const yearSaid = said === undefined ? undefined : dateIn(reckoning, said).year;
  const withYear = (words: string, year: number): string => (year === yearSaid ? words : `${words} ${year}`);
  const end = shortDayIn(reckoning, to);
  if (from === to) return withYear(last.weekday === undefined ? end : `${last.weekday}, ${end}`, last.year);
  const start = shortDayIn(reckoning, from);
  if (first.year !== last.year) return `${start} ${first.year} to ${end} ${last.year}`;
  const isOneMonth = first.month !== undefined && first.month === last.month;
  return withYear(`${isOneMonth ? dayOfMonth(first) : start} to ${end}`, last.year);
}
