import { fitting } from '../../../shared/door/fitting.ts';
import type { CalendarReading } from '../../../shared/page/imports.ts';
import { inOrder } from '../../../shared/time/reckoning/inOrder.ts';
import type { DayOfYear, Reckoning } from '../../../shared/time/reckoning/parts.ts';
import { ReckoningSchema } from '../../../shared/time/reckoning/schema.ts';
import { yearOf, placeInYear } from '../../../shared/time/reckoning/year.ts';
import { festivalsIn } from './events.ts';
import { faultsInWords } from './faults.ts';
import { CalendariumSchema, NO_WEEK, type Calendarium } from './format.ts';
import { chosenIn } from './file.ts';
import { plainLine } from '../plainLine.ts';
import { distinct, withinPeriod } from './lines.ts';
import { dayIn, monthsIn, nearestDay, type Months } from './months.ts';
import { toldFrom } from './shifted.ts';
import { seasonsIn } from './seasons.ts';

const MOST_MOONS = 12;

/**
 * A calendar of Calendarium, so that its current date is the day `today` of the campaign; with what could not be taken, line by line.
 * Or else what is wrong with the file, by field. Nothing is fetched.
 */
export function readCalendarium(text: string, today: number): CalendarReading {
  const chosen = chosenIn(text);
  if ('fault' in chosen) return { faults: [chosen.fault] };
  const file = fitting(CalendariumSchema, chosen.calendar);
  if (!file.success) return { faults: faultsInWords(file.error) };
  const { draft, told } = draftOf(file.data);
  const read = fitting(ReckoningSchema, draft);
  if (!read.success) return { faults: faultsInWords(read.error, draft) };
  const calendar = fitting(ReckoningSchema, toldFrom(inOrder(read.data), 2 - today));
  if (!calendar.success) return { faults: faultsInWords(calendar.error, draft) };
  return { calendar: calendar.data, told: [...chosen.told, ...told] };
}

/** The calendar as if day 1 of the campaign were the current date of the file. */
function draftOf(file: Calendarium): { draft: Reckoning; told: string[] } {
  const months = monthsIn(file.static.months);
  const current = currentIn(file, months);
  const counted = months.months.reduce((sum, { days }) => sum + days, 0);
  const before = counted * (current.year - 1) + leapDaysBefore(file, current.year);
  const base = { months: months.months, between: months.between };
  const { weekdays, weeks, firstWeekday } = weekIn(file, before);
  const { festivals, told } = festivalsIn(file.events ?? [], (month, day) => dayIn(months, month, day));
  const seasons = seasonsIn(file, months, before);
  const era = eraIn(file, current.year);
  const draft: Reckoning = {
    name: plainLine(file.name, 60) || 'Calendar',
    ...base,
    weekdays,
    weeks,
    firstWeekday,
    moons: [],
    seasons: seasons.seasons,
    festivals,
    year: current.year,
    era: era.name,
    begins: current.on,
  };
  const moons = moonsIn(file, before + countedBefore(draft));
  return {
    draft: { ...draft, moons: moons.moons },
    told: [
      ...current.told,
      ...months.told,
      ...leapDaysLeft(file),
      ...moons.told,
      ...(moons.moons.length > 0 && months.between.length > 0
        ? [
            'Calendarium’s moons pass over days of no month; here they count them, so that full moons fall on other days later.',
          ]
        : []),
      ...seasons.told,
      ...era.told,
      ...(file.static.useCustomYears ? ['Names of single years are left out.'] : []),
      ...told,
    ],
  };
}

/** The date that the file calls today, or the nearest that there is here. */
function currentIn(file: Calendarium, months: Months): { year: number; on: DayOfYear; told: string[] } {
  const { year, month, day } = file.current ?? {};
  if (typeof year === 'number' && typeof month === 'number' && typeof day === 'number') {
    const on = dayIn(months, month, day);
    if (on) return { year, on, told: [] };
    const nearest = nearestDay(months, month, day);
    const name = plainLine(file.static.months[month]?.name, 60) || `month ${month + 1}`;
    if (nearest)
      return {
        year,
        on: nearest,
        told: [
          `The current date of the file is day ${day} of ${name}. There is no such day here: today is taken for ${dayInWords(months, nearest)}.`,
        ],
      };
  }
  const first: DayOfYear = months.between[0]?.after === 0 ? { between: 1 } : { month: 1, day: 1 };
  return {
    year: typeof year === 'number' ? year : 1,
    on: first,
    told: ['The file has no current date: today is taken for the first day of its year.'],
  };
}

/** “day 10 of Bloom”, “Midwinter”. */
const dayInWords = ({ months, between }: Months, on: DayOfYear): string =>
  'month' in on
    ? `day ${on.day} of ${months[on.month - 1]?.name ?? ''}`
    : (between[on.between - 1]?.name ?? '');

function weekIn(
  { static: { weekdays, overflow, firstWeekDay, offset } }: Calendarium,
  before: number,
): Pick<Reckoning, 'weekdays' | 'weeks' | 'firstWeekday'> {
  const names =
    weekdays[0]?.id === NO_WEEK
      ? []
      : distinct(weekdays.map(({ name }, index) => plainLine(name, 55) || `Day ${index + 1}`));
  const first = firstWeekDay + before + (offset ?? 0);
  return {
    weekdays: names,
    weeks: overflow ? 'run' : 'month',
    firstWeekday: names.length === 0 ? 0 : ((first % names.length) + names.length) % names.length,
  };
}

/** Days of months before the day that it begins with, in its year. */
function countedBefore(draft: Reckoning): number {
  const place = placeInYear(draft, draft.begins);
  const stretch = yearOf(draft).stretches.findLast(({ from }) => from <= place);
  return stretch ? stretch.counted + (stretch.month === undefined ? 0 : place - stretch.from) : 0;
}

function moonsIn(
  { static: { moons } }: Calendarium,
  before: number,
): { moons: Reckoning['moons']; told: string[] } {
  const given = moons ?? [];
  const kept = given.slice(0, MOST_MOONS);
  const names = distinct(kept.map(({ name }, index) => plainLine(name, 55) || `Moon ${index + 1}`));
  return {
    moons: kept.map(({ cycle, offset }, index) => ({
      name: names[index] ?? '',
      days: cycle,
      full: cycle > 0 ? withinPeriod(offset + cycle / 2 - before, cycle) : 0,
    })),
    told: given.length > MOST_MOONS ? [`Only the first ${MOST_MOONS} moons are taken.`] : [],
  };
}

/** Leap days of months in the years from 1 to before this one: what weekdays and moons of the file have counted. */
function leapDaysBefore({ static: { leapDays } }: Calendarium, year: number): number {
  if (year <= 1) return 0;
  return (leapDays ?? [])
    .filter(({ intercalary }) => !intercalary)
    .flatMap(({ interval, offset }) => interval.map((one) => ({ ...one, offset: offset ?? 0 })))
    .filter(({ interval }) => interval >= 1)
    .reduce((sum, { interval, exclusive, ignore, offset }) => {
      const times = Math.floor((year - 1 + (ignore ? 0 : offset)) / interval);
      return sum + (exclusive ? -times : times);
    }, 0);
}

function leapDaysLeft({ static: { leapDays } }: Calendarium): string[] {
  const names = (leapDays ?? []).map(({ name }) => plainLine(name, 60) || 'a leap day');
  return names.length > 0
    ? [`Leap days are left out, since every year here has the same days: ${names.join(', ')}.`]
    : [];
}

/** A date as a number, to tell which of two comes first. */
const moment = ({ year, month, day }: { year?: number | null; month?: number | null; day?: number | null }) =>
  (year ?? Infinity) * 1_000_000 + (month ?? 0) * 1000 + (day ?? 1);

/** The words behind the year: the era that the current date is in. */
function eraIn({ static: { eras }, current }: Calendarium, year: number): { name: string; told: string[] } {
  const given = (eras ?? []).map(({ name, isStartingEra, date }) => ({
    name: plainLine(name, 60),
    from: isStartingEra ? -Infinity : moment(date ?? {}),
  }));
  const today = moment({ ...current, year });
  const now = given
    .filter(({ from }) => from <= today)
    .reduce<(typeof given)[number] | undefined>(
      (best, one) => (best && best.from > one.from ? best : one),
      undefined,
    );
  const left = given.filter((one) => one !== now).map(({ name }) => name);
  return {
    name: now?.name ?? '',
    told: left.length > 0 ? [`There is one era for all years; left out: ${left.join(', ')}.`] : [],
  };
}
