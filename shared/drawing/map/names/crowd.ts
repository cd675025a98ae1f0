import { meets, SIZE, type Box } from '../geometry.ts';

const CELL = SIZE * 2;
const cellOf = (x: number, y: number): number => (x + 4096) * 8192 + y + 4096;

/** Boxes in a coarse grid, so that one asks only its neighbours. */
export class Crowd {
  readonly #cells = new Map<number, Box[]>();

  add(box: Box): void {
    this.#visit(box, (key) => {
      const there = this.#cells.get(key);
      if (there) there.push(box);
      else this.#cells.set(key, [box]);
      return false;
    });
  }

  /** Whether anything stands in the box for which `counts` holds. */
  touches(box: Box, counts: (one: Box) => boolean = () => true): boolean {
    return this.#visit(
      box,
      (key) => this.#cells.get(key)?.some((one) => meets(one, box) && counts(one)) ?? false,
    );
  }

  /** Everything that meets the box, each once. */
  within(box: Box): Set<Box> {
    const found = new Set<Box>();
    this.#visit(box, (key) => {
      for (const one of this.#cells.get(key) ?? []) if (meets(one, box)) found.add(one);
      return false;
    });
    return found;
  }

  /** Goes through the cells of a box until one says that it is enough. */
  #visit({ left, top, right, bottom }: Box, enough: (key: number) => boolean): boolean {
    for (let x = Math.floor(left / CELL); x <= Math.floor(right / CELL); x += 1)
      for (let y = Math.floor(top / CELL); y <= Math.floor(bottom / CELL); y += 1)
        if (enough(cellOf(x, y))) return true;
    return false;
  }
}
