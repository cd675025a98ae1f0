import { remembered } from '../../../remembered.ts';
import { cssFont, widthOf } from '../../letters/letters.ts';
import type { Pen } from '../../pen/pen.ts';
import type { Shape } from '../../pen/shapes.ts';
import { at, type Distance } from '../distance.ts';
import type { Box } from '../geometry.ts';
import type { PlacedLabel, PlacedSign } from '../names/placed.ts';
import type { Palette } from '../palette/palette.ts';
import { placeDrawing, placeHalo } from '../symbols/places.ts';
import { MIDDLE } from './letters.ts';

const SIGN_HALO = 0.8;

/** Draws a place with a halo that keeps the ground off it. */
export function drawSign(pen: Pen, sign: PlacedSign, palette: Palette, distance: Distance): void {
  const { kind, x, y, size } = sign;
  pen.globalAlpha = SIGN_HALO;
  pen.stamp(placeHalo(kind, palette), x, y, size, distance.ink);
  pen.globalAlpha = 1;
  pen.stamp(placeDrawing(kind, palette), x, y, size, distance.ink);
}

const ringIn = remembered((box: Box): Shape => {
  const [across, down] = [(box.right - box.left) / 2, (box.bottom - box.top) / 2];
  const y = (box.top + box.bottom) / 2;
  return {
    d: `M${box.left} ${y}a${across} ${down} 0 1 1 ${2 * across} 0a${across} ${down} 0 1 1 ${-2 * across} 0Z`,
  };
});

/** Draws a broken ring around a place that only the referee knows of; nothing around others. */
export function drawRing(
  pen: Pen,
  { isSecret, box }: PlacedSign,
  { accent }: Palette,
  { pixel }: Distance,
): void {
  if (!isSecret) return;
  pen.save();
  pen.strokeStyle = accent;
  pen.lineWidth = 1.3 * pixel;
  pen.setLineDash([3 * pixel, 3.4 * pixel]);
  pen.stroke(ringIn(box));
  pen.restore();
}

/** The wide and the narrow halo of a name: against each other, and how strong. From afar, where names are many, one has to do. */
const HALOS = [
  [1.7, 0.55],
  [1, 0.95],
] as const;
const HALO_FROM_AFAR = [[1.35, 0.85]] as const;

/** Writes the name of a place with its halo. */
export function drawLabel(pen: Pen, label: PlacedLabel, palette: Palette, distance: Distance): void {
  const { lines, lettering, size, step, x, y } = label;
  const halo = at(distance, 2.8, 3.6, 5) * distance.pixel;
  pen.textAlign = 'center';
  pen.lineJoin = 'round';
  pen.font = cssFont(lettering, size);
  for (const [index, line] of lines.entries()) {
    const foot = y + (index - (lines.length - 1) / 2) * step + size * MIDDLE;
    const most = widthOf(line, lettering, size);
    pen.strokeStyle = palette.halo;
    for (const [wide, strength] of distance.id === 'far' ? HALO_FROM_AFAR : HALOS) {
      pen.globalAlpha = strength;
      pen.lineWidth = halo * wide;
      pen.strokeText(line, x, foot, most);
    }
    pen.globalAlpha = 1;
    pen.fillStyle = palette.ink;
    pen.fillText(line, x, foot, most);
  }
}
