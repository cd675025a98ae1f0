import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comingUp, nextFestivalDay } from '../../../shared/time/reckoning/comingUp.ts';
import { dateIn } from '../../../shared/time/reckoning/dates.ts';
import { moonAt, moonDays, nextMoon } from '../../../shared/time/reckoning/moons.ts';
import { anyReckoning, VALE } from './vale.ts';

const EMBER = { name: 'Ember', days: 12, full: 8 };
const moon = fc
  .tuple(fc.integer({ min: 2000, max: 90_000 }), fc.double({ min: 0, max: 0.999, noNaN: true }))
  .map(([days, full]) => ({
    name: 'Moon',
    days: days / 1000,
    full: Math.floor(full * days) / 1000,
  }));
const day = fc.integer({ min: -5_000_000, max: 5_000_000 });

describe('a moon', () => {
  it('is full on its day, and again a period later', () => {
    expect(moonDays(EMBER, 1, 40, 'full')).toEqual([9, 21, 33]);
  });

  it('is new half a period after it was full', () => {
    expect(moonDays(EMBER, 1, 40, 'new')).toEqual([3, 15, 27, 39]);
  });

  it('wanes from full to new, and then waxes', () => {
    expect([9, 10, 14, 15, 16, 20, 21].map((one) => moonAt(EMBER, one))).toEqual([
      'full',
      'waning',
      'waning',
      'new',
      'waxing',
      'waxing',
      'full',
    ]);
  });

  it('of 29½ days is full after 29 and after 30 days by turns', () => {
    expect(moonDays({ name: 'Moon', days: 29.5, full: 0 }, 1, 130, 'full')).toEqual([1, 30, 60, 89, 119]);
  });
});

describe('every moon', () => {
  it('is full about a period apart', () => {
    fc.assert(
      fc.property(moon, day, (one, from) => {
        const first = nextMoon(one, from, 'full');
        const gap = nextMoon(one, first + 1, 'full') - first;
        expect(first).toBeGreaterThanOrEqual(from);
        expect(gap).toBeGreaterThanOrEqual(Math.floor(one.days));
        expect(gap).toBeLessThanOrEqual(Math.ceil(one.days));
      }),
    );
  });

  it('is full on exactly the days that are listed', () => {
    fc.assert(
      fc.property(moon, day, (one, from) => {
        const listed = moonDays(one, from, from + 60, 'full');
        const found = Array.from({ length: 61 }, (_, index) => from + index).filter(
          (at) => moonAt(one, at) === 'full',
        );
        expect(found).toEqual(listed);
      }),
    );
  });

  it('never goes from waxing to waning without having been full', () => {
    fc.assert(
      fc.property(moon, day, (one, at) => {
        const [before, now] = [moonAt(one, at), moonAt(one, at + 1)];
        const leaps = [`waxing waning`, `waning waxing`, `full waxing`, `new waning`];
        if (one.days > 4) expect(leaps).not.toContain(`${before} ${now}`);
      }),
    );
  });
});

describe('what is coming', () => {
  it('lists festivals and moons of the days asked for, soonest first', () => {
    const told = comingUp(VALE, 1, 13).map((one) =>
      one.kind === 'festival' ? `${one.day} ${one.festival.name}` : `${one.day} ${one.moon.name} ${one.kind}`,
    );
    expect(told).toEqual(['3 Ember new', '4 Saint Ottil', '9 Ember full', '13 Moon full']);
  });

  it('finds the next festival, also in the year after', () => {
    expect(nextFestivalDay(VALE, 1)).toBe(4);
    const after = nextFestivalDay(VALE, 130) ?? 0;
    expect(dateIn(VALE, after)).toMatchObject({ year: 1072, on: { month: 1, day: 1 } });
    expect(nextFestivalDay({ ...VALE, festivals: [] }, 1)).toBeUndefined();
  });

  it('has each festival of any calendar once a year', () => {
    fc.assert(
      fc.property(anyReckoning, day, (reckoning, from) => {
        const { months, between } = reckoning;
        const year = months.reduce((sum, { days }) => sum + days, between.length);
        const festivals = comingUp(reckoning, from, year).flatMap((one) =>
          one.kind === 'festival' ? [one] : [],
        );
        expect(festivals.map(({ festival }) => festival.name).sort()).toEqual(
          reckoning.festivals.map(({ name }) => name).sort(),
        );
        for (const one of festivals) expect(dateIn(reckoning, one.day).festivals).toContain(one.festival);
      }),
    );
  });
});
