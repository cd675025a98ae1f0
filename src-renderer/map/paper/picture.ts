import type { GameView } from '../../../shared/api.ts';
import { CHUNK, drawGround, drawNames, drawPaths, drawToken, drawTrail, NAME_FONT } from '../draw.ts';
import { centre, SIZE, type Point } from '../geometry.ts';
import { placeNames } from '../names.ts';
import { Painter } from '../painter.ts';
import type { Palette } from '../palette.ts';
import { SvgPen } from './svgPen.ts';

type Land = GameView['land'];

/** What is on a picture of the land. */
export interface Subject {
  land: Land;
  trail: readonly string[];
  token: Point | undefined;
  palette: Palette;
}

/** The border around the land on a picture, and how large a picture may be on either side. */
const MARGIN = SIZE * 1.4;
const MOST_PIXELS = 8000;

/** The box in which a land lies, in the units of the drawing. */
export function boxOf({ columns }: Land): { middle: Point; width: number; height: number } {
  const rows = Math.max(1, ...columns.map((column) => column.length));
  const first = centre(1, 1);
  const last = centre(Math.max(1, columns.length), rows);
  const low = last.y + (columns.length > 1 ? SIZE : 0);
  return {
    middle: { x: (first.x + last.x) / 2, y: (first.y + low) / 2 },
    width: last.x - first.x + 2 * MARGIN,
    height: low - first.y + 2 * MARGIN,
  };
}

/** The whole land as a picture: a canvas of its own, twice as fine as the screen where that is not too large. */
export function pictureOf(subject: Subject): HTMLCanvasElement {
  const { middle, width, height } = boxOf(subject.land);
  const zoom = Math.min(2, MOST_PIXELS / Math.max(width, height));
  const canvas = document.createElement('canvas');
  new Painter().paint(
    canvas,
    { ...middle, zoom },
    { ...subject, marks: [] },
    { width: width * zoom, height: height * zoom, ratio: 1 },
  );
  return canvas;
}

/** The whole land as SVG: shapes and letters that stay sharp at any size. */
export function svgOf({ land, trail, token, palette }: Subject): string {
  const { middle, width, height } = boxOf(land);
  const pen = new SvgPen();
  const rows = Math.max(0, ...land.columns.map((column) => column.length));
  for (let left = 0; left < land.columns.length; left += CHUNK)
    for (let top = 0; top < rows; top += CHUNK) drawGround(pen, land, left, top, palette);
  drawPaths(pen, land, palette);
  drawTrail(pen, trail, palette);
  const ruler = document.createElement('canvas').getContext('2d');
  if (ruler) ruler.font = NAME_FONT;
  drawNames(
    pen,
    placeNames(land, (text) => ruler?.measureText(text).width ?? 0),
    palette,
  );
  if (token) drawToken(pen, token, palette);
  return pen.picture(middle.x - width / 2, middle.y - height / 2, width, height, palette.paper);
}
