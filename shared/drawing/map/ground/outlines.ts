import { ROW, SIZE, towards, type Point } from '../geometry.ts';
import { unwarped, neighboursOf, type Cell } from './terrainAt.ts';

/** A closed line; the last point is joined to the first. */
export type Loop = readonly Point[];

/** The corners of a hex from the east on, clockwise, in half radii across and half heights down. */
const CORNERS: readonly Cell[] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
];
const ROOM = 1 << 15;
const cornerOf = (column: number, row: number, corner: number): number => {
  const [dx, dy] = CORNERS[corner % 6] ?? [0, 0];
  return (column * 3 + dx + ROOM / 2) * ROOM + row * 2 + (column & 1) + dy + ROOM / 2;
};
const pointOf = (corner: number): Point => ({
  x: ((Math.floor(corner / ROOM) - ROOM / 2) * SIZE) / 2,
  y: (((corner % ROOM) - ROOM / 2) * ROW) / 2,
});

/** The lines around hexes that hang together, corner by corner; holes have lines of their own. */
export function loopsAround(cells: Iterable<Cell>, isIn: (column: number, row: number) => boolean): Loop[] {
  const next = new Map<number, number>();
  for (const [column, row] of cells)
    for (const [side, [x, y]] of neighboursOf(column, row).entries())
      if (!isIn(x, y)) next.set(cornerOf(column, row, side), cornerOf(column, row, side + 1));
  const loops: Loop[] = [];
  for (const begin of next.keys()) {
    const loop: Point[] = [];
    let at = begin;
    for (let to = next.get(at); to !== undefined; to = next.get(at)) {
      loop.push(pointOf(at));
      next.delete(at);
      at = to;
    }
    loops.push(loop);
  }
  return loops;
}

/** The same line with a point more in the middle of each piece. */
export const halved = (loop: Loop): Loop =>
  loop.flatMap((point, index) => [point, towards(point, loop[(index + 1) % loop.length] ?? point, 0.5)]);

/** The numbers of a ring, each moved to the middle of its neighbours and itself so many times (Laplace). */
function relaxNumbers(ring: Float64Array, times: number): void {
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

/** Each point of a closed line moved half the way to between its neighbours, so often. */
export function relaxed(loop: Loop, times: number): Point[] {
  const xs = Float64Array.from(loop, ({ x }) => x);
  const ys = Float64Array.from(loop, ({ y }) => y);
  relaxNumbers(xs, times);
  relaxNumbers(ys, times);
  return Array.from(xs, (x, index) => ({ x, y: ys[index] ?? 0 }));
}

/** Corners cut off, so often (Chaikin 1974). */
function rounded(loop: Loop, times: number): Loop {
  let line = loop;
  for (let time = 0; time < times; time += 1)
    line = line.flatMap((point, index) => {
      const after = line[(index + 1) % line.length] ?? point;
      return [towards(point, after, 0.25), towards(point, after, 0.75)];
    });
  return line;
}

/** A border as it runs over the ground: soft, and bent as the ground is. `fine` is how often its corners are cut off. */
export const onGround = (loop: Loop, seed: number, fine: number): Loop =>
  rounded(
    halved(relaxed(halved(loop), 2)).map((point) => unwarped(seed, point)),
    fine,
  );

/** A soft border that knows nothing of the ground. */
export const softened = (loop: Loop, times = 1): Loop => rounded(relaxed(halved(loop), times), 2);
