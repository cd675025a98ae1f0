import type { Point } from '../geometry.ts';
import { halved, loopsAround } from '../ground/outlines.ts';
import type { Cell } from '../ground/terrainAt.ts';

/** A hex by its column and its row. */
export interface Place {
  column: number;
  row: number;
}

const WIDE = 8192;
export const placeKey = ({ column, row }: Place): number => (column + 8) * WIDE + row + 8;

/** The numbers of a ring, each moved to the middle of its neighbours and itself so many times (Laplace). */
function calmedNumbers(ring: Float64Array, times: number): void {
  const last = ring.length - 1;
  for (let time = 0; time < times; time += 1) {
    const first = ring[0] ?? 0;
    let before = ring[last] ?? 0;
    for (let index = 0; index <= last; index += 1) {
      const here = ring[index] ?? 0;
      const next = index < last ? (ring[index + 1] ?? 0) : first;
      ring[index] = here / 2 + (before + next) / 4;
      before = here;
    }
  }
}

/** A closed line without corners: calmed so many times. */
export function calmed(loop: readonly Point[], times: number): Point[] {
  const xs = Float64Array.from(loop, ({ x }) => x);
  const ys = Float64Array.from(loop, ({ y }) => y);
  calmedNumbers(xs, times);
  calmedNumbers(ys, times);
  return Array.from(xs, (x, index) => ({ x, y: ys[index] ?? 0 }));
}

/** The outlines of hexes, clockwise around them and the other way around their holes, as closed lines without corners; the longest first. */
export function outlineOf(places: readonly Place[]): Point[][] {
  const inside = new Set(places.map(placeKey));
  const loops = loopsAround(
    places.map(({ column, row }): Cell => [column - 1, row - 1]),
    (x, y) => inside.has(placeKey({ column: x + 1, row: y + 1 })),
  );
  return loops.sort((a, b) => b.length - a.length).map((loop) => calmed(halved(loop), 7));
}
