import type { DayOfYear, Reckoning } from './parts.ts';
import { placeInYear, yearOf } from './year.ts';

/** A calendar with its days of no month and its seasons in the order of the year; nothing of it means anything else. */
export function inOrder(reckoning: Reckoning): Reckoning {
  const order = yearOf(reckoning).stretches.flatMap(({ between }) => between ?? []);
  const moved = (on: DayOfYear): DayOfYear =>
    'between' in on ? { between: order.indexOf(on.between) + 1 } : on;
  return {
    ...reckoning,
    between: order.flatMap((number) => reckoning.between[number - 1] ?? []),
    festivals: reckoning.festivals.map((one) => ({ ...one, on: moved(one.on) })),
    seasons: reckoning.seasons.toSorted(
      (a, b) => placeInYear(reckoning, a.from) - placeInYear(reckoning, b.from),
    ),
    begins: moved(reckoning.begins),
  };
}
