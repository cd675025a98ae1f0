import { describe, expect, it } from 'vitest';
import {
  dayRows,
  daysInWords,
  fromTo,
  goOn,
  groundsOf,
  hasDark,
  lightOf,
  nightSigns,
} from '../../../src-renderer/road/days.ts';
import { cardOf, dayOf, forecastOf, LAND, leg } from './roads.ts';

const HOUR = 3600;
const light = { gone: 0, dusk: 12 * HOUR };

describe('the day of a journey', () => {
  it('has each hex as long as it takes, of the daylight', () => {
    const way = cardOf(['0201'], [dayOf(1, { legs: [leg('0102', 3), leg('0201', 6, 'hills')] })]);
    const [row] = dayRows(LAND, way, undefined, light);
    expect(row?.parts).toEqual([
      { terrain: 'plain', share: 0.25, text: '3', goesOn: false },
      { terrain: 'hills', share: 0.5, text: '6', goesOn: false },
    ]);
    expect(row).toMatchObject({ walk: '9 h', light: 1, said: 'plain 0102 3 h, hills 0201 6 h' });
  });

  it('has a hex as one, whose hours are walked in several legs', () => {
    const so = { ...leg('0201', 4, 'hills'), arrived: false };
    const way = cardOf(['0201'], [dayOf(1, { legs: [so, so, leg('0201', 2, 'hills')] })]);
    const rows = dayRows(LAND, way, undefined, light);
    expect(rows[0]).toMatchObject({ said: 'hills 0201 10 h', walk: '10 h' });
    expect(rows[0]?.parts.map(({ text }) => text)).toEqual(['10']);
    expect(goOn(rows)).toBe(false);
  });

  it('has a hex that takes more of the next day with an arrow, there and where it goes on', () => {
    const so = { ...leg('0201', 4, 'hills'), arrived: false };
    const way = cardOf(
      ['0102', '0201'],
      [
        dayOf(1, { legs: [leg('0102', 8), so] }),
        dayOf(2, { legs: [so, so] }),
        dayOf(3, { legs: [leg('0201', 4, 'hills'), leg('0101', 4)] }),
      ],
    );
    const rows = dayRows(LAND, way, undefined, light);
    expect(rows.map(({ parts }) => parts.map(({ text }) => text))).toEqual([
      ['8', '4 →'],
      ['→ 8 →'],
      ['→ 4', '4'],
    ]);
    expect(rows.map(({ said }) => said)).toEqual([
      'plain 0102 8 h, hills 0201 4 h so far',
      'on through hills 0201 8 h so far',
      'on through hills 0201 4 h, plain 0101 4 h',
    ]);
    expect(goOn(rows)).toBe(true);
  });

  it('begins with the hours for which they look for food', () => {
    const searching = dayOf(1, { foraged: 6 * HOUR, legs: [leg('0201', 3, 'hills')] });
    const [row] = dayRows(LAND, cardOf(['0201'], [searching]), undefined, light);
    expect(row).toMatchObject({ foraged: 0.5, parts: [{ share: 0.25 }], walk: '3 h' });
    expect(row?.said).toBe('looking for food 6 h, hills 0201 3 h');
  });

  it('leaves out the hours where there is no room for them', () => {
    const way = cardOf(['0201'], [dayOf(1, { legs: [leg('0201', 1)] })]);
    expect(dayRows(LAND, way, undefined, light)[0]?.parts[0]?.text).toBe('');
  });

  it('begins at the hour of setting out, on the first day alone', () => {
    const way = cardOf(['0201'], [dayOf(1), dayOf(2, { night: null })]);
    const rows = dayRows(LAND, way, undefined, { gone: 6 * HOUR, dusk: 12 * HOUR });
    expect(rows.map(({ gone }) => gone)).toEqual([0.5, 0]);
  });

  it('is as long as the longest walk where that goes on after dark', () => {
    const way = cardOf(['0201'], [dayOf(1, { legs: [leg('0201', 16)] })]);
    expect(dayRows(LAND, way, undefined, light)[0]).toMatchObject({ light: 0.75, parts: [{ share: 1 }] });
  });

  it('has the hours of a walk that begins at night after those of its light', () => {
    const way = cardOf(['0201'], [dayOf(1, { legs: [leg('0201', 6)] })]);
    const [row] = dayRows(LAND, way, undefined, { gone: 18 * HOUR, dusk: 12 * HOUR });
    expect(row).toMatchObject({ gone: 0.75, light: 0.5, parts: [{ share: 0.25 }] });
  });

  it('has no hours after dark while nobody walks in them', () => {
    const way = cardOf(['0201'], [dayOf(1, { legs: [] }), dayOf(2)]);
    const rows = dayRows(LAND, way, undefined, { gone: 18 * HOUR, dusk: 12 * HOUR });
    expect(rows.map(({ gone, light }) => [gone, light])).toEqual([
      [1, 1],
      [0, 1],
    ]);
  });

  it('is told to be dark only where some of it is', () => {
    const hoursOf = (hours: number): ReturnType<typeof dayRows> =>
      dayRows(LAND, cardOf(['0201'], [dayOf(1, { legs: [leg('0201', hours)] })]), undefined, light);
    expect([hasDark(hoursOf(8)), hasDark(hoursOf(16))]).toEqual([false, true]);
  });

  it.each([
    [{ hex: '0102', bed: true, place: 'Greywick' }, 'Bed in Greywick'],
    [{ hex: '0102', bed: false, place: 'Greywick' }, 'Camp at Greywick'],
    [{ hex: '0201', bed: false }, 'Camp, hills'],
    [{ hex: '0201', bed: false, marched: true as const }, 'Marching on'],
    [null, '0201'],
  ])('tells where the night is spent: %j', (night, told) => {
    const way = cardOf(['0201'], [dayOf(1, { night })]);
    expect(dayRows(LAND, way, undefined, light)[0]?.night).toBe(told);
  });

  it('tells where the way ends also where that day has no leg of its own', () => {
    const marched = dayOf(1, { legs: [leg('0102', 8), leg('0201', 16)] });
    const way = cardOf(['0102', '0201'], [marched, dayOf(2, { legs: [], night: null })]);
    expect(dayRows(LAND, way, undefined, light)[1]).toMatchObject({
      night: '0201',
      hex: '0201',
      arrives: true,
    });
  });

  it('has storm and encounter once they are foretold', () => {
    const way = cardOf(['0201'], [dayOf(1)]);
    expect(dayRows(LAND, way, undefined, light)[0]).toMatchObject({ storm: undefined, met: undefined });
    expect(dayRows(LAND, way, forecastOf(), light)[0]).toMatchObject({ storm: 0.1, met: 0.25 });
  });

  it('doesn’t stand out where the last food is eaten on arrival', () => {
    const way = cardOf(['0201'], [dayOf(1), dayOf(2, { food: [4, 0], night: null })]);
    expect(dayRows(LAND, way, undefined, light)[1]).toMatchObject({ food: '4 → 0', isOut: false });
  });

  it('stands out when food is out', () => {
    const way = cardOf(['0201'], [dayOf(1, { food: [4, 0] }), dayOf(2, { food: [0, 0], hungry: true })]);
    expect(dayRows(LAND, way, undefined, light)).toMatchObject([
      { food: '4 → 0', isOut: true, hungry: false },
      { food: '0', isOut: true, hungry: true },
    ]);
  });
});

it('days say that they begin today, that nothing comes between, and where the forecast usually arrives on another one', () => {
  const rows = dayRows(LAND, cardOf(['0201'], [dayOf(1), dayOf(2, { night: null })]), undefined, light);
  expect([undefined, 2, 3].map((usualDay) => daysInWords(rows, usualDay ? { usualDay } : undefined))).toEqual(
    [
      'day 1 is today; if nothing comes between',
      'day 1 is today; if nothing comes between',
      'day 1 is today; if nothing comes between; the forecast’s usual day of arrival is 3',
    ],
  );
});

it('what changes is told from and to, what stays once', () => {
  expect([fromTo([12, 8]), fromTo([4, 4])]).toEqual(['12 → 8', '4']);
});

it('the light of a day is what the clock says', () => {
  expect(lightOf({ ofDay: 0.25, dusk: 0.5 })).toEqual({ gone: 6 * HOUR, dusk: 12 * HOUR });
});

it('grounds are those of the way, in the order of meeting them', () => {
  const way = cardOf(
    ['0201'],
    [dayOf(1, { legs: [leg('0201', 4, 'hills'), leg('0101', 4), leg('0201', 4, 'hills')] })],
  );
  expect([...groundsOf(LAND, way).keys()]).toEqual(['hills', 'plain']);
});

it('a night that is marched through has no sign on the map', () => {
  const night = { hex: '0102', bed: false, marched: true as const };
  const way = cardOf(['0201'], [dayOf(1, { night }), dayOf(2, { night: null })]);
  expect(nightSigns(dayRows(LAND, way, undefined, light))).toEqual([{ hex: '0201', text: '2', bed: false }]);
});

it('nights in the same hex share a sign on the map', () => {
  const bed = { hex: '0102', bed: true };
  const way = cardOf(
    ['0201'],
    [dayOf(1, { night: bed }), dayOf(2, { night: bed }), dayOf(3, { night: null })],
  );
  expect(nightSigns(dayRows(LAND, way, undefined, light))).toEqual([
    { hex: '0102', text: '1–2', bed: true },
    { hex: '0201', text: '3', bed: false },
  ]);
});
