import { stepsOut } from '../hex/steps.ts';

/** The hexes of a land by numbers, column after column from the top; fast to go through, however many there are. */
export interface Grid {
  wide: number;
  high: number;
  size: number;
  /** The numbers of the hexes around one, clockwise from north; none off the paper. */
  around: (cell: number) => readonly number[];
  isEdge: (cell: number) => boolean;
  /** Where a hex lies, one step being as long in all directions. */
  at: (cell: number) => { x: number; y: number };
}

const HALF_ROOT_OF_3 = 0.8660254037844386;

export function gridOf(wide: number, high: number): Grid {
  const around = Array.from({ length: wide * high }, (_all, cell) => {
    const [x, y] = [Math.floor(cell / high), cell % high];
    return stepsOut(x).flatMap(([dx, dy]) => {
      const [column, row] = [x + dx, y + dy];
      return column >= 0 && row >= 0 && column < wide && row < high ? [column * high + row] : [];
    });
  });
  return {
    wide,
    high,
    size: wide * high,
    around: (cell) => around[cell] ?? [],
    isEdge: (cell) => (around[cell]?.length ?? 0) < 6,
    at: (cell) => {
      const x = Math.floor(cell / high);
      return { x: x * HALF_ROOT_OF_3, y: (cell % high) + (x % 2) / 2 };
    },
  };
}

/** How many steps each hex is from the nearest of some; Infinity where none can be reached over hexes that `open` says. */
export function stepsFrom(
  grid: Grid,
  from: readonly number[],
  open: (cell: number) => boolean = () => true,
): number[] {
  const steps = Array<number>(grid.size).fill(Infinity);
  const next = [...from];
  for (const cell of from) steps[cell] = 0;
  for (const cell of next)
    for (const other of grid.around(cell))
      if (steps[other] === Infinity && open(other)) {
        steps[other] = (steps[cell] ?? 0) + 1;
        next.push(other);
      }
  return steps;
}

/** The cells of all that `is` says, in their order. */
export const cellsThat = (grid: Grid, is: (cell: number) => boolean): number[] =>
  Array.from({ length: grid.size }, (_all, cell) => cell).filter(is);

/** A queue whose least entry comes first; of equal ones the one that came first, so that nothing is left to chance. */
export class Least<T> {
  readonly #heap: { key: number; order: number; value: T }[] = [];
  #order = 0;

  push(key: number, value: T): void {
    const entry = { key, order: this.#order++, value };
    let at = this.#heap.push(entry) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = this.#heap[parent];
      if (!above || !isBefore(entry, above)) break;
      this.#heap[at] = above;
      at = parent;
    }
    this.#heap[at] = entry;
  }

  pop(): { key: number; value: T } | undefined {
    const [first] = this.#heap;
    const last = this.#heap.pop();
    if (first && last && first !== last) this.#sink(last);
    return first;
  }

  #sink(entry: { key: number; order: number; value: T }): void {
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      const [left, right] = [this.#heap[child], this.#heap[child + 1]];
      if (right && left && isBefore(right, left)) child += 1;
      const best = this.#heap[child];
      if (!best || !isBefore(best, entry)) break;
      this.#heap[at] = best;
      at = child;
    }
    this.#heap[at] = entry;
  }
}

const isBefore = (one: { key: number; order: number }, other: { key: number; order: number }): boolean =>
  one.key < other.key || (one.key === other.key && one.order < other.order);
