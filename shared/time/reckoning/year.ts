import { remembered } from '../../remembered.ts';
import type { DayOfYear, Reckoning } from './parts.ts';

/** A month of the year, or a day of no month: a stretch of days that are counted from 0. */
export interface Stretch {
  /** The number of the month, or of the day among those of no month, from 1. */
  month?: number;
  between?: number;
  from: number;
  days: number;
  /** Days of months before it: those that a week counts. */
  counted: number;
}

/** How a year is laid out. */
export interface Year {
  stretches: readonly Stretch[];
  /** Days of the year, and those of them that belong to months. */
  days: number;
  counted: number;
  /** The day of its first year, from 0, which day 1 of the campaign is. */
  begins: number;
  /** Where seasons begin, in the order of the year. */
  seasons: readonly { name: string; from: number }[];
  /** The numbers of the festivals in their list, by the day of the year. */
  festivals: ReadonlyMap<number, readonly number[]>;
}

function laidOut({ months, between }: Reckoning): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  let counted = 0;
  for (let month = 0; month <= months.length; month += 1) {
    const length = months[month - 1]?.days;
    if (length !== undefined) {
      stretches.push({ month, from, days: length, counted });
      from += length;
      counted += length;
    }
    for (const [index, { after }] of between.entries())
      if (after === month) stretches.push({ between: index + 1, from: from++, days: 1, counted });
  }
  return stretches;
}

const placeOf = (stretches: readonly Stretch[], on: DayOfYear): number => {
  const stretch = stretches.find((one) =>
    'between' in on ? one.between === on.between : one.month === on.month,
  );
  return (stretch?.from ?? 0) + ('day' in on ? on.day - 1 : 0);
};

/** The year of a calendar, made once. */
export const yearOf = remembered((reckoning: Reckoning): Year => {
  const stretches = laidOut(reckoning);
  const last = stretches.at(-1);
  const festivals = new Map<number, number[]>();
  for (const [index, { on }] of reckoning.festivals.entries()) {
    const day = placeOf(stretches, on);
    festivals.set(day, [...(festivals.get(day) ?? []), index]);
  }
  return {
    stretches,
    days: last ? last.from + last.days : 0,
    counted: reckoning.months.reduce((sum, { days }) => sum + days, 0),
    begins: placeOf(stretches, reckoning.begins),
    seasons: reckoning.seasons
      .map(({ name, from }) => ({ name, from: placeOf(stretches, from) }))
      .sort((a, b) => a.from - b.from),
    festivals,
  };
});

/** The day of the year, from 0, that a date names. */
export const placeInYear = (reckoning: Reckoning, on: DayOfYear): number =>
  placeOf(yearOf(reckoning).stretches, on);
