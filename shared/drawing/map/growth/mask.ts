import { SIZE, type Box, type Point } from '../geometry.ts';

const FINE = SIZE / 16;

/** Where nothing may grow, in small squares that lie the same for every piece of the land. */
export class Mask {
  readonly #fine: number;
  readonly #left: number;
  readonly #top: number;
  readonly #wide: number;
  readonly #high: number;
  readonly #blocked: Uint8Array;

  /** `grain` makes the squares larger. */
  constructor(box: Box, grain: number) {
    this.#fine = FINE * grain;
    this.#left = Math.floor(box.left / this.#fine);
    this.#top = Math.floor(box.top / this.#fine);
    this.#wide = Math.ceil(box.right / this.#fine) - this.#left + 1;
    this.#high = Math.ceil(box.bottom / this.#fine) - this.#top + 1;
    this.#blocked = new Uint8Array(this.#wide * this.#high);
  }

  blockBox(box: Box): void {
    const across = (x: number): number => Math.round(x / this.#fine) - this.#left;
    const down = (y: number): number => Math.round(y / this.#fine) - this.#top;
    const [from, to] = [Math.max(0, across(box.left)), Math.min(this.#wide - 1, across(box.right))];
    const last = Math.min(this.#high - 1, down(box.bottom));
    for (let row = Math.max(0, down(box.top)); row <= last; row += 1)
      this.#blocked.fill(1, row * this.#wide + from, row * this.#wide + Math.max(from, to + 1));
  }

  /** Blocks the points of a line, so broad; they lie closer together than that. */
  blockLine(line: readonly Point[], broad: number): void {
    const half = broad / 2;
    for (const { x, y } of line)
      this.blockBox({ left: x - half, top: y - half, right: x + half, bottom: y + half });
  }

  isBlocked(x: number, y: number): boolean {
    const [column, row] = [Math.round(x / this.#fine) - this.#left, Math.round(y / this.#fine) - this.#top];
    if (column < 0 || row < 0 || column >= this.#wide || row >= this.#high) return true;
    return this.#blocked[row * this.#wide + column] === 1;
  }

  /** Whether any of twenty points of a box is blocked. */
  meets(left: number, top: number, right: number, bottom: number): boolean {
    for (let across = 0; across <= 4; across += 1)
      for (let down = 0; down <= 3; down += 1)
        if (this.isBlocked(left + ((right - left) * across) / 4, top + ((bottom - top) * down) / 3))
          return true;
    return false;
  }
}
