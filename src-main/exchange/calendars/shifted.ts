import { dateIn } from '../../../shared/time/reckoning/dates.ts';
import type { Reckoning } from '../../../shared/time/reckoning/parts.ts';
import { yearOf } from '../../../shared/time/reckoning/year.ts';
import { withinPeriod } from './lines.ts';

/** The same calendar, told from another day: its day 1 is what was day `day`. Every date stays on its day. */
export function toldFrom(reckoning: Reckoning, day: number): Reckoning {
  const { year, on } = dateIn(reckoning, day);
  const { weekdays, firstWeekday } = reckoning;
  const first = firstWeekday + (year - reckoning.year) * yearOf(reckoning).counted;
  const week = weekdays.length;
  return {
    ...reckoning,
    year,
    begins: on,
    firstWeekday: week === 0 ? 0 : ((first % week) + week) % week,
    moons: reckoning.moons.map((moon) => ({ ...moon, full: withinPeriod(moon.full - day + 1, moon.days) })),
  };
}
