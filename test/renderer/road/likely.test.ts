import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrivalColumns,
  encounterColumns,
  ended,
  errorInWords,
  errorOf,
  foodCells,
  hurtRows,
  inWords,
  ofWanted,
  stressed,
  whoIsMet,
} from '../../../src-renderer/road/likely.ts';
import { forecastOf } from './roads.ts';

const byDay = (...shares: number[]): { day: number; share: number }[] =>
  shares.map((share, index) => ({ day: index + 1, share }));

describe('the day of arrival', () => {
  it('stands in the middle of the days around it', () => {
    const columns = arrivalColumns(forecastOf({ arrival: byDay(0, 0, 0, 0, 0.7, 0.98, 1), usualDay: 5 }));
    expect(columns.map(({ label, share }) => [label, share])).toEqual([
      ['day 3', 0],
      ['day 4', 0],
      ['day 5', 0.7],
      ['day 6', 0.98],
      ['day 7', 1],
    ]);
    expect(columns.filter(({ isMain }) => isMain)).toMatchObject([{ label: 'day 5' }]);
  });

  it('is there, with at most five days, however long it takes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 40 }),
        fc.nat(),
        (steps, place) => {
          const arrival = byDay(...steps.toSorted((a, b) => a - b));
          const columns = arrivalColumns(
            forecastOf({
              arrival,
              arrived: arrival.at(-1)?.share ?? 0,
              usualDay: (place % steps.length) + 1,
            }),
          );
          expect(columns.length).toBeGreaterThan(0);
          expect(columns.length).toBeLessThanOrEqual(5);
          expect(columns.filter(({ isMain }) => isMain)).toHaveLength(1);
        },
      ),
    );
  });
});

describe('encounters', () => {
  const with_ = (...share: number[]) =>
    encounterColumns(forecastOf({ encounters: { mean: 0, share, who: [] } }));

  it('are told by their number, the likeliest standing out', () => {
    expect(with_(0.2, 0.5, 0.3).map(({ label, isMain }) => [label, isMain])).toEqual([
      ['0', false],
      ['1', true],
      ['2', false],
    ]);
  });

  it('of which there are rarely more share the last column', () => {
    const columns = with_(0.2, 0.2, 0.2, 0.1, 0.1, 0.1, 0.05, 0.05);
    expect(columns.at(-1)).toMatchObject({ label: '6+', share: 0.1 });
    expect(columns).toHaveLength(7);
  });

  it.each([
    [4, ['0–1', '2–3', '4–5', '6–7', '8–9', '10+'], '4–5'],
    [8, ['0–2', '3–5', '6–8', '9–11', '12+'], '6–8'],
    [12, ['0–5', '6–11', '12–17', '18+'], '12–17'],
    [15, ['0–9', '10–19', '20–29'], '10–19'],
  ])('are told in groups where %d are likely, so that those are seen', (mean, labels, main) => {
    const shares = [Math.exp(-mean)];
    for (let met = 1; met < 4 * mean; met += 1) shares.push(((shares[met - 1] ?? 0) * mean) / met);
    const columns = with_(...shares);
    expect(columns.map(({ label }) => label)).toEqual(labels);
    expect(columns.find(({ isMain }) => isMain)?.label).toBe(main);
    expect(columns.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  it('beyond all groups share the last one', () => {
    const columns = with_(...Array.from({ length: 200 }, () => 0), 1);
    expect(columns.at(-1)).toMatchObject({ label: '60+', share: 1, isMain: true });
  });

  it('name those who are met most', () => {
    const who = [
      { title: 'Wolves', mean: 0.62, fought: 1 },
      { title: 'A bear', mean: 0.3, fought: 0 },
    ];
    expect(whoIsMet(forecastOf({ encounters: { mean: 1, share: [1], who } }))).toBe('Wolves 0.6, A bear 0.3');
  });
});

describe('food', () => {
  it('runs out by a day, or never', () => {
    const food = { ranOut: 0.32, mean: 0, days: byDay(0, 0, 0, 0.01, 0.32) };
    expect(foodCells(forecastOf({ food }))).toEqual([
      { label: 'day 3', share: 0, isBad: false },
      { label: 'day 4', share: 0.01, isBad: false },
      { label: 'day 5', share: 0.32, isBad: true },
      { label: 'never', share: 0.6799999999999999, isBad: false },
    ]);
  });

  it.each([
    ['at once', [0, 0, 1, 1, 1, 1, 1, 1], ['day 3', 'day 4', 'day 5']],
    ['over some days', [0, 0, 0.3, 0.9, 0.999, 0.999, 0.999, 0.999], ['day 3', 'day 4', 'day 5']],
    ['late, after it did so rarely', [0, 0.01, 0.01, 0.01, 0.01, 0.4, 0.9, 0.9], ['day 6', 'day 7', 'day 8']],
    ['on the first day', [1, 1, 1, 1, 1], ['day 1', 'day 2', 'day 3']],
  ])('that runs out %s is told for the days on which it mostly does', (_when, shares, labels) => {
    const food = { ranOut: shares.at(-1) ?? 0, mean: 0, days: byDay(...shares) };
    const cells = foodCells(forecastOf({ food, usualDay: shares.length }));
    expect(cells.map(({ label }) => label)).toEqual([...labels, 'never']);
  });

  it('that lasts is told for the days of the journey', () => {
    expect(foodCells(forecastOf()).map(({ label, share }) => [label, share])).toEqual([
      ['day 1', 0],
      ['day 2', 0],
      ['never', 1],
    ]);
  });
});

it('harm is told of each of the party, in its order', () => {
  const forecast = forecastOf({ hurt: { share: 0.1, who: { odo: 0.1 } }, deaths: { share: 0, who: {} } });
  expect(hurtRows(forecast, [{ id: 'mae' }, { id: 'odo' }])).toEqual([
    { who: { id: 'mae' }, hurt: 0, dies: 0 },
    { who: { id: 'odo' }, hurt: 0.1, dies: 0 },
  ]);
});

describe('in words', () => {
  it('counts and days of the sentence stand out', () => {
    const pieces = stressed(
      'In 7 of 10 journeys you reach Castle Vane by the evening of day 5. In all you eat.',
    );
    expect(pieces.filter(({ isStrong }) => isStrong).map(({ text }) => text)).toEqual(['7 of 10', 'day 5']);
    expect(pieces.map(({ text }) => text).join('')).toContain('In 7 of 10 journeys you reach');
  });

  it('columns are read one after another', () => {
    expect(
      inWords([
        { label: 'day 5', share: 0.7 },
        { label: 'day 6', share: 1 },
      ]),
    ).toBe('day 5: 70 %, day 6: 100 %');
  });

  it('a forecast says how many journeys it is of, and that it was cancelled', () => {
    expect(ofWanted(4200, 10_000)).toBe('4,200 of 10,000');
    expect(ended(10, 10, 'All is well.')).toBe('Forecast of 10 journeys. All is well.');
    expect(ended(10_000, 10_000, 'All is well.')).toBe('Forecast of 10,000 journeys. All is well.');
    expect(ended(1, 10, 'All is well.')).toBe('Forecast cancelled after 1 journey. All is well.');
  });
});

it('an error is smaller the more journeys there are, and none is without one', () => {
  expect(errorOf(0.5, 100)).toBeCloseTo(0.05, 2);
  expect(errorOf(0.5, 10_000)).toBeCloseTo(0.005, 3);
  expect(errorOf(0, 100)).toBeGreaterThan(0);
  expect(errorOf(0.5, 0)).toBe(0);
});
it('the error that is told beside the number of journeys is that of no share too small', () => {
  expect(errorInWords(10_000)).toBe('±1.0 % at most');
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 1, max: 10_000 }),
      (share, runs) => Number(/[\d.]+/.exec(errorInWords(runs))?.[0]) >= 200 * errorOf(share, runs) - 1e-9,
    ),
  );
});
