import { readWeather } from '../../shared/time/weatherOdds.ts';
import { ordinal } from '../../shared/time/calendar.ts';
import type { Reckoning } from '../../shared/time/reckoning/parts.ts';

const plain = (days: number): Reckoning => ({
  name: 'Calendar',
  months: Array.from({ length: 12 }, (_, index) => ({ name: `${ordinal(index + 1)} Month`, days })),
  weekdays: [],
  weeks: 'run',
  firstWeekday: 0,
  between: [],
  moons: [],
  seasons: [],
  festivals: [],
  year: 1,
  era: '',
  begins: { month: 1, day: 1 },
});

const FOUR = ['Winter', 'Spring', 'Summer', 'Autumn'] as const;

/** “fair 60, rain 25, storm! 15” of a season. */
const WEATHER: Readonly<Record<(typeof FOUR)[number], string>> = {
  Winter: 'fair 30, cloudy 30, snow! 30, fog 10',
  Spring: 'fair 40, rain 40, fog 20',
  Summer: 'fair 60, rain 25, storm! 15',
  Autumn: 'fair 30, rain 35, fog 25, storm! 10',
};

const country = (): Reckoning => ({
  ...plain(28),
  name: 'Country calendar',
  months: 'Frost Lamb Plough Seed Milk Hay Shear Corn Must Leaf Mist Wolf'
    .split(' ')
    .map((name) => ({ name, days: 28 })),
  weekdays: 'Moonday Millday Wellday Ironday Marketday Washday Restday'.split(' '),
  between: [
    { name: 'Midsummer', after: 6 },
    { name: 'Midwinter', after: 12 },
  ],
  moons: [{ name: 'Moon', days: 29.5, full: 12 }],
  seasons: FOUR.map((name, index) => ({
    name,
    from: { month: index === 0 ? 12 : index * 3, day: 1 },
    weather: readWeather(WEATHER[name]),
  })),
  festivals: [
    { name: 'New Fire', on: { month: 1, day: 1 }, then: 'every hearth is lit again' },
    { name: 'Ploughing', on: { month: 3, day: 15 }, then: 'fields are blessed' },
    { name: 'May Fair', on: { month: 5, day: 1 }, then: 'markets, hirings and dancing' },
    { name: 'Midsummer Night', on: { between: 1 }, then: 'fires on every hill' },
    { name: 'Harvest Home', on: { month: 8, day: 28 }, then: 'no work for three days' },
    { name: 'All Graves', on: { month: 10, day: 13 }, then: 'the dead are given bread' },
  ],
  year: 1,
  begins: { month: 6, day: 4 },
});

/** What a calendar can begin as. */
export const STARTS: readonly { name: string; calendar: Reckoning }[] = [
  { name: 'Twelve months of 30 days', calendar: plain(30) },
  {
    name: 'Weeks of seven days, a moon, four seasons',
    calendar: {
      ...plain(28),
      weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      moons: [{ name: 'Moon', days: 28, full: 14 }],
      seasons: FOUR.map((name, index) => ({
        name,
        from: { month: index * 3 + 1, day: 1 },
      })),
    },
  },
  { name: 'A country calendar, with festivals and weather', calendar: country() },
];
