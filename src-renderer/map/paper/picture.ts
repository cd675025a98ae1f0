import { meets, type Box } from '../../../shared/drawing/map/geometry.ts';
import type { Framed } from '../../../shared/drawing/map/picture.ts';
import type { Distance } from '../../../shared/drawing/map/distance.ts';
import { CanvasPen } from '../canvasPen.ts';

/** How large a picture may be on either side. */
const MOST_PIXELS = 8000;
/** Pixels for one of the screen, where the picture is not too large then. */
const FINE = 2;
/** What is drawn at once, in pixels: the page answers in between. */
const PIECE = 1024;

/** Tells how much of something is done, from 0 to 1; once the signal is given nothing more is done. */
export interface Course {
  signal: AbortSignal;
  tell: (done: number) => void;
}

/** Lets the page show what was told, and answer. */
export const breath = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done);
  });

/** Draws a box of a picture on a canvas, with so many pixels for one unit, piece by piece. Gives back whether all was drawn. */
export async function drawnInPieces(
  canvas: HTMLCanvasElement,
  { draw, box: all }: Framed,
  { box, scale, ground }: { box: Box; scale: number; ground: string },
  { signal, tell }: Course,
): Promise<boolean> {
  const sheet = canvas.getContext('2d');
  if (!sheet) return false;
  sheet.fillStyle = ground;
  sheet.fillRect(0, 0, canvas.width, canvas.height);
  const [across, down] = [Math.ceil(canvas.width / PIECE), Math.ceil(canvas.height / PIECE)];
  const [wide, high] = [Math.min(PIECE, canvas.width), Math.min(PIECE, canvas.height)];
  // Of its own size, since what runs out at its edges is drawn on sheets as large as the canvas.
  const piece = new OffscreenCanvas(wide, high).getContext('2d');
  for (let index = 0; piece && index < across * down; index += 1) {
    tell(index / (across * down));
    await breath();
    if (signal.aborted) return false;
    const [x, y] = [(index % across) * PIECE, Math.floor(index / across) * PIECE];
    const [left, top] = [box.left + x / scale, box.top + y / scale];
    const part = { left, top, right: left + wide / scale, bottom: top + high / scale };
    if (!meets(part, all)) continue;
    piece.save();
    piece.fillStyle = ground;
    piece.fillRect(0, 0, wide, high);
    piece.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
    draw(new CanvasPen(piece), part);
    piece.restore();
    sheet.drawImage(piece.canvas, x, y);
  }
  return true;
}

/** A picture as PNG: twice as fine as the screen where that is not too large. Null where it was cancelled. */
export async function pngOf(
  picture: Framed,
  { zoom }: Distance,
  ground: string,
  course: Course,
): Promise<Blob | null> {
  const { left, top, right, bottom } = picture.box;
  const scale = Math.min(zoom * FINE, MOST_PIXELS / Math.max(right - left, bottom - top));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round((right - left) * scale);
  canvas.height = Math.round((bottom - top) * scale);
  const isDone = await drawnInPieces(canvas, picture, { box: picture.box, scale, ground }, course);
  if (!isDone) return null;
  return new Promise((found) => {
    canvas.toBlob((blob) => found(course.signal.aborted ? null : blob), 'image/png');
  });
}
