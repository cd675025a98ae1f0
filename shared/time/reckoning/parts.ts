import { z } from 'zod';
import { WeatherOddsSchema } from '../weatherOdds.ts';

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `this can have at most ${most} characters`)
    .regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u, 'this can’t have control characters');
const Name = line(60).min(1, 'a name is missing');

const MOST_MONTHS = 60;
const MOST_DAYS = 1000;
const Month = z.int().min(1).max(MOST_MONTHS);
const DayOfMonth = z.int().min(1).max(MOST_DAYS);
const Year = z.int().min(-100_000).max(100_000);

/** A day of each year by its month and the day of that, all counted from 1. */
export const DayOfMonthSchema = z.strictObject({ month: Month, day: DayOfMonth });

/** A day of each year: one of a month, or the so many-th day of no month. */
export const DayOfYearSchema = z.union(
  [DayOfMonthSchema, z.strictObject({ between: z.int().min(1).max(60) })],
  'a day is given by “month” and “day”, or by “between”',
);

const MonthSchema = z.strictObject({
  name: Name,
  days: z.int().min(1, 'a month has at least 1 day').max(MOST_DAYS, 'a month can have at most 1,000 days'),
});

const BetweenSchema = z.strictObject({
  name: Name,
  /** The month that it follows, counted from 1; 0 stands before the first. */
  after: z.int().min(0).max(MOST_MONTHS),
});

const MoonSchema = z.strictObject({
  name: Name,
  /** From one full moon to the next. */
  days: z.number().min(1, 'a moon takes at least 1 day').max(10_000, 'a moon can take at most 10,000 days'),
  /** How long after day 1 of the campaign begins it is first full, in days, to the thousandth. */
  full: z
    .number()
    .min(0)
    .max(10_000)
    .refine((days) => Math.round(days * 1000) / 1000 === days, 'this is told to the thousandth of a day'),
});

const SeasonSchema = z.strictObject({
  name: Name,
  from: DayOfMonthSchema,
  /** What decides the weather of its days wherever no region says otherwise. */
  weather: WeatherOddsSchema.optional(),
});

const FestivalSchema = z.strictObject({
  name: Name,
  on: DayOfYearSchema,
  /** Where it is kept. */
  where: line(100).optional(),
  /** What goes on then. */
  then: line(200).optional(),
  /** Players don’t know of it. */
  isHidden: z.boolean().optional(),
});

/** A calendar, part by part; whether the parts fit together is not asked. */
export const PartsSchema = z.strictObject({
  name: Name,
  months: z.array(MonthSchema).min(1, 'a year has at least 1 month').max(MOST_MONTHS),
  /** None where there are no weeks. */
  weekdays: z.array(Name).max(20),
  /** Whether weeks run on through months, or each month begins one. */
  weeks: z.enum(['run', 'month']),
  /** Which weekday (the first is 0) the first day of the year `year` is, where weeks run on. */
  firstWeekday: z.int().min(0).max(19),
  /** Days of no month, in the order of the year; the week stands still on them. */
  between: z.array(BetweenSchema).max(60),
  moons: z.array(MoonSchema).max(12),
  /** Each holds until the next one begins. */
  seasons: z.array(SeasonSchema).max(12),
  festivals: z.array(FestivalSchema).max(200),
  /** The year in which day 1 of the campaign lies, and the words behind the number of a year: “Duke’s Peace”. */
  year: Year,
  era: line(60),
  /** The day of that year which day 1 of the campaign is. */
  begins: DayOfYearSchema,
});

export type Reckoning = z.infer<typeof PartsSchema>;
export type DayOfMonth = z.infer<typeof DayOfMonthSchema>;
export type DayOfYear = z.infer<typeof DayOfYearSchema>;
export type Moon = z.infer<typeof MoonSchema>;
export type Festival = z.infer<typeof FestivalSchema>;
