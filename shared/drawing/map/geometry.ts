import { columnRow, type HexLabel } from '../../hex/coordinates.ts';

/** The radius of a hex on the drawing, in its own units; the camera scales them. */
export const SIZE = 40;
/** From one hex of a column to the next. */
export const ROW = SIZE * Math.sqrt(3);
/** From one column to the next. */
export const STEP_X = SIZE * 1.5;

export interface Point {
  x: number;
  y: number;
}

/** So far from one number to another. */
export const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/** So far from one point to another. */
export const towards = (from: Point, to: Point, share: number): Point => ({
  x: between(from.x, to.x, share),
  y: between(from.y, to.y, share),
});

/** The middle of a hex: columns stand upright, every second one half a hex lower. */
export const centre = (column: number, row: number): Point => ({
  x: (column - 1) * STEP_X,
  y: (row - 1 + (column % 2 === 0 ? 0.5 : 0)) * ROW,
});

export function centreOf(label: HexLabel): Point | undefined {
  const place = columnRow(label);
  return place && centre(place.column, place.row);
}

/** Column and row of the hex under a point. */
export function hexUnder({ x, y }: Point): { column: number; row: number } {
  const near = Math.round(x / STEP_X) + 1;
  let best = { column: near, row: 1 };
  let distance = Infinity;
  for (const column of [near - 1, near, near + 1]) {
    const row = Math.round(y / ROW - (column % 2 === 0 ? 0.5 : 0)) + 1;
    const at = centre(column, row);
    const away = (at.x - x) ** 2 + (at.y - y) ** 2;
    if (away < distance) [best, distance] = [{ column, row }, away];
  }
  return best;
}

/** A part of the drawing, by its corners. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box around points, of which there may be very many, with room on all sides. */
export function boxAround(points: readonly Point[], room: number): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x - room);
    box.top = Math.min(box.top, y - room);
    box.right = Math.max(box.right, x + room);
    box.bottom = Math.max(box.bottom, y + room);
  }
  return box;
}

/** A box with room on all sides. */
export const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** The four boxes that frame another, so wide. */
export function around({ left, top, right, bottom }: Box, wide: number): readonly Box[] {
  const [west, north, east, south] = [left - wide, top - wide, right + wide, bottom + wide];
  return [
    { left: west, top: north, right: east, bottom: top },
    { left: west, top: bottom, right: east, bottom: south },
    { left: west, top, right: left, bottom },
    { left: right, top, right: east, bottom },
  ];
}

/** What two boxes share. */
export const common = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** Whether two boxes share a place. */
export const meets = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
