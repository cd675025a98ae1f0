import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dateIn,
  dayAt,
  dayIn,
  daysInWords,
  nameOfDayIn,
  shortDayIn,
} from '../../../shared/time/reckoning/dates.ts';
import { yearOf } from '../../../shared/time/reckoning/year.ts';
import { anyReckoning, VALE, WEEKDAYS } from './vale.ts';

const day = fc.integer({ min: -20_000_000, max: 20_000_000 });
const MIDSUMMER = 26;

describe('a day by a custom calendar', () => {
  it('is called by weekday, day, month and year', () => {
    expect(nameOfDayIn(VALE, 1)).toBe('Ironday, 4 Hay 1071');
    expect(shortDayIn(VALE, 1)).toBe('4 Hay');
  });

  it('of no month has its name alone, and no weekday', () => {
    expect(nameOfDayIn(VALE, MIDSUMMER)).toBe('Midsummer 1071');
    expect(dateIn(VALE, MIDSUMMER)).toMatchObject({
      weekday: undefined,
      month: undefined,
      on: { between: 2 },
    });
  });

  it('without weekdays is called by day, month and year', () => {
    expect(nameOfDayIn({ ...VALE, weekdays: [] }, 1)).toBe('4 Hay 1071');
  });

  it('lets the week stand still on days of no month', () => {
    expect(dateIn(VALE, MIDSUMMER - 1).weekday).toBe('Restday');
    expect(dateIn(VALE, MIDSUMMER + 1).weekday).toBe('Moonday');
  });

  it('begins a week with each month where weeks do not run on', () => {
    const eight = {
      ...VALE,
      months: [
        { name: 'One', days: 8 },
        { name: 'Two', days: 8 },
      ],
    };
    const given = { ...eight, weeks: 'month' as const, between: [], seasons: [], festivals: [] };
    const calendar = { ...given, begins: { month: 1, day: 1 } };
    expect([1, 8, 9, 17].map((one) => dateIn(calendar, one).weekday)).toEqual([
      'Moonday',
      'Moonday',
      'Moonday',
      'Moonday',
    ]);
    expect(dateIn({ ...calendar, weeks: 'run' }, 9).weekday).toBe('Millday');
  });

  it('is in the season that began last, be it the year before', () => {
    const lamb = dayIn(VALE, { year: 1072, on: { month: 2, day: 3 } });
    expect(dateIn(VALE, lamb).season).toBe('Winter');
    expect(dateIn(VALE, 1).season).toBe('Summer');
    expect(dateIn({ ...VALE, seasons: [] }, 1).season).toBeUndefined();
  });

  it('has its festivals', () => {
    expect(dateIn(VALE, 4).festivals.map(({ name }) => name)).toEqual(['Saint Ottil']);
    expect(dateIn(VALE, MIDSUMMER).festivals.map(({ name }) => name)).toEqual(['The Long Table']);
    expect(dateIn(VALE, 5).festivals).toEqual([]);
  });

  it('before day 1 is one of the years before', () => {
    expect(nameOfDayIn(VALE, -VALE.months.length * 28 - 2)).toBe('Ironday, 4 Hay 1070');
  });
});

describe('several days', () => {
  it.each([
    [1, 1, undefined, 'Ironday, 4 Hay 1071'],
    [2, 2, 1, 'Marketday, 5 Hay'],
    [1, 3, undefined, '4 to 6 Hay 1071'],
    [2, 3, 1, '5 to 6 Hay'],
    [25, 28, 1, '28 Hay to 2 Shear'],
    [25, 26, undefined, '28 Hay to Midsummer 1071'],
    [1, 340, 1, '4 Hay 1071 to 4 Hay 1072'],
    [340, 340, 1, 'Ironday, 4 Hay 1072'],
  ])('%i to %i after %s are “%s”', (from, to, said, words) => {
    expect(daysInWords(VALE, from, to, said)).toBe(words);
  });
});

describe('in every calendar', () => {
  it('a day has a date, and that date is this day', () => {
    fc.assert(
      fc.property(anyReckoning, day, (reckoning, one) => {
        expect(dayIn(reckoning, dateIn(reckoning, one))).toBe(one);
      }),
    );
  });

  it('day 1 is the date it begins with', () => {
    fc.assert(
      fc.property(anyReckoning, (reckoning) => {
        expect(dateIn(reckoning, 1)).toMatchObject({ year: reckoning.year, on: reckoning.begins });
      }),
    );
  });

  it('no two days of a year have the same name', () => {
    fc.assert(
      fc.property(anyReckoning, fc.integer({ min: -50, max: 50 }), (reckoning, ahead) => {
        const { days } = yearOf(reckoning);
        const first = dayAt(reckoning, reckoning.year + ahead, 0);
        const dates = Array.from({ length: days }, (_, index) => dateIn(reckoning, first + index));
        expect(new Set(dates.map(({ on }) => JSON.stringify(on))).size).toBe(days);
        expect(
          new Set(Array.from({ length: days }, (_, index) => shortDayIn(reckoning, first + index))).size,
        ).toBe(days);
        expect(new Set(dates.map(({ year }) => year))).toEqual(new Set([reckoning.year + ahead]));
      }),
      { numRuns: 30 },
    );
  });

  it('weekdays follow one another where weeks run on', () => {
    fc.assert(
      fc.property(anyReckoning, day, (reckoning, one) => {
        const { weekdays } = reckoning;
        fc.pre(weekdays.length > 0);
        const run = { ...reckoning, weeks: 'run' as const };
        const now = dateIn(run, one).weekday;
        fc.pre(now !== undefined);
        let next = one + 1;
        while (dateIn(run, next).weekday === undefined) next += 1;
        const at = weekdays.indexOf(now ?? '');
        expect(dateIn(run, next).weekday).toBe(weekdays[(at + 1) % weekdays.length]);
      }),
    );
  });

  it('there is always a season where there are any', () => {
    fc.assert(
      fc.property(anyReckoning, day, (reckoning, one) => {
        const { season } = dateIn(reckoning, one);
        expect(season !== undefined).toBe(reckoning.seasons.length > 0);
      }),
    );
  });
});

it('the first weekday is that of the first day of the year it begins in', () => {
  const later = { ...VALE, firstWeekday: 2 };
  expect(dateIn(later, dayAt(later, 1071, 0)).weekday).toBe(WEEKDAYS[2]);
});
