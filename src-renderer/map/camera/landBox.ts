import { boxAround, centre, SIZE, type Box, type Point } from '../../../shared/drawing/map/geometry.ts';

type Column = readonly unknown[];

/** The first and the last hex of a column that is known already. */
const ends = new WeakMap<Column, readonly number[]>();
function endsOf(column: Column): readonly number[] {
  const known = ends.get(column);
  if (known) return known;
  const first = column.findIndex(Boolean);
  const found = first < 0 ? [] : [first, column.findLastIndex(Boolean)];
  ends.set(column, found);
  return found;
}

/** The box around all hexes of a land, or around its first where there is none. A column that is the same is not looked through again. */
export function landBox(columns: readonly Column[]): Box {
  const middles: Point[] = [];
  for (const [x, column] of columns.entries())
    for (const y of endsOf(column)) middles.push(centre(x + 1, y + 1));
  return boxAround(middles.length > 0 ? middles : [centre(1, 1)], SIZE);
}
