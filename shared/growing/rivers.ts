import { cellsThat, type Grid } from './grid.ts';
import type { Surface } from './surface.ts';
import type { Wishes } from './wishes.ts';

/** A river from its spring to where it ends: in water, in another river, or at the edge of the map. */
export type Course = number[];

/** Shorter ones are brooks, and none of a map. */
const SHORTEST = 3;

/** How many hexes must drain through one before a river runs there: a share of the land, and less where it is wet. */
const enough = ({ columns, rows, wet }: Wishes): number =>
  Math.max(5, Math.round(Math.min(columns * rows, 2000) / (14 + wet * 9)));

/** The rivers of a land, the largest first. Each runs down to the next lower hex, and none crosses another: where two meet they are one. */
export function riversOf(grid: Grid, surface: Surface, wishes: Wishes): Course[] {
  const { isWater, flow, down } = surface;
  const least = enough(wishes);
  const isRiver = (cell: number): boolean => !isWater[cell] && (flow[cell] ?? 0) >= least;
  const into = new Map<number, number[]>();
  for (const cell of cellsThat(grid, isRiver)) {
    const next = down[cell] ?? -1;
    const all = into.get(next) ?? [];
    all.push(cell);
    into.set(next, all);
  }
  const byFlow = (one: number, other: number): number => (flow[other] ?? 0) - (flow[one] ?? 0) || one - other;
  const mouths = cellsThat(grid, isRiver).filter((cell) => {
    const next = down[cell] ?? -1;
    return next < 0 || isWater[next] === true;
  });
  const courses: Course[] = [];
  const waiting = mouths.map((cell) => [down[cell] ?? -1, cell] as const);
  for (const [end, mouth] of waiting) {
    const course = end < 0 ? [] : [end];
    for (let cell: number | undefined = mouth; cell !== undefined;) {
      course.push(cell);
      const [main, ...others]: number[] = (into.get(cell) ?? []).toSorted(byFlow);
      const here = cell;
      waiting.push(...others.map((other) => [here, other] as const));
      cell = main;
    }
    if (course.length > SHORTEST) courses.push(course.toReversed());
  }
  return courses.toSorted((one, other) => other.length - one.length);
}
