import { edgeAround } from '../../../shared/drawing/map/layers/inSight.ts';
import type { HexLabel } from '../../../shared/hex/coordinates.ts';
import { centre, SIZE, type Box } from '../../../shared/drawing/map/geometry.ts';
import type { Palette } from '../../../shared/drawing/map/palette/palette.ts';
import { fromAfar } from '../../../shared/drawing/map/palette/print.ts';
import type { Pages } from '../../../shared/drawing/map/paper/pages.ts';
import { toneOf } from '../../../shared/hex/ground.ts';
import { boxShape, hexPath, together, type Shape } from '../../../shared/drawing/pen/shapes.ts';
import { CanvasPen } from '../canvasPen.ts';
import type { Drawn } from './drawn.ts';

/** What of a drawing is on a canvas, how large and on what. */
interface Look {
  box: Box;
  scale: number;
  ground: string;
}

/** A pen in the units of the drawing. */
function penOn(canvas: HTMLCanvasElement, { box, scale }: Look): CanvasPen | undefined {
  const context = canvas.getContext('2d');
  context?.setTransform(scale, 0, 0, scale, -box.left * scale, -box.top * scale);
  return context ? new CanvasPen(context) : undefined;
}

/** Draws a land as plain hexes, with its plate, which takes no time. */
export function outlined(canvas: HTMLCanvasElement, { subject, framed }: Drawn, look: Look): void {
  const pen = penOn(canvas, look);
  if (!pen) return;
  const { palette, land } = subject;
  pen.fillStyle = look.ground;
  pen.fill(boxShape(look.box));
  const { ground } = fromAfar(palette);
  const hex = hexPath(SIZE * 1.02);
  for (const [x, column] of land.columns.entries())
    for (const [y, one] of column.entries()) {
      if (!one) continue;
      const at = centre(x + 1, y + 1);
      pen.save();
      pen.translate(at.x, at.y);
      pen.fillStyle = ground[toneOf(land, one)];
      pen.fill(hex);
      pen.restore();
    }
  framed.plate?.draw(pen);
}

/** Draws an edge in ink on a halo, where a dash is given as a broken line. */
function inInk(
  pen: CanvasPen,
  edge: Shape,
  palette: Palette,
  { halo, line, dash = [] }: { halo: number; line: number; dash?: number[] },
): void {
  pen.lineJoin = 'round';
  pen.strokeStyle = palette.halo;
  pen.lineWidth = halo;
  pen.stroke(edge);
  pen.strokeStyle = palette.ink;
  pen.lineWidth = line;
  pen.setLineDash(dash);
  pen.stroke(edge);
  pen.setLineDash([]);
}

/** Makes all but some hexes faint, with a line around those. */
export function veilOver(
  canvas: HTMLCanvasElement,
  { subject: { land, palette } }: Drawn,
  hexes: readonly HexLabel[],
  look: Look,
): void {
  const pen = penOn(canvas, look);
  if (!pen) return;
  const pixel = devicePixelRatio / look.scale;
  const edge = edgeAround(land, hexes);
  pen.globalAlpha = 0.55;
  pen.fillStyle = look.ground;
  pen.fill(together(boxShape(look.box), edge));
  pen.globalAlpha = 1;
  inInk(pen, edge, palette, { halo: 6 * pixel, line: 3 * pixel });
}

/** Draws a dashed line around some hexes. */
export function edgeOver(
  canvas: HTMLCanvasElement,
  { subject: { land, palette } }: Drawn,
  hexes: readonly HexLabel[],
  look: Look,
): void {
  const pen = penOn(canvas, look);
  if (!pen) return;
  const pixel = devicePixelRatio / look.scale;
  const edge = edgeAround(land, hexes);
  inInk(pen, edge, palette, { halo: 5 * pixel, line: 2.4 * pixel, dash: [8 * pixel, 5 * pixel] });
}

/** Draws the edges of the pages over a picture, and their names in the middle. */
export function sheetsOver(canvas: HTMLCanvasElement, { list }: Pages, look: Look, palette: Palette): void {
  const pen = penOn(canvas, look);
  if (!pen) return;
  const pixel = devicePixelRatio / look.scale;
  pen.textAlign = 'center';
  pen.lineJoin = 'round';
  pen.font = `700 ${15 * pixel}px 'Inter Variable', sans-serif`;
  for (const { name, own } of list) {
    pen.strokeStyle = palette.accent;
    pen.lineWidth = 1.2 * pixel;
    pen.stroke(boxShape(own));
    const [x, y] = [(own.left + own.right) / 2, (own.top + own.bottom) / 2 + 5 * pixel];
    pen.strokeStyle = palette.halo;
    pen.lineWidth = 4 * pixel;
    pen.strokeText(name, x, y);
    pen.fillStyle = palette.accent;
    pen.fillText(name, x, y);
  }
}
