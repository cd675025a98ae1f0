import fc from 'fast-check';
import type { DayOfYear, Reckoning } from '../../../shared/time/reckoning/parts.ts';

const MONTHS = 'Frost Lamb Plough Seed Milk Hay Shear Corn Must Leaf Mist Wolf'.split(' ');
export const WEEKDAYS = 'Moonday Millday Wellday Ironday Marketday Washday Restday'.split(' ');

/** Twelve months of 28 days, three days of no month, two moons; day 1 of the campaign is 4 Hay 1071. */
export const VALE: Reckoning = {
  name: 'The Reckoning of Vane',
  months: MONTHS.map((name) => ({ name, days: 28 })),
  weekdays: WEEKDAYS,
  weeks: 'run',
  firstWeekday: 0,
  between: [
    { name: 'Spring Day', after: 3 },
    { name: 'Midsummer', after: 6 },
    { name: 'Midwinter', after: 12 },
  ],
  moons: [
    { name: 'Moon', days: 29.5, full: 12 },
    { name: 'Ember', days: 12, full: 8 },
  ],
  seasons: [
    { name: 'Spring', from: { month: 3, day: 1 } },
    { name: 'Summer', from: { month: 6, day: 1 } },
    { name: 'Autumn', from: { month: 9, day: 1 } },
    { name: 'Winter', from: { month: 12, day: 1 } },
  ],
  festivals: [
    { name: 'New Fire', on: { month: 1, day: 1 } },
    {
      name: 'Saint Ottil',
      on: { month: 6, day: 7 },
      where: 'the Northmark',
      then: 'no work, roads full',
    },
    { name: 'All Graves', on: { month: 10, day: 13 }, isHidden: true },
    { name: 'The Long Table', on: { between: 2 } },
  ],
  year: 1071,
  era: 'Duke’s Peace',
  begins: { month: 6, day: 4 },
};

const named = (what: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${what} ${index + 1}`);

const word = fc
  .string({ minLength: 1, maxLength: 8, unit: fc.constantFrom('a', 'é', '’', ' ', '-') })
  .map((text) => `x${text}x`);

/** A day that a year has, out of two numbers. */
const dayOf = (
  { months, between }: Pick<Reckoning, 'months' | 'between'>,
  which: number,
  day: number,
): DayOfYear =>
  which < 0.2 && between.length > 0 ? { between: 1 + (day % between.length) } : monthDay(months, which, day);

const monthDay = (
  months: Reckoning['months'],
  which: number,
  day: number,
): { month: number; day: number } => {
  const month = Math.floor(which * months.length);
  return { month: month + 1, day: 1 + (day % (months[month]?.days ?? 1)) };
};

const share = fc.double({ min: 0, max: 0.999, noNaN: true });
const any = fc.nat(999);

/** Any calendar that fits. */
export const anyReckoning: fc.Arbitrary<Reckoning> = fc
  .record({
    months: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 14 }),
    weekdays: fc.integer({ min: 0, max: 10 }),
    weeks: fc.constantFrom('run' as const, 'month' as const),
    first: any,
    between: fc.array(share, { maxLength: 5 }),
    moons: fc.array(fc.tuple(fc.integer({ min: 1000, max: 90_000 }), share), { maxLength: 3 }),
    seasons: fc.array(fc.tuple(share, any), { maxLength: 6 }),
    snow: fc.integer({ min: 0, max: 99 }),
    festivals: fc.array(
      fc.record(
        { on: fc.tuple(share, any), where: word, then: word, isHidden: fc.constant(true) },
        { requiredKeys: ['on'] },
      ),
      { maxLength: 6 },
    ),
    year: fc.integer({ min: 1, max: 5000 }),
    era: fc.constantFrom('', 'Duke’s Peace'),
    begins: fc.tuple(share, any),
  })
  .map((given): Reckoning => {
    const months = named('Month', given.months.length).map((name, index) => ({
      name,
      // A year has at least two days.
      days: (given.months[index] ?? 1) + (index === 0 ? 1 : 0),
    }));
    const between = given.between.map((after, index) => ({
      name: `Between ${index + 1}`,
      after: Math.floor(after * (months.length + 1)),
    }));
    const year = { months, between };
    const starts = new Map(
      given.seasons.map(([which, day]) => {
        const from = monthDay(months, which, day);
        return [`${from.month}-${from.day}`, from] as const;
      }),
    );
    return {
      ...year,
      name: 'Any',
      weekdays: named('Weekday', given.weekdays),
      weeks: given.weeks,
      firstWeekday: given.weekdays === 0 ? 0 : given.first % given.weekdays,
      moons: given.moons.map(([days, full], index) => ({
        name: `Moon ${index + 1}`,
        days: days / 1000,
        full: Math.floor(full * days) / 1000,
      })),
      seasons: [...starts.values()].map((from, index) => ({
        name: `Season ${index + 1}`,
        from,
        ...(given.snow > 0 && {
          weather: [
            { name: 'fair', hard: false, chance: 100 - given.snow },
            { name: 'snow', hard: true, chance: given.snow },
          ],
        }),
      })),
      festivals: given.festivals.map(({ on: [which, day], ...rest }, index) => ({
        name: `Festival ${index + 1}`,
        on: dayOf(year, which, day),
        ...rest,
      })),
      year: given.year,
      era: given.era,
      begins: dayOf(year, ...given.begins),
    };
  });
