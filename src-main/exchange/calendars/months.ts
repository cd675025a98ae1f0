import type { DayOfMonth, DayOfYear, Reckoning } from '../../../shared/time/reckoning/parts.ts';
import type { Calendarium } from './format.ts';
import { plainLine } from '../plainLine.ts';
import { distinct } from './lines.ts';

type Month = Calendarium['static']['months'][number];

/** A month of the file as it stands in the calendar: a month, days of no month, or nothing. */
type Place = { month: number } | { between: number; days: number } | undefined;

export interface Months {
  months: Reckoning['months'];
  between: Reckoning['between'];
  /** What each month of the file became. */
  places: readonly Place[];
  told: string[];
}

const LONGEST = 60;
const NAME = LONGEST - 5;

const isBetween = ({ type }: Month): boolean => type === 'intercalary';
const isEvery = ({ interval }: Month): boolean => (interval ?? 1) <= 1;

/** Months and days of no month: an “intercalary month” of several days becomes as many of these. */
export function monthsIn(given: Calendarium['static']['months']): Months {
  const kept = given.filter(isEvery);
  const names = distinct(kept.map(({ name }) => plainLine(name, NAME)));
  const months: Reckoning['months'] = [];
  const between: Reckoning['between'] = [];
  const places: Place[] = [];
  for (const month of given) {
    const name = names[kept.indexOf(month)] ?? '';
    if (!isEvery(month)) places.push(undefined);
    else if (isBetween(month)) {
      const days = Math.max(0, Math.min(100, Math.floor(month.length)));
      places.push({ between: between.length + 1, days });
      for (let day = 1; day <= days; day += 1)
        between.push({ name: days === 1 ? name : `${name} ${day}`, after: months.length });
    } else {
      months.push({ name, days: month.length });
      places.push({ month: months.length });
    }
  }
  return { months, between: withNames(between), places, told: toldOf(given) };
}

const withNames = (between: Reckoning['between']): Reckoning['between'] => {
  const names = distinct(between.map(({ name }) => name));
  return between.map((one, index) => ({ ...one, name: names[index] ?? one.name }));
};

function toldOf(given: readonly Month[]): string[] {
  const called = (months: readonly Month[]): string =>
    months.map(({ name }) => plainLine(name, LONGEST)).join(', ');
  const rare = given.filter((month) => !isEvery(month));
  const ownWeeks = given.filter(({ week }) => (week?.length ?? 0) > 0);
  return [
    ...(rare.length > 0 ? [`Left out, since they don’t come every year: ${called(rare)}.`] : []),
    ...(ownWeeks.length > 0 ? [`Weekdays of single months are left out: ${called(ownWeeks)}.`] : []),
  ];
}

const daysOf = ({ months }: Months, place: Place): number => {
  if (!place) return 0;
  return 'month' in place ? (months[place.month - 1]?.days ?? 0) : place.days;
};

/** The day of the year that a month of the file (from 0) and a day of it name; undefined where there is none. */
export function dayIn(read: Months, month: number, day: number): DayOfYear | undefined {
  const place = read.places[month];
  if (!place || !Number.isInteger(day) || day < 1 || day > daysOf(read, place)) return undefined;
  return 'month' in place ? { month: place.month, day } : { between: place.between + day - 1 };
}

/** The nearest day to one that there may not be: of the same month, else the next that there is, else the last before. */
export function nearestDay(read: Months, month: number, day: number): DayOfYear | undefined {
  const days = read.places.map((place) => daysOf(read, place));
  const same = days[month] ?? 0;
  if (same > 0) return dayIn(read, month, Math.max(1, Math.min(day, same)));
  const next = days.findIndex((many, at) => at > month && many > 0);
  const before = days.findLastIndex((many) => many > 0);
  return next >= 0 ? dayIn(read, next, 1) : dayIn(read, before, days[before] ?? 0);
}

/** The same, or the first day of the month after it where it is none of a month. */
export function monthDayIn(read: Months, month: number, day: number): DayOfMonth | undefined {
  const on = dayIn(read, month, day);
  if (!on || 'month' in on) return on;
  const after = read.between[on.between - 1]?.after ?? 0;
  return { month: after < read.months.length ? after + 1 : 1, day: 1 };
}

/** The day of a month that so many days of months, from 0, stand before. */
export function monthDayAt({ months }: Pick<Months, 'months'>, count: number): DayOfMonth | undefined {
  let left = count;
  for (const [index, { days }] of months.entries()) {
    if (left < days) return { month: index + 1, day: Math.floor(left) + 1 };
    left -= days;
  }
  return undefined;
}
