import { inOrder } from '../../../shared/time/reckoning/inOrder.ts';
import type { DayOfYear, Festival, Reckoning } from '../../../shared/time/reckoning/parts.ts';
import { placeInYear, yearOf } from '../../../shared/time/reckoning/year.ts';
import { HIDDEN, NO_WEEK } from './format.ts';
import { toldFrom } from './shifted.ts';

const SEASON_COLOURS = ['#90EE90', '#FFFF00', '#DAA520', '#ADD8E6'];

/** A date of Calendarium: months are counted from 0, with those of days of no month; days from 1. */
interface FileDate {
  month: number;
  day: number;
}

/**
 * A calendar as a file of Calendarium, whose current date is the day `today` of the campaign. Read again on that day, it is the same
 * calendar.
 */
export function writeCalendarium(kept: Reckoning, today: number): string {
  const reckoning = toldFrom(inOrder(kept), today);
  const { months, dateOf } = monthsOf(reckoning);
  return `${JSON.stringify(
    {
      id: 'hexwatch',
      name: reckoning.name,
      description: '',
      path: ['/'],
      supportInlineEvents: false,
      inlineEventTag: null,
      showIntercalarySeparately: true,
      static: {
        firstWeekDay: firstWeekDay(reckoning),
        overflow: reckoning.weeks === 'run',
        offset: 0,
        incrementDay: false,
        displayMoons: true,
        displayDayNumber: false,
        weekdays: weekdaysOf(reckoning),
        months,
        leapDays: [],
        moons: moonsOf(reckoning),
        eras: erasOf(reckoning),
        useCustomYears: false,
      },
      seasonal: {
        type: 'Dated',
        offset: 0,
        displayColors: true,
        interpolateColors: false,
        seasons: reckoning.seasons.map(({ name, from, weather }, index) => ({
          id: `hexwatch-season-${index + 1}`,
          name,
          color: SEASON_COLOURS[index % SEASON_COLOURS.length],
          type: 'Dated',
          kind: 'None',
          weatherOffset: 0,
          weatherPeak: 0,
          ...dateOf(from),
          ...(weather && { hexwatchWeather: weather }),
        })),
        weather: {
          enabled: false,
          seed: 1,
          primaryWindDirection: 'E',
          tempUnits: 'Metric',
          windUnits: 'Metric',
        },
      },
      locations: { locations: [], defaultLocation: 'NONE' },
      current: { year: reckoning.year, ...dateOf(reckoning.begins) },
      events: reckoning.festivals.map((festival, index) => eventOf(festival, index, dateOf(festival.on))),
      categories: [{ id: HIDDEN, name: 'Players don’t know', color: '#808080' }],
    },
    null,
    2,
  )}\n`;
}

/** Months and days of no month in the order of the year, and where a day stands among them. */
function monthsOf(reckoning: Reckoning): { months: object[]; dateOf: (on: DayOfYear) => FileDate } {
  const { stretches } = yearOf(reckoning);
  const months = stretches.map(({ month, between, days }, index) => ({
    id: `hexwatch-month-${index + 1}`,
    name: (month === undefined ? reckoning.between[(between ?? 0) - 1] : reckoning.months[month - 1])?.name,
    type: month === undefined ? 'intercalary' : 'month',
    length: days,
    interval: 1,
    offset: 0,
  }));
  const dateOf = (on: DayOfYear): FileDate => {
    const place = placeInYear(reckoning, on);
    const month = stretches.findLastIndex(({ from }) => from <= place);
    return { month, day: place - (stretches[month]?.from ?? 0) + 1 };
  };
  return { months, dateOf };
}

/** Days of months before day 1 of the campaign, from year 1 on: what Calendarium counts weekdays and moons by. */
function daysBefore(reckoning: Reckoning): number {
  const { stretches, counted } = yearOf(reckoning);
  const place = placeInYear(reckoning, reckoning.begins);
  const stretch = stretches.findLast(({ from }) => from <= place);
  const inYear = stretch ? stretch.counted + (stretch.month === undefined ? 0 : place - stretch.from) : 0;
  return (reckoning.year - 1) * counted + inYear;
}

const mod = (number: number, by: number): number => ((number % by) + by) % by;

/** The weekday of the first day of year 1. */
const firstWeekDay = (reckoning: Reckoning): number => {
  const { weekdays, firstWeekday, year } = reckoning;
  return weekdays.length === 0
    ? 0
    : mod(firstWeekday - (year - 1) * yearOf(reckoning).counted, weekdays.length);
};

/** Calendarium wants a weekday at least. */
const weekdaysOf = ({ weekdays }: Reckoning): object[] =>
  weekdays.length === 0
    ? [{ type: 'day', name: 'Day', id: NO_WEEK }]
    : weekdays.map((name, index) => ({ type: 'day', name, id: `hexwatch-weekday-${index + 1}` }));

const moonsOf = (reckoning: Reckoning): object[] =>
  reckoning.moons.map(({ name, days, full }, index) => ({
    id: `hexwatch-moon-${index + 1}`,
    name,
    cycle: days,
    offset: mod(daysBefore(reckoning) + full - days / 2, days),
    faceColor: '#ffffff',
    shadowColor: '#000000',
  }));

const erasOf = ({ era }: Reckoning): object[] =>
  era === ''
    ? []
    : [
        {
          id: 'hexwatch-era',
          type: 'era',
          name: era,
          description: '',
          format: '{{year}} {{era_name}}',
          category: null,
          isStartingEra: true,
          isEvent: false,
          endsYear: false,
        },
      ];

const eventOf = (
  { name, where, then, isHidden }: Festival,
  index: number,
  { month, day }: FileDate,
): object => ({
  id: `hexwatch-festival-${index + 1}`,
  name,
  type: 'Recurring',
  date: { year: [null, null], month, day },
  description: [where && `Where: ${where}`, then && `Then: ${then}`].filter(Boolean).join('\n'),
  note: null,
  category: isHidden ? HIDDEN : null,
  sort: { timestamp: index, order: `${index}` },
});
