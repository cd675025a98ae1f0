import { centre, ROW, SIZE, STEP_X, type Box, type Point } from '../geometry.ts';
import type { DrawnLand } from '../scene.ts';

/** Papers, in millimetres. */
export const PAPERS = {
  a4: { name: 'A4', width: 210, height: 297 },
  letter: { name: 'Letter', width: 215.9, height: 279.4 },
} as const;
export type PaperId = keyof typeof PAPERS;
export const TURNS = ['portrait', 'landscape'] as const;
export type Turn = (typeof TURNS)[number];

/** All in millimetres: the edge that stays empty, what neighbours share, and the strip beneath a page for its name. */
const EDGE = 10;
export const OVERLAP = 8;
export const FOOT = 5;

/** How much of something there is, in millimetres. */
export interface Room {
  width: number;
  height: number;
}

/** What can be printed on a paper. */
export function roomOn(paper: PaperId, turn: Turn): Room {
  const { width, height } = PAPERS[paper];
  const [across, down] = turn === 'portrait' ? [width, height] : [height, width];
  return { width: across - 2 * EDGE, height: down - 2 * EDGE };
}

/** One page of a picture on several. */
export interface Page {
  column: number;
  row: number;
  /** A letter for its column and a number for its row: B2. */
  name: string;
  /** What is drawn on it. */
  box: Box;
  /** As much of it as no other page has to show: up to the middle of what it shares with its neighbours. */
  own: Box;
}

/** A picture on several pages. */
export interface Pages {
  columns: number;
  rows: number;
  /** From the north-west on, row by row, without those on which there would be nothing. */
  list: readonly Page[];
  /** Millimetres for one unit of the drawing. */
  scale: number;
}

/** Millimetres for one unit of the drawing where a hex has so many from one flat side to the other. */
export const scaleFor = (hexMm: number): number => hexMm / ROW;

interface Cut {
  from: number;
  to: number;
  ownFrom: number;
  ownTo: number;
}

/** Less than any printer can show. */
const TINY = 1e-6;

/** The fewest pieces of one length that reach from one end to the other, with the same overhang at both. */
function cutsOf(from: number, to: number, length: number, overlap: number): Cut[] {
  const step = length - overlap;
  const count = Math.max(1, Math.ceil((to - from - overlap) / step - TINY));
  const first = (from + to - (count * step + overlap)) / 2;
  return Array.from({ length: count }, (_, index) => {
    const start = first + index * step;
    const end = start + length;
    return {
      from: start,
      to: end,
      ownFrom: index === 0 ? start : start + overlap / 2,
      ownTo: index === count - 1 ? end : end - overlap / 2,
    };
  });
}

const LETTERS = 26;
const FIRST = 'A'.charCodeAt(0);
/** A, B … Z, AA, AB … */
const letterOf = (index: number): string =>
  (index < LETTERS ? '' : letterOf(Math.floor(index / LETTERS) - 1)) +
  String.fromCharCode(FIRST + (index % LETTERS));

/** The fewest pages of a size that show a box at a scale; those of whose own part `isUsed` says no are left out. */
export function pagesOf(
  { left, top, right, bottom }: Box,
  scale: number,
  { width, height }: Room,
  isUsed: (own: Box) => boolean,
): Pages {
  const across = cutsOf(left, right, width / scale, OVERLAP / scale);
  const down = cutsOf(top, bottom, (height - FOOT) / scale, OVERLAP / scale);
  const list = down.flatMap((y, row) =>
    across.flatMap((x, column): Page[] => {
      const own = { left: x.ownFrom, top: y.ownFrom, right: x.ownTo, bottom: y.ownTo };
      if (!isUsed(own)) return [];
      const box = { left: x.from, top: y.from, right: x.to, bottom: y.to };
      return [{ column, row, name: `${letterOf(column)}${row + 1}`, box, own }];
    }),
  );
  return { columns: across.length, rows: down.length, list, scale };
}

/** How many pages there would be at most, without looking for empty ones. */
export function mostPages({ left, top, right, bottom }: Box, scale: number, { width, height }: Room): number {
  const across = cutsOf(left, right, width / scale, OVERLAP / scale);
  return across.length * cutsOf(top, bottom, (height - FOOT) / scale, OVERLAP / scale).length;
}

/** Whether a hex around a point shares a place with a box. */
function isHexIn({ x, y }: Point, { left, top, right, bottom }: Box): boolean {
  const [wide, high] = [(right - left) / 2, (bottom - top) / 2];
  const [dx, dy] = [Math.abs(x - left - wide), Math.abs(y - top - high)];
  const slant = Math.sqrt(3) / 2;
  return (
    dx < wide + SIZE && dy < high + ROW / 2 && dx * slant + dy / 2 < wide * slant + high / 2 + ROW / 2 - TINY
  );
}

/** Whether a box has something of a land in it. */
export function hasLandIn({ columns }: Pick<DrawnLand, 'columns'>, box: Box): boolean {
  const [west, east] = [Math.floor((box.left - SIZE) / STEP_X), Math.ceil((box.right + SIZE) / STEP_X)];
  const [north, south] = [Math.floor(box.top / ROW) - 1, Math.ceil(box.bottom / ROW) + 1];
  for (let x = Math.max(0, west); x <= east && x < columns.length; x += 1)
    for (let y = Math.max(0, north); y <= south; y += 1)
      if (columns[x]?.[y] && isHexIn(centre(x + 1, y + 1), box)) return true;
  return false;
}

/** A side of a page at which another one goes on. */
export interface Join {
  side: Side;
  /** The name of the other page. */
  name: string;
  /** Where both pages have a cross: on the line in the middle of what they share. */
  crosses: readonly Point[];
}
export type Side = 'left' | 'right' | 'top' | 'bottom';

/** Where the other page is. */
const BESIDE: readonly [Side, column: number, row: number][] = [
  ['left', -1, 0],
  ['right', 1, 0],
  ['top', 0, -1],
  ['bottom', 0, 1],
];
/** Where the crosses stand along a side. */
const ALONG = [0.1, 0.5, 0.9];

/** The sides of a page at which others go on. */
export const joinsOf = ({ column, row, own }: Page, { list }: Pages): Join[] =>
  BESIDE.flatMap(([side, columns, rows]): Join[] => {
    const other = list.find((one) => one.column === column + columns && one.row === row + rows);
    if (!other) return [];
    const crosses = ALONG.map((part) =>
      columns === 0
        ? { x: own.left + (own.right - own.left) * part, y: own[side] }
        : { x: own[side], y: own.top + (own.bottom - own.top) * part },
    );
    return [{ side, name: other.name, crosses }];
  });

/** The way of turning a paper that takes fewer pages; the first of two that take as many. */
export const fewestPages = (tries: readonly [Turn, Pages][]): [Turn, Pages] | undefined =>
  tries.reduce<[Turn, Pages] | undefined>(
    (best, one) => (best && best[1].list.length <= one[1].list.length ? best : one),
    undefined,
  );

/** How a box fits on one page: the way of turning that makes it larger, and how many millimetres one unit has. */
export function fittedOn({ left, top, right, bottom }: Box, paper: PaperId): { turn: Turn; scale: number } {
  const scaleOn = (turn: Turn): number => {
    const { width, height } = roomOn(paper, turn);
    return Math.min(width / (right - left), height / (bottom - top));
  };
  const turn = scaleOn('landscape') > scaleOn('portrait') ? 'landscape' : 'portrait';
  return { turn, scale: scaleOn(turn) };
}
