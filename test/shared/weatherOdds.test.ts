import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readWeather,
  WeatherBySeasonSchema,
  weatherIn,
  weatherOn,
  WeatherOddsSchema,
  writeWeather,
} from '../../shared/time/weatherOdds.ts';

const faults = (value: unknown): string[] => {
  const { error } = WeatherBySeasonSchema.safeParse(value);
  return error?.issues.map(({ message }) => message) ?? [];
};
const fair = (chance: number) => ({ name: 'fair', chance });

describe('the odds of the weather', () => {
  it('add up to 100, by kinds of weather with different names', () => {
    expect(faults([{ odds: [fair(60), { name: 'Rain', chance: 40 }] }])).toEqual([]);
    expect(faults([{ odds: [fair(60), { name: 'rain', chance: 50 }] }])).toEqual([
      'the chances add up to 110; they must add up to 100',
    ]);
    expect(faults([{ odds: [fair(60), { name: 'Fair', chance: 40 }] }])).toEqual([
      'two kinds of weather have the same name',
    ]);
    expect(faults([{ odds: [] }])).toContain('the weather has no odds');
  });

  it('are written once for a season, and once for the whole year', () => {
    const odds = [fair(100)];
    expect(faults([{ odds }, { season: 'Spring', odds }])).toEqual([]);
    const twice = ['a season can have its weather only once'];
    expect(faults([{ odds }, { odds }])).toEqual(twice);
    expect(
      faults([
        { season: 'spring', odds },
        { season: 'Spring', odds },
      ]),
    ).toEqual(twice);
  });

  it('of a season hold in it, and those without one in all others', () => {
    const rows = [{}, { season: 'Winter' }];
    expect(weatherIn(rows, 'winter')).toBe(rows[1]);
    expect(weatherIn(rows, 'Spring')).toBe(rows[0]);
    expect(weatherIn(rows, undefined)).toBe(rows[0]);
    expect(weatherIn([{ season: 'Winter' }], 'Spring')).toBeUndefined();
  });

  it('give each weather as many faces of a hundred as its chance says', () => {
    const odds = WeatherOddsSchema.parse([
      fair(60),
      { name: 'rain', chance: 39 },
      { name: 'hail', chance: 1 },
    ]);
    const shown = Array.from({ length: 100 }, (_, face) => weatherOn(odds, face + 1).name);
    for (const { name, chance } of odds) expect(shown.filter((one) => one === name)).toHaveLength(chance);
  });
});

describe('a line of weather', () => {
  it.each([
    [
      'fair 40, rain 40, storm! 20',
      [
        ['fair', false, 40],
        ['rain', false, 40],
        ['storm', true, 20],
      ],
    ],
    [
      'light  rain 70 %,gale ! 30%,',
      [
        ['light rain', false, 70],
        ['gale', true, 30],
      ],
    ],
    ['fair', [['fair', false, 0]]],
    ['', []],
  ])('is read: %s', (line, expected) => {
    expect(readWeather(line).map(({ name, hard, chance }) => [name, hard, chance])).toEqual(expected);
  });

  it('says all that the odds say', () => {
    const name = fc.stringMatching(/^[a-z0-9é’]{1,9}( [a-z0-9]{1,9})?$/);
    const odds = fc
      .uniqueArray(fc.record({ name, hard: fc.boolean() }), {
        minLength: 1,
        maxLength: 12,
        selector: (one) => one.name,
      })
      .map((all) => all.map((one, index) => ({ ...one, chance: index === 0 ? 101 - all.length : 1 })));
    fc.assert(
      fc.property(odds, (one) => {
        const checked = WeatherOddsSchema.parse(one);
        expect(readWeather(writeWeather(checked))).toEqual(checked);
      }),
    );
  });
});
