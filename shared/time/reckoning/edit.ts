import { dateIn, dayIn } from './dates.ts';
import { nextMoon } from './moons.ts';
import type { DayOfYear, Moon, Reckoning } from './parts.ts';

const MOST_DAYS = 10_000;

/** Whether the days of a calendar that is being made can be told, whatever else of it does not fit yet. */
export function canBeDated({ months, between, year, begins }: Reckoning): boolean {
  const isWhole = months.every(({ days }) => Number.isInteger(days) && days >= 1);
  const length = months.reduce((sum, { days }) => sum + days, between.length);
  const day = 'day' in begins ? begins.day : 1;
  return isWhole && length >= 2 && length <= MOST_DAYS && Number.isInteger(year) && Number.isInteger(day);
}

const FIRST: DayOfYear = { month: 1, day: 1 };

/**
 * A calendar with these of its months alone, in this order, by their numbers from 1. Whatever stands on a day of a month goes with
 * it; what was on one that is gone is gone too. Days of no month follow the month before them that is left.
 */
export function withMonths(reckoning: Reckoning, order: readonly number[]): Reckoning {
  const to = (month: number): number => order.indexOf(month) + 1;
  const after = (month: number): number => {
    for (let left = month; left > 0; left -= 1) if (to(left) > 0) return to(left);
    return 0;
  };
  const moved = <On extends DayOfYear>(on: On): On | undefined => {
    if (!('month' in on)) return on;
    const month = to(on.month);
    return month > 0 ? { ...on, month } : undefined;
  };
  return {
    ...reckoning,
    months: order.flatMap((month) => reckoning.months[month - 1] ?? []),
    between: reckoning.between.map((one) => ({ ...one, after: after(one.after) })),
    ...onDays(reckoning, moved),
    seasons: reckoning.seasons.flatMap((season) => {
      const from = moved(season.from);
      return from ? [{ ...season, from }] : [];
    }),
  };
}

/** A calendar with these of its days of no month alone, by their numbers from 1, and what stands on them. */
export function withBetween(reckoning: Reckoning, order: readonly number[]): Reckoning {
  const moved = (on: DayOfYear): DayOfYear | undefined => {
    if (!('between' in on)) return on;
    const between = order.indexOf(on.between) + 1;
    return between > 0 ? { between } : undefined;
  };
  return {
    ...reckoning,
    between: order.flatMap((number) => reckoning.between[number - 1] ?? []),
    ...onDays(reckoning, moved),
  };
}

/** What stands on days of the year, where these are other days now; what stood on one that is gone is gone. */
function onDays(
  { festivals, begins }: Reckoning,
  moved: (on: DayOfYear) => DayOfYear | undefined,
): Pick<Reckoning, 'festivals' | 'begins'> {
  return {
    festivals: festivals.flatMap((one) => {
      const on = moved(one.on);
      return on ? [{ ...one, on }] : [];
    }),
    begins: moved(begins) ?? FIRST,
  };
}

/** A calendar in which day `today` of the campaign is another date. Moons stay on their days, weekdays on their dates. */
export function withToday(
  reckoning: Reckoning,
  today: number,
  { year, on }: { year: number; on: DayOfYear },
): Reckoning {
  const first = dateIn({ ...reckoning, year, begins: on }, 2 - today);
  const there = { ...reckoning, year: first.year, begins: first.on };
  const { weekday } = dateIn(reckoning, dayIn(reckoning, { year, on }));
  return weekday === undefined ? there : withWeekday(there, today, weekday);
}

/** A calendar in which a day of the campaign is another weekday; the same on days of no month, and where there are no weeks. */
export function withWeekday(reckoning: Reckoning, day: number, weekday: string): Reckoning {
  const { weekdays, firstWeekday } = reckoning;
  const now = dateIn(reckoning, day).weekday;
  if (now === undefined || !weekdays.includes(weekday)) return reckoning;
  const first = firstWeekday + weekdays.indexOf(weekday) - weekdays.indexOf(now) + weekdays.length;
  return { ...reckoning, firstWeekday: first % weekdays.length };
}

/** How many days after day `today` a moon is full next; 0 is today. */
export const fullIn = (moon: Moon, today: number): number => nextMoon(moon, today, 'full') - today;

/** A moon that is full so many days after day `today`, in the middle of the day. */
export function withFullIn(moon: Moon, today: number, days: number): Moon {
  const full = Math.round(((today - 0.5 + days) % moon.days) * 1000) / 1000;
  return { ...moon, full: full >= moon.days ? 0 : full };
}
