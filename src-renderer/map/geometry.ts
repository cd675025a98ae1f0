import { columnRow, type HexLabel } from '../../shared/hex/coordinates.ts';

/** The radius of a hex on the drawing, in its own units; the camera scales them. */
export const SIZE = 40;
const ROW = SIZE * Math.sqrt(3);
export const STEP_X = SIZE * 1.5;

export interface Point {
  x: number;
  y: number;
}

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

/** The outline of a hex around the origin. */
export function hexPath(radius = SIZE): Path2D {
  const path = new Path2D();
  for (let corner = 0; corner < 6; corner += 1) {
    const angle = (corner * Math.PI) / 3;
    path.lineTo(radius * Math.cos(angle), radius * Math.sin(angle));
  }
  path.closePath();
  return path;
}

/** A curve through points (Catmull and Rom, 1974), as Bézier pieces. */
export function curve(points: readonly Point[]): Path2D {
  const path = new Path2D();
  const [first] = points;
  if (!first) return path;
  path.moveTo(first.x, first.y);
  for (let index = 0; index < points.length - 1; index += 1) {
    const from = points[index] ?? first;
    const to = points[index + 1] ?? from;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    path.bezierCurveTo(
      from.x + (to.x - before.x) / 6,
      from.y + (to.y - before.y) / 6,
      to.x - (after.x - from.x) / 6,
      to.y - (after.y - from.y) / 6,
      to.x,
      to.y,
    );
  }
  return path;
}
