import type { TableView } from '../../shared/api.ts';
import { centre, SIZE, type Point } from './geometry.ts';
import { Painter } from './painter.ts';
import type { Palette } from './palette.ts';

type Land = TableView['land'];

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
export function pictureOf(
  land: Land,
  trail: readonly string[],
  token: Point | undefined,
  palette: Palette,
): HTMLCanvasElement {
  const { middle, width, height } = boxOf(land);
  const zoom = Math.min(2, MOST_PIXELS / Math.max(width, height));
  const canvas = document.createElement('canvas');
  new Painter().paint(
    canvas,
    { ...middle, zoom },
    { land, trail, token, reach: [], hover: undefined, cursor: undefined, palette },
    { width: width * zoom, height: height * zoom, ratio: 1 },
  );
  return canvas;
}
