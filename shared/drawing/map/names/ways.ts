import type { Box } from '../geometry.ts';
import type { WayLine } from '../scene.ts';

const STEP = 3;
const CELL = 16;
const cellOf = (x: number, y: number): number => (x + 32_768) * 65_536 + y + 32_768;

/** Roads and rivers as points that lie three units apart, in a grid: says at once how much of them a box covers. */
export class Ways {
  readonly #cells = new Map<number, number[]>();

  constructor(ways: readonly Pick<WayLine, 'points'>[]) {
    for (const { points } of ways)
      for (const [index, to] of points.entries()) this.#run(points[index - 1] ?? to, to);
  }

  /** About how many units of roads and rivers lie in a box. */
  lengthIn(box: Box): number {
    let count = 0;
    this.#visit(box, () => {
      count += 1;
      return false;
    });
    return count * STEP;
  }

  touches(box: Box): boolean {
    return this.#visit(box, () => true);
  }

  #run(from: { x: number; y: number }, to: { x: number; y: number }): void {
    const parts = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
    for (let part = 1; part <= parts; part += 1)
      this.#add(from.x + ((to.x - from.x) * part) / parts, from.y + ((to.y - from.y) * part) / parts);
  }

  /** Leaves out what lies where the last point of its cell does. */
  #add(x: number, y: number): void {
    const key = cellOf(Math.floor(x / CELL), Math.floor(y / CELL));
    const there = this.#cells.get(key);
    if (!there) this.#cells.set(key, [x, y]);
    else if (Math.hypot(x - (there.at(-2) ?? 0), y - (there.at(-1) ?? 0)) >= STEP * 0.7) there.push(x, y);
  }

  #visit({ left, top, right, bottom }: Box, enough: () => boolean): boolean {
    for (let column = Math.floor(left / CELL); column <= Math.floor(right / CELL); column += 1)
      for (let row = Math.floor(top / CELL); row <= Math.floor(bottom / CELL); row += 1) {
        const points = this.#cells.get(cellOf(column, row)) ?? [];
        for (let index = 0; index < points.length; index += 2) {
          const [x = 0, y = 0] = [points[index], points[index + 1]];
          if (x > left && x < right && y > top && y < bottom && enough()) return true;
        }
      }
    return false;
  }
}
