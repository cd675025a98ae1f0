import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitting } from '../../../shared/door/fitting.ts';
import type { Reckoning } from '../../../shared/time/reckoning/parts.ts';
import { ReckoningSchema } from '../../../shared/time/reckoning/schema.ts';
import { anyReckoning, VALE } from './vale.ts';

/** What is said of a calendar, as “field: sentence”. */
function faults(given: unknown): string[] {
  const read = fitting(ReckoningSchema, given);
  return read.success
    ? []
    : read.error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`);
}
const but = (change: Partial<Record<keyof Reckoning, unknown>>): string[] => faults({ ...VALE, ...change });
const month = (name: string, days: number) => ({ name, days });

describe('a calendar that does not fit says by its field', () => {
  it.each<[string, Partial<Record<keyof Reckoning, unknown>>, string]>([
    ['a month of no days', { months: [month('Frost', 0)] }, 'months.0.days: a month has at least 1 day'],
    ['a month of half a day', { months: [month('Frost', 3.5)] }, 'months.0.days: it must be a whole number'],
    [
      'a month of too many days',
      { months: [month('Frost', 1001)] },
      'months.0.days: a month can have at most 1,000 days',
    ],
    ['no months', { months: [] }, 'months: a year has at least 1 month'],
    ['a month without a name', { months: [month(' ', 3)] }, 'months.0.name: a name is missing'],
    [
      'a moon of 0 days',
      { moons: [{ name: 'Moon', days: 0, full: 0 }] },
      'moons.0.days: a moon takes at least 1 day',
    ],
    [
      'a moon that is full too late',
      { moons: [{ name: 'Moon', days: 8, full: 8 }] },
      'moons.0.full: Moon is full every 8 days: this must be less',
    ],
    [
      'two months of one name',
      { months: [...VALE.months.slice(0, 11), month('frost', 28)] },
      'months.11.name: two months are called “frost”',
    ],
    ['two weekdays of one name', { weekdays: ['A', 'B', 'A'] }, 'weekdays.2: two weekdays are called “A”'],
    [
      'a day after a month that is missing',
      { between: [...VALE.between, { name: 'Odd', after: 13 }] },
      'between.3.after: the year has only 12 months',
    ],
    [
      'a season that begins on no day',
      { seasons: [{ name: 'Dry', from: { month: 1, day: 29 } }] },
      'seasons.0.from: Frost has only 28 days',
    ],
    [
      'two seasons from one day',
      { seasons: ['Dry', 'Wet'].map((name) => ({ name, from: { month: 1, day: 1 } })) },
      'seasons.1.from: Dry and Wet begin on the same day',
    ],
    [
      'a festival on no day',
      { festivals: [{ name: 'Fair', on: { between: 4 } }] },
      'festivals.0.on: the year has only 3 days of no month',
    ],
    [
      'a festival in no month',
      { festivals: [{ name: 'Fair', on: { month: 13, day: 1 } }] },
      'festivals.0.on: the year has only 12 months',
    ],
    ['a weekday that is missing', { firstWeekday: 7 }, 'firstWeekday: the week has only 7 days'],
    ['a day 1 that no year has', { begins: { month: 6, day: 29 } }, 'begins: Hay has only 28 days'],
    [
      'a day told in no way',
      { begins: { week: 6 } },
      'begins: a day is given by “month” and “day”, or by “between”',
    ],
  ])('%s', (_what, change, fault) => {
    expect(but(change)).toContain(fault);
  });

  it('a year of one day', () => {
    const year = {
      months: [month('Day', 1)],
      between: [],
      seasons: [],
      festivals: [],
      begins: { month: 1, day: 1 },
    };
    expect(but(year)).toEqual(['months: a year has at least 2 days']);
  });

  it('a year of too many days', () => {
    const months = Array.from({ length: 11 }, (_, index) => month(`M${index}`, 1000));
    expect(but({ months, between: [] })).toContain(
      'months: a year can have at most 10,000 days; this one has 11000',
    );
  });
});

it('a calendar that fits is taken as it is', () => {
  fc.assert(
    fc.property(anyReckoning, (reckoning) => {
      expect(fitting(ReckoningSchema, reckoning)).toEqual({ success: true, data: reckoning });
    }),
  );
});

it('nonsense is refused', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(faults(value).length).toBeGreaterThan(0);
    }),
  );
});
