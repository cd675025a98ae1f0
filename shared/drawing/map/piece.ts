import { grown, ROW, SIZE, STEP_X, type Box } from './geometry.ts';
import { hexIn, groundOf, numberOf, type Cell, type Grounds } from './ground/terrainAt.ts';

/** How many hexes around a piece its outlines need to fit those of the next. */
const RIM = 3;

/** A part of a land that is drawn at once, with what lies just around it. */
export interface Piece {
  box: Box;
  /** The hexes in and around the box, also those just off the land that lend it their ground. */
  cells: readonly Cell[];
  /** Those of them that are on the land. */
  hexes: readonly Cell[];
  /** Whether a hex is one of the cells. */
  has: (column: number, row: number) => boolean;
  /** There is land all around. */
  isFull: boolean;
}

/** The piece of a land that lies in a box. */
export function pieceOf(land: Grounds, box: Box): Piece {
  const cells: Cell[] = [];
  const around = grown(box, RIM * SIZE * 1.5);
  const rows = land.columns.reduce((most, column) => Math.max(most, column.length), 0);
  const [west, east] = [Math.floor(around.left / STEP_X), Math.ceil(around.right / STEP_X)];
  const [north, south] = [Math.floor(around.top / ROW), Math.ceil(around.bottom / ROW)];
  for (let column = Math.max(-1, west); column <= Math.min(land.columns.length, east); column += 1)
    for (let row = Math.max(-1, north); row <= Math.min(rows, south); row += 1)
      if (groundOf(land, column, row) !== undefined) cells.push([column, row]);
  const numbers = new Set(cells.map((cell) => numberOf(...cell)));
  return {
    box,
    cells,
    has: (column, row) => numbers.has(numberOf(column, row)),
    hexes: cells.filter(([column, row]) => hexIn(land, column, row)),
    isFull: west >= 0 && north >= 0 && east < land.columns.length && south < rows,
  };
}
