import { distanceAt } from '../../../shared/drawing/map/distance.ts';
import { SIZE } from '../../../shared/drawing/map/geometry.ts';
import { drawFramed, frameOf, type Plate, type Subject } from '../../../shared/drawing/map/picture.ts';
import { CanvasPen } from '../canvasPen.ts';

/** How large a picture may be on either side. */
const MOST_PIXELS = 8000;
/** As much of a hex’s radius as shows all: twice what the screen has. */
export const RADIUS = 56;
const FINE = 2;

/** The whole land with its plate as a picture: twice as fine as the screen where that is not too large. */
export function pictureOf(subject: Subject, plate: Plate): HTMLCanvasElement {
  const distance = distanceAt(RADIUS / SIZE);
  const { left, top, right, bottom } = frameOf(subject, distance, plate);
  const scale = Math.min(distance.zoom * FINE, MOST_PIXELS / Math.max(right - left, bottom - top));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round((right - left) * scale);
  canvas.height = Math.round((bottom - top) * scale);
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.fillStyle = subject.palette.table;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  drawFramed(new CanvasPen(context), subject, distance, plate);
  return canvas;
}
