import { cssFont, type Lettering } from '../../letters/letters.ts';
import type { Pen } from '../../pen/pen.ts';
import { boxShape, circle, lineThrough } from '../../pen/shapes.ts';
import { ROW } from '../geometry.ts';
import type { Palette } from '../palette/palette.ts';

const FIGURES: Lettering = { family: 'sans', isItalic: false, weight: 500 };
const NORTH: Lettering = { family: 'serif', isItalic: false, weight: 700 };
/** Pieces of a scale are so many hexes long, and at least so many pixels; parts of a hex only where a whole one is too long. */
const PIECES = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const PARTS = [0.5, 0.25];
const LEAST_PIXELS = 36;
const MOST_PIECES = 4;

const hoursText = (hours: number): string => String(Math.round(hours * 10) / 10);

/** A bar with the hours that its hexes take on open ground, at most so many pixels wide; gives back how wide it is. */
export function drawScale(pen: Pen, hours: number, zoom: number, most: number, palette: Palette): number {
  const hex = ROW * zoom;
  const hexes =
    (hex > most ? PARTS.find((part) => part * hex <= most) : undefined) ??
    PIECES.find((count) => count * hex >= LEAST_PIXELS) ??
    1000;
  const piece = hexes * hex;
  const count = Math.max(1, Math.min(MOST_PIECES, Math.floor(most / piece)));
  pen.lineWidth = 1;
  pen.strokeStyle = palette.ink;
  pen.font = cssFont(FIGURES, 10.5);
  pen.textAlign = 'center';
  for (let index = 0; index < count; index += 1) {
    const bar = boxShape({ left: index * piece, top: 0, right: (index + 1) * piece, bottom: 5 });
    pen.fillStyle = index % 2 === 0 ? palette.ink : palette.halo;
    pen.fill(bar);
    pen.stroke(bar);
    pen.fillStyle = palette.ink;
    pen.fillText(hoursText(index * hexes * hours), index * piece, -5);
  }
  pen.textAlign = 'start';
  const all = hoursText(count * hexes * hours);
  pen.fillText(`${all} ${all === '1' ? 'hour' : 'hours'}`, count * piece - 3, -5);
  return count * piece;
}

/** A compass rose around the origin, so large in pixels. */
export function drawCompass(pen: Pen, size: number, palette: Palette): void {
  pen.save();
  pen.lineJoin = 'miter';
  pen.lineWidth = 1;
  pen.strokeStyle = palette.ink;
  pen.globalAlpha = 0.8;
  pen.stroke(circle(size * 0.62));
  pen.stroke(circle(size * 0.56));
  pen.globalAlpha = 1;
  for (let step = 0; step < 8; step += 1) {
    const isMain = step >= 4;
    pen.save();
    pen.rotate((step * Math.PI) / 2 + (isMain ? 0 : Math.PI / 4));
    const long = size * (isMain ? (step === 4 ? 1 : 0.84) : 0.55);
    const wide = size * (isMain ? 0.15 : 0.1);
    for (const [side, fill] of [
      [wide, palette.ink],
      [-wide, palette.halo],
    ] as const) {
      const half = {
        d: `${lineThrough([
          { x: 0, y: -long },
          { x: side, y: -wide },
          { x: 0, y: 0 },
        ])}Z`,
      };
      pen.fillStyle = fill;
      pen.fill(half);
      pen.stroke(half);
    }
    pen.restore();
  }
  pen.font = cssFont(NORTH, size * 0.42);
  pen.textAlign = 'center';
  pen.fillStyle = palette.ink;
  pen.fillText('N', 0, -size - 3);
  pen.restore();
}
