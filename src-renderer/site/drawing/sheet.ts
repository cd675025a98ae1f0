import { around } from '../../../shared/plan/drawing.ts';
import type { Box } from '../../../shared/plan/ways.ts';

/** How much of a sheet can be seen at once, in squares. */
export interface View {
  w: number;
  h: number;
}

const TENS = 10;
/** Squares that are free to the right of all rooms and below them. */
const MARGIN = 4;
const LEAST: Box = { x: 0, y: 0, w: 40, h: 30 };

/**
 * The squares that rooms are drawn on. Its corner is 0, 0 and stays there: it grows to the right and below, by whole tens of
 * squares, and only for a room that was put beyond its edge to the left or above. What it had (`before`) it keeps, and right
 * of its first corner it is as large as what can be seen, so that there is room to scroll by what it grew on the left.
 */
export function sheetFor(boxes: readonly Box[], view: View, before: Box = LEAST): Box {
  const rooms = around(boxes, 0);
  const start = (edge: number, least: number): number => Math.min(least, Math.floor(edge / TENS) * TENS);
  const end = (...edges: number[]): number => Math.ceil(Math.max(...edges) / TENS) * TENS;
  const [x, y] = [start(rooms.x, before.x), start(rooms.y, before.y)];
  const right = end(before.x + before.w, rooms.x + rooms.w + MARGIN, view.w);
  const bottom = end(before.y + before.h, rooms.y + rooms.h + MARGIN, view.h);
  return { x, y, w: right - x, h: bottom - y };
}
