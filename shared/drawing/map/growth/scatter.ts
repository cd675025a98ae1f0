import type { Box } from '../geometry.ts';
import { chance } from '../seed.ts';

/** A place where something may grow, and its own numbers from 0 up to 1. */
export interface Spot {
  x: number;
  y: number;
  chance: (which: number) => number;
}

const ROWS = 0.82;
const STRAY = 0.72;

/**
 * Places on a lattice, each moved by chance, that lie about so far apart. A place follows from the seed and its cell alone, so that
 * pieces of the land agree on what stands at their borders.
 */
export function* scattered(box: Box, apart: number, seed: number, salt: number): Generator<Spot> {
  const down = apart * ROWS;
  for (let row = Math.floor(box.top / down) - 1; row <= box.bottom / down + 1; row += 1)
    for (let column = Math.floor(box.left / apart) - 1; column <= box.right / apart + 1; column += 1)
      yield {
        x: (column + (row & 1 ? 0.5 : 0) + (chance(seed, column, row, salt) - 0.5) * STRAY) * apart,
        y: (row + (chance(seed, column, row, salt + 1) - 0.5) * STRAY) * down,
        chance: (which) => chance(seed, column, row, salt + 2 + which),
      };
}
