import { dayAt, splitDay } from './dates.ts';
import { moonDays } from './moons.ts';
import type { Festival, Moon, Reckoning } from './parts.ts';
import { yearOf } from './year.ts';

/** A festival, or a moon that is full or new, on a day of the campaign. */
export type Coming =
  | { day: number; kind: 'festival'; festival: Festival }
  | { day: number; kind: 'full' | 'new'; moon: Moon };

/** The first day of the campaign, `from` or later, that a festival falls on; undefined where there are none. */
export function nextFestivalDay(reckoning: Reckoning, from: number): number | undefined {
  const { festivals, days } = yearOf(reckoning);
  const { year, place } = splitDay(reckoning, from);
  let next: number | undefined;
  for (const on of festivals.keys()) {
    const day = dayAt(reckoning, year, on < place ? on + days : on);
    if (next === undefined || day < next) next = day;
  }
  return next;
}

/** Festivals and full and new moons on `days` days of the campaign from one on, soonest first. */
export function comingUp(reckoning: Reckoning, from: number, days: number): Coming[] {
  const last = from + days - 1;
  const found: Coming[] = [];
  for (
    let day = nextFestivalDay(reckoning, from);
    day !== undefined && day <= last;
    day = nextFestivalDay(reckoning, day + 1)
  ) {
    const { place } = splitDay(reckoning, day);
    for (const index of yearOf(reckoning).festivals.get(place) ?? []) {
      const festival = reckoning.festivals[index];
      if (festival) found.push({ day, kind: 'festival', festival });
    }
  }
  for (const moon of reckoning.moons)
    for (const kind of ['full', 'new'] as const)
      for (const day of moonDays(moon, from, last, kind)) found.push({ day, kind, moon });
  return found.sort((a, b) => a.day - b.day);
}
