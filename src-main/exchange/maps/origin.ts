import type { LeftLine } from '../../../shared/page/imports.ts';
import type { MapFile } from '../../../shared/campaign/charting/mapFile.ts';
import { labelOf, type HexLabel } from '../../../shared/hex/coordinates.ts';
import type { Line, Spot, WrittenMap } from './written.ts';

export type Origin = MapFile['origin'];

/** The most columns, and rows, that a land can have. */
const MOST = 999;
/** Beyond these a coordinate is none of a map. */
const FURTHEST = 9999;

export const isWithin = ({ x, y, level }: Spot): boolean =>
  Math.abs(x) <= FURTHEST && Math.abs(y) <= FURTHEST && level <= 99;

/**
 * How far the coordinates of a file must be moved so that they lie on the paper, where columns and rows count from 1. Columns move by
 * even numbers, so that those that were half a hex higher still are. Levels lie below one another with a blank row between, as Text
 * Mapper draws them. What lay somewhere before, by `before`, lies there again.
 */
export function originOf({ hexes }: WrittenMap, before?: Origin): Origin {
  const columns = before?.columns ?? evenUp(shiftFor(spanOf(hexes.map(({ spot }) => spot.x))));
  const rows: Record<string, number> = { ...before?.rows };
  const levels = [...new Set(hexes.map(({ spot }) => spot.level))].toSorted((one, other) => one - other);
  for (const level of levels) {
    const span = spanOf(hexes.flatMap(({ spot }) => (spot.level === level ? [spot.y] : [])));
    rows[level] ??= Object.keys(rows).length === 0 ? shiftFor(span) : lowest(hexes, rows) + 2 - span.least;
  }
  return { columns, rows };
}

interface Span {
  least: number;
  most: number;
}

function spanOf(numbers: readonly number[]): Span {
  let [least, most] = [Infinity, -Infinity];
  for (const number of numbers) {
    if (number < least) least = number;
    if (number > most) most = number;
  }
  return { least, most };
}

/** None where all lies on the paper; else what brings the least to 1. */
const shiftFor = ({ least, most }: Span): number => (least >= 1 && most <= MOST ? 0 : 1 - least);

const evenUp = (shift: number): number => (shift % 2 === 0 ? shift : shift + 1);

/** The lowest row of the levels that have a place. */
function lowest(hexes: WrittenMap['hexes'], rows: Origin['rows']): number {
  let most = 0;
  for (const { spot } of hexes) {
    const by = rows[spot.level];
    if (by !== undefined && spot.y + by > most) most = spot.y + by;
  }
  return most;
}

/** Where on the land a hex of the file lies; undefined off the paper. */
export function labelFor({ x, y, level }: Spot, { columns, rows }: Origin): HexLabel | undefined {
  const [column, row] = [x + columns, y + (rows[level] ?? 0)];
  return column >= 1 && row >= 1 && column <= MOST && row <= MOST ? labelOf(column, row) : undefined;
}

/** A line whose hex is off the paper. */
export const tooFar = ({ line, text }: Line): LeftLine => ({
  line,
  text,
  why: 'this hex is too far from the others',
});

/** A line whose hex lies above or left of the paper, which has its place already. */
const beforePaper = ({ line, text }: Line): LeftLine => ({
  line,
  text,
  why: 'this hex lies before the first column or row of the map',
});

/** Why a hex has no place on the paper. */
export const offPaper = (hex: Line & { spot: Spot }, { columns, rows }: Origin): LeftLine =>
  hex.spot.x + columns < 1 || hex.spot.y + (rows[hex.spot.level] ?? 0) < 1 ? beforePaper(hex) : tooFar(hex);
