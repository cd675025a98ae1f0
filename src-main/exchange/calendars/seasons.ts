import type { Reckoning } from '../../../shared/time/reckoning/parts.ts';
import { counted } from '../../../shared/text/words.ts';
import type { Calendarium } from './format.ts';
import { plainLine } from '../plainLine.ts';
import { monthDayAt, monthDayIn, type Months } from './months.ts';

const MOST = 12;
/** Seasons that come round within a day of a year do so every year; the rest is for leap days. */
const DRIFT = 1;

type Season = Reckoning['seasons'][number];

/** Seasons of a file, of which each begins on a day of the year, and what was not taken. `before` counts the days of months before this year. */
export function seasonsIn(
  { seasonal }: Calendarium,
  months: Months,
  before: number,
): { seasons: Season[]; told: string[] } {
  const given = seasonal?.seasons ?? [];
  if (!seasonal || given.length === 0) return { seasons: [], told: weather(seasonal) };
  const year = months.months.reduce((sum, { days }) => sum + days, 0);
  const round = given.reduce((sum, { duration, peak }) => sum + (duration ?? 0) + (peak ?? 0), 0);
  const isDated = seasonal.type === 'Dated';
  const drifts = !isDated && Math.abs(round - year) > DRIFT;
  let start = seasonal.offset;
  const found = given.map(({ name, month, day, duration, peak, hexwatchWeather: weather }) => {
    const from = isDated
      ? monthDayIn(months, month ?? 0, day ?? 1)
      : monthDayAt(months, drifts ? thisYear(start, round, before, year) : around(start, year));
    start += (duration ?? 0) + (peak ?? 0);
    return { name: plainLine(name, 60), from, weather };
  });
  const starts = new Set<string>();
  const lost: string[] = [];
  const seasons = found.flatMap(({ name, from, weather: odds }): Season[] => {
    const key = from && `${from.month}-${from.day}`;
    if (!from || key === undefined || starts.has(key) || name === '' || starts.size >= MOST) {
      lost.push(name || 'a season without a name');
      return [];
    }
    starts.add(key);
    return [{ name, from, ...(odds && { weather: odds }) }];
  });
  return {
    seasons,
    told: [
      ...(drifts
        ? [
            `The seasons of the file come round every ${counted(round, 'day')}; here they begin as in this year, every year.`,
          ]
        : []),
      ...(lost.length > 0
        ? [`Seasons that begin on no day, or on one with another season, are left out: ${lost.join(', ')}.`]
        : []),
      ...weather(seasonal),
    ],
  };
}

const weather = (seasonal: Calendarium['seasonal']): string[] =>
  seasonal?.weather?.enabled
    ? ['Calendarium’s weather is left out. Write odds for each season instead.']
    : [];

/** A number of days as a place of a year. */
const around = (days: number, year: number): number => {
  const place = Math.ceil(((days % year) + year) % year);
  return place >= year ? 0 : place;
};

/** Where in this year a season begins that comes every `round` days. */
const thisYear = (start: number, round: number, before: number, year: number): number => {
  if (round <= 0) return around(start, year);
  return Math.ceil(start + Math.ceil((before - start) / round) * round - before);
};
