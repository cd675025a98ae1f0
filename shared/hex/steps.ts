/** Columns and rows to the neighbour in each direction of `DIRECTIONS`, from a column that stands high and from one set lower. */
const HIGH = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [-1, -1],
] as const;
const LOW = HIGH.map(([x, y]) => [x, x === 0 ? y : y + 1] as const);

/** The steps out of a column, clockwise from north; columns count from 0, so that even ones stand high. */
export const stepsOut = (column: number): readonly (readonly [columns: number, rows: number])[] =>
  column % 2 === 0 ? HIGH : LOW;
