import { DAY, HOUR } from './scales.ts';

/** How a system cuts up its days. Hours are whole hours of the clock; a day begins at `dayStart` (dawn). */
export interface Calendar {
  dayStart: number;
  dawn: number;
  dusk: number;
  /** In the order of the day, beginning with the part that starts at `dayStart`. */
  parts: readonly { name: string; from: number }[];
  /** "Day 4 of the Third Tennite" for day 34 (days count from 1). */
  nameOfDay(day: number): string;
  /** “4 Hay”: its name without weekday and year. Left out where it is what stands before “ of ”. */
  shortDay?(day: number): string;
  /**
   * One day or several in a row: “4 to 6 Hay 1071”; without the year where that was said with the day `said`. Left out where the
   * names of days lie in weeks or tennites.
   */
  daysInWords?(from: number, to: number, said?: number): string;
  /** The name of the season; left out where the calendar has none. */
  seasonOf?(day: number): string | undefined;
}

export interface GameDate {
  /** Counted from 1. */
  day: number;
  hour: number;
  minute: number;
  part: string;
  light: 'day' | 'night';
}

/** The number of the day, from 1; the hours before `dayStart` still belong to the day before. */
export const dayOf = (calendar: Calendar, clock: number): number =>
  Math.floor((clock - calendar.dayStart * HOUR) / DAY) + 1;

/** The moment of the clock (seconds) at which a day begins. */
export const startOfDay = (calendar: Calendar, day: number): number =>
  (day - 1) * DAY + calendar.dayStart * HOUR;

/** Seconds of the day that are gone at a moment of the clock (seconds). */
export const sinceDayStart = (calendar: Calendar, clock: number): number =>
  clock - startOfDay(calendar, dayOf(calendar, clock));

/** Whole hours of the day that are gone when the clock shows `hour` (0–23). */
export const hoursSinceDayStart = ({ dayStart }: Calendar, hour: number): number =>
  (hour - dayStart + 24) % 24;

/** The number of the day on which the clock last showed `hour`, counting this moment. */
export const lastDayAt = (calendar: Calendar, clock: number, hour: number): number =>
  dayOf(calendar, clock - hoursSinceDayStart(calendar, hour) * HOUR);

/** Day, hour, part of the day and light at a moment of the clock (seconds). */
export function dateOf(calendar: Calendar, clock: number): GameDate {
  const second = ((clock % DAY) + DAY) % DAY;
  const hour = Math.floor(second / HOUR);
  const gone = hoursSinceDayStart(calendar, hour);
  const part = calendar.parts.filter(({ from }) => hoursSinceDayStart(calendar, from) <= gone).at(-1);
  return {
    day: dayOf(calendar, clock),
    hour,
    minute: Math.floor((second % HOUR) / 60),
    part: part?.name ?? '',
    light: hour >= calendar.dawn && hour < calendar.dusk ? 'day' : 'night',
  };
}

/** The name of a day without the week or year it is in: “Day 2” of “Day 2 of the Third Tennite”. */
export const shortDay = (calendar: Calendar, day: number): string =>
  calendar.shortDay?.(day) ?? calendar.nameOfDay(day).replace(/ of .*$/, '');

/** `07:05` */
export const hourInWords = (date: Pick<GameDate, 'hour' | 'minute'>): string =>
  `${String(date.hour).padStart(2, '0')}:${String(date.minute).padStart(2, '0')}`;

/** The next moment (seconds) strictly after `clock` at which the clock shows `hour`. */
export function nextAtHour(clock: number, hour: number): number {
  const today = Math.floor(clock / DAY) * DAY + hour * HOUR;
  return today > clock ? today : today + DAY;
}

const ORDINALS = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
];

/** "Third", "21st": for the names of tennites and weeks. */
export function ordinal(number: number): string {
  const word = ORDINALS[number - 1];
  if (word) return word;
  const suffix =
    number % 100 >= 11 && number % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${suffix}`;
}
