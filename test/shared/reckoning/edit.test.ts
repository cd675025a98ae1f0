import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateIn, nameOfDayIn } from '../../../shared/time/reckoning/dates.ts';
import {
  canBeDated,
  fullIn,
  withBetween,
  withFullIn,
  withMonths,
  withToday,
  withWeekday,
} from '../../../shared/time/reckoning/edit.ts';
import { misfitsOf } from '../../../shared/time/reckoning/misfits.ts';
import { anyReckoning, VALE } from './vale.ts';

const ALL = VALE.months.map((_, index) => index + 1);

describe('months', () => {
  it('that change places take their festivals and seasons along', () => {
    const [frost = 1, lamb = 2, ...rest] = ALL;
    const turned = withMonths(VALE, [lamb, frost, ...rest]);
    expect(turned.months.slice(0, 2).map(({ name }) => name)).toEqual(['Lamb', 'Frost']);
    expect(turned.festivals[0]).toEqual({ name: 'New Fire', on: { month: 2, day: 1 } });
  });

  it('that are removed take what stands on them along, and days of no month follow the month before', () => {
    const without = withMonths(
      VALE,
      ALL.filter((month) => month !== 6),
    );
    expect(without.festivals.map(({ name }) => name)).toEqual(['New Fire', 'All Graves', 'The Long Table']);
    expect(without.seasons.map(({ name }) => name)).toEqual(['Spring', 'Autumn', 'Winter']);
    expect(without.between.map(({ after }) => after)).toEqual([3, 5, 11]);
    expect(without.begins).toEqual({ month: 1, day: 1 });
    expect(misfitsOf(without)).toEqual([]);
  });
});

describe('days of no month', () => {
  it('that are removed take their festivals along', () => {
    const without = withBetween(VALE, [1, 3]);
    expect(without.between.map(({ name }) => name)).toEqual(['Spring Day', 'Midwinter']);
    expect(without.festivals.map(({ name }) => name)).not.toContain('The Long Table');
  });
});

describe('a calendar that is being made', () => {
  it('tells its days as long as its months have some, whatever else does not fit', () => {
    fc.assert(
      fc.property(anyReckoning, (reckoning) => {
        expect(canBeDated(reckoning)).toBe(true);
      }),
    );
    const [frost] = VALE.months;
    expect(canBeDated({ ...VALE, months: [{ name: 'Frost', days: NaN }] })).toBe(false);
    expect(canBeDated({ ...VALE, months: [], between: [] })).toBe(false);
    const odd = { ...VALE, months: frost ? [frost] : [] };
    expect(canBeDated(odd)).toBe(true);
    expect(() => dateIn(odd, 40)).not.toThrow();
  });
});

describe('today', () => {
  it('is the date that is chosen, whatever day of the campaign it is', () => {
    fc.assert(
      fc.property(
        anyReckoning,
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: -500, max: 5000 }),
        (reckoning, today, other) => {
          const { year, on } = dateIn(reckoning, other);
          expect(dateIn(withToday(reckoning, today, { year, on }), today)).toMatchObject({ year, on });
        },
      ),
    );
  });

  it('keeps the weekday that the date has', () => {
    expect(nameOfDayIn(withToday(VALE, 40, { year: 1071, on: { month: 6, day: 7 } }), 40)).toBe(
      'Restday, 7 Hay 1071',
    );
  });

  it('is the weekday that is chosen', () => {
    expect(nameOfDayIn(withWeekday(VALE, 3, 'Moonday'), 3)).toBe('Moonday, 6 Hay 1071');
    expect(withWeekday(VALE, 26, 'Moonday')).toBe(VALE);
  });
});

describe('a moon', () => {
  it('is full when it is said to be', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 60_000 }),
        fc.integer({ min: 1, max: 9999 }),
        fc.nat(59),
        (thousandths, today, days) => {
          const moon = { name: 'Moon', days: thousandths / 1000, full: 0 };
          fc.pre(days < Math.floor(moon.days));
          const set = withFullIn(moon, today, days);
          expect(set.full).toBeLessThan(moon.days);
          expect(fullIn(set, today)).toBe(days);
        },
      ),
    );
  });
});

it('a season keeps its weather where months change places', () => {
  const weather = [{ name: 'snow', hard: true, chance: 100 }];
  const seasons = VALE.seasons.map((season) => ({ ...season, weather }));
  const order = VALE.months.map((_, index) => index + 1).toReversed();
  for (const season of withMonths({ ...VALE, seasons }, order).seasons)
    expect(season.weather).toEqual(weather);
});
