import { NAME_FONT } from '../../../shared/drawing/map/draw.ts';
import { viewOf, svgOf, type Subject } from '../../../shared/drawing/map/svg.ts';
import { Painter } from '../painter.ts';

/** How large a picture may be on either side. */
const MOST_PIXELS = 8000;

/** The whole land as a picture: a canvas of its own, twice as fine as the screen where that is not too large. */
export function pictureOf(subject: Subject): HTMLCanvasElement {
  const { middle, width, height } = viewOf(subject.land);
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

/** The whole land as SVG, with names where the letters of this page have room. */
export function svgHere(subject: Subject): string {
  const ruler = document.createElement('canvas').getContext('2d');
  if (ruler) ruler.font = NAME_FONT;
  return svgOf(subject, (text) => ruler?.measureText(text).width ?? 0);
}
