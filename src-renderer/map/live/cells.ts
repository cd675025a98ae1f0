import type { Box, Point } from '../../../shared/drawing/map/geometry.ts';

/**
 * Points in a coarse grid, so that one finds those in sight without a look at all others. A cell shows so many at most, those
 * that count most, however many lie in it.
 */
export class Cells<T extends Point> {
  readonly #side: number;
  readonly #most: number;
  readonly #rank: (one: T) => number;
  readonly #cells = new Map<string, T[]>();

  constructor(side: number, most = Infinity, rank: (one: T) => number = () => 0) {
    this.#side = side;
    this.#most = most;
    this.#rank = rank;
  }

  add(one: T): void {
    const key = this.#keyOf(one);
    const there = this.#cells.get(key);
    if (!there) {
      this.#cells.set(key, [one]);
      return;
    }
    const rank = this.#rank(one);
    const place = there.findIndex((other) => this.#rank(other) < rank);
    there.splice(place < 0 ? there.length : place, 0, one);
  }
  remove(one: T): void {
    const key = this.#keyOf(one);
    const left = this.#cells.get(key)?.filter((other) => other !== one) ?? [];
    if (left.length > 0) this.#cells.set(key, left);
    else this.#cells.delete(key);
  }
  /** What lies in the cells of a box. */
  in({ left, top, right, bottom }: Box): T[] {
    const side = this.#side;
    const found: T[] = [];
    for (let x = Math.floor(left / side); x * side <= right; x += 1)
      for (let y = Math.floor(top / side); y * side <= bottom; y += 1)
        found.push(...(this.#cells.get(`${x} ${y}`)?.slice(0, this.#most) ?? []));
    return found;
  }

  #keyOf({ x, y }: Point): string {
    return `${Math.floor(x / this.#side)} ${Math.floor(y / this.#side)}`;
  }
}
