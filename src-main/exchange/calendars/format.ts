import { WeatherOddsSchema } from '../../../shared/time/weatherOdds.ts';
import { z } from 'zod';

/** What of a calendar of Calendarium is read; whatever else stands in the file is passed over. */

const Words = z.string().nullish();
const Number = z.number().min(-1_000_000_000).max(1_000_000_000);
const Whole = z.int().min(-1_000_000_000).max(1_000_000_000);

const MOST = 500;

/** A list of so few parts that reading it takes no time: how many there are is asked before what they are. */
const few = <Part extends z.ZodType>(part: Part, least = 0, none = '') =>
  z.array(z.unknown()).min(least, none).max(MOST).pipe(z.array(part));

const MonthSchema = z.object({
  name: Words,
  type: z.enum(['month', 'intercalary']).default('month'),
  length: Number,
  interval: Number.nullish(),
  week: z.array(z.unknown()).nullish(),
});

/** A leap day comes in years that these intervals divide; an exclusive one takes years away again. */
const LeapDaySchema = z.object({
  name: Words,
  intercalary: z.boolean().nullish(),
  offset: Number.nullish(),
  interval: z
    .array(z.object({ interval: Number, exclusive: z.boolean().nullish(), ignore: z.boolean().nullish() }))
    .default([]),
});

/** `cycle` days from one new moon to the next; `offset` days after the first day of year 1 it is new. */
const MoonSchema = z.object({ name: Words, cycle: Number, offset: Number.default(0) });

const EraSchema = z.object({
  name: Words,
  isStartingEra: z.boolean().nullish(),
  date: z.object({ year: Number.nullish(), month: Number.nullish(), day: Number.nullish() }).nullish(),
});

const SeasonSchema = z.object({
  name: Words,
  /** Of seasons with dates; months are counted from 0, with those of days of no month. */
  month: Whole.nullish(),
  day: Whole.nullish(),
  /** Of seasons that follow one another by lengths. */
  duration: Number.nullish(),
  peak: Number.nullish(),
  /** What only Hexwatch writes: the odds of the weather. */
  hexwatchWeather: WeatherOddsSchema.optional().catch(undefined),
});

const Part = z.union([Number, z.tuple([Number.nullable(), Number.nullable()])]).nullish();

export const EventSchema = z.object({
  name: Words,
  type: z.string().nullish(),
  description: Words,
  category: Words,
  date: z.object({ year: Part, month: Part, day: Part }),
});
export type CalendariumEvent = z.infer<typeof EventSchema>;

export const CalendariumSchema = z.object({
  name: Words,
  static: z.object({
    firstWeekDay: Whole.default(0),
    overflow: z.boolean().default(true),
    offset: Whole.nullish(),
    weekdays: few(z.object({ name: Words, id: Words })).default([]),
    months: few(MonthSchema, 1, 'there are no months'),
    leapDays: few(LeapDaySchema).nullish(),
    moons: few(MoonSchema).nullish(),
    eras: few(EraSchema).nullish(),
    useCustomYears: z.boolean().nullish(),
  }),
  seasonal: z
    .object({
      type: z.enum(['Dated', 'Periodic']).default('Dated'),
      offset: Number.default(0),
      seasons: few(SeasonSchema).nullish(),
      weather: z.object({ enabled: z.boolean().nullish() }).nullish(),
    })
    .nullish(),
  current: z.object({ year: Whole.nullish(), month: Whole.nullish(), day: Whole.nullish() }).nullish(),
  events: z.array(z.unknown()).nullish(),
});
export type Calendarium = z.infer<typeof CalendariumSchema>;

/** The only weekday of a calendar without weeks: Calendarium wants one. */
export const NO_WEEK = 'hexwatch-no-week';
/** The category of festivals that players don’t know of. */
export const HIDDEN = 'hexwatch-hidden';
