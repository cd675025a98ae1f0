import { symbolsOf, toneOf, type Symbols } from '../../../hex/ground.ts';
import type { TerrainId } from '../../../hex/terrain.ts';
import { hexUnder, SIZE, type Point } from '../geometry.ts';
import type { DrawnHex, DrawnLand } from '../scene.ts';
import { noise } from '../seed.ts';

/** Column and row of a hex, both from 0. */
export type Cell = readonly [column: number, row: number];

/** The six neighbours of a hex, by whether its column is one of those set lower; the first lies south-east of it, the others follow clockwise. */
const AROUND: readonly (readonly Cell[])[] = [
  [
    [1, 0],
    [0, 1],
    [-1, 0],
    [-1, -1],
    [0, -1],
    [1, -1],
  ],
  [
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, 0],
  ],
];

/** The neighbours of a hex across its sides: the first side faces south-east, the others follow clockwise. */
export const neighboursOf = (column: number, row: number): Cell[] =>
  (AROUND[column & 1] ?? []).map(([dx, dy]) => [column + dx, row + dy] as const);

export const hexIn = (
  { columns }: Pick<DrawnLand, 'columns'>,
  column: number,
  row: number,
): DrawnHex | null => columns[column]?.[row] ?? null;

/** As much of a land as says how its ground is drawn. */
export type Grounds = Pick<DrawnLand, 'columns' | 'terrains'>;

/** The hex that a cell is drawn like: just off the land the first one beside it, so that nothing ends where the paper does. */
function likeOf(land: Grounds, column: number, row: number): DrawnHex | null {
  const own = hexIn(land, column, row);
  if (own) return own;
  for (const [x, y] of neighboursOf(column, row)) {
    const beside = hexIn(land, x, y);
    if (beside) return beside;
  }
  return null;
}

/** The ground of a cell, as it is drawn. */
export function groundOf(land: Grounds, column: number, row: number): TerrainId | undefined {
  const like = likeOf(land, column, row);
  return like ? toneOf(land, like) : undefined;
}

const ROOM = 4096;
/** One number for each hex, also for those just off the land. */
export const numberOf = (column: number, row: number): number => (column + ROOM / 2) * ROOM + row + ROOM / 2;
export const cellOf = (number: number): Cell => [
  Math.floor(number / ROOM) - ROOM / 2,
  (number % ROOM) - ROOM / 2,
];

const BROAD = { by: SIZE * 0.26, over: SIZE * 0.75 };
const FINE = { by: SIZE * 0.09, over: SIZE * 0.24 };

/** Where a point of the ground comes from: borders between terrains bend because they are looked up elsewhere. */
export function warped(seed: number, x: number, y: number): Point {
  const [a, b, c, d] = [x / BROAD.over, y / BROAD.over, x / FINE.over, y / FINE.over];
  return {
    x: x + BROAD.by * noise(seed, a, b, 11) + FINE.by * noise(seed, c, d, 12),
    y: y + BROAD.by * noise(seed, a, b, 13) + FINE.by * noise(seed, c, d, 14),
  };
}

/** Where a point of an even border lies on the bent ground: the inverse of `warped`, nearly. */
export function unwarped(seed: number, { x, y }: Point): Point {
  let at = { x, y };
  for (let step = 0; step < 3; step += 1) {
    const from = warped(seed, at.x, at.y);
    at = { x: x - (from.x - at.x) * 0.9, y: y - (from.y - at.y) * 0.9 };
  }
  return at;
}

/** The ground at a point: a function of the land that remembers nothing. */
export function terrainAt(land: Grounds, seed: number): (x: number, y: number) => TerrainId | undefined {
  return (x, y) => {
    const { column, row } = hexUnder(warped(seed, x, y));
    return groundOf(land, column - 1, row - 1);
  };
}

/** What stands on the ground at a point, by the terrain on which it usually does. */
export function symbolsAt(land: Grounds, seed: number): (x: number, y: number) => Symbols | undefined {
  return (x, y) => {
    const { column, row } = hexUnder(warped(seed, x, y));
    const like = likeOf(land, column - 1, row - 1);
    return like ? symbolsOf(land, like) : undefined;
  };
}
