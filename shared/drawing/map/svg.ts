import { CHUNK, drawGround, drawNames, drawPaths, drawToken, drawTrail, type Land } from './draw.ts';
import { boxAround, centre, SIZE, type Point } from './geometry.ts';
import { placeNames } from './names.ts';
import type { Palette } from './palette.ts';
import { SvgPen } from './svgPen.ts';

/** What is on a picture of the land. */
export interface Subject {
  land: Land;
  trail: readonly string[];
  token: Point | undefined;
  palette: Palette;
}

/** The border around the land on a picture. */
const MARGIN = SIZE * 1.4;

/** A part of the drawing, in its own units. */
interface View {
  middle: Point;
  width: number;
  height: number;
}

/** The view of all that there is of a land, or of its first hex where there is nothing. */
export function viewOf({ columns }: Pick<Land, 'columns'>): View {
  const hexes = columns.flatMap((column, x) =>
    column.flatMap((hex, y) => (hex ? [centre(x + 1, y + 1)] : [])),
  );
  const box = boxAround(hexes.length > 0 ? hexes : [centre(1, 1)], MARGIN);
  return {
    middle: { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 },
    width: box.right - box.left,
    height: box.bottom - box.top,
  };
}

/** The whole land as SVG: shapes and letters that stay sharp at any size. `widthOf` measures a name. */
export function svgOf({ land, trail, token, palette }: Subject, widthOf: (text: string) => number): string {
  const pen = new SvgPen();
  const rows = Math.max(0, ...land.columns.map((column) => column.length));
  for (let left = 0; left < land.columns.length; left += CHUNK)
    for (let top = 0; top < rows; top += CHUNK) drawGround(pen, land, left, top, palette);
  drawPaths(pen, land, palette);
  drawTrail(pen, trail, palette);
  drawNames(pen, placeNames(land, widthOf), palette);
  if (token) drawToken(pen, token, palette);
  const { middle, width, height } = viewOf(land);
  return pen.picture(middle.x - width / 2, middle.y - height / 2, width, height, palette.paper);
}
