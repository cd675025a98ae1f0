import { cssFont, type Lettering } from '../../letters/letters.ts';
import type { Pen } from '../../pen/pen.ts';
import { boxShape, circle, lineThrough } from '../../pen/shapes.ts';
import { ROW } from '../geometry.ts';
import type { Palette } from '../palette/palette.ts';

const FIGURES: Lettering = { family: 'sans', isItalic: false, weight: 500 };
const WRITING: Lettering = { family: 'serif', isItalic: true, weight: 500 };
const NORTH: Lettering = { family: 'serif', isItalic: false, weight: 700 };
const MOST = 4;

/** How many hexes a scale of at most so many pixels shows. */
const hexesIn = (most: number, zoom: number): number =>
  Math.max(1, Math.min(MOST, Math.floor(most / (ROW * zoom))));

const hoursText = (hours: number): string => String(Math.round(hours * 10) / 10);

/** A bar of hexes with the hours that each takes on open ground, at most so many pixels wide; gives back how wide it is. */
export function drawScale(pen: Pen, hours: number, zoom: number, most: number, palette: Palette): number {
  const hex = ROW * zoom;
  const count = hexesIn(most, zoom);
  pen.lineWidth = 1;
  pen.strokeStyle = palette.ink;
  for (let index = 0; index < count; index += 1) {
    const bar = boxShape({ left: index * hex, top: 0, right: (index + 1) * hex, bottom: 5 });
    pen.fillStyle = index % 2 === 0 ? palette.ink : palette.halo;
    pen.fill(bar);
    pen.stroke(bar);
  }
  pen.fillStyle = palette.ink;
  pen.font = cssFont(FIGURES, 10.5);
  pen.textAlign = 'center';
  // Between the ends only where two figures have room beside each other.
  const every = Math.ceil(26 / hex);
  for (let index = 0; index < count; index += every) pen.fillText(hoursText(index * hours), index * hex, -5);
  pen.textAlign = 'start';
  const all = hoursText(count * hours);
  pen.fillText(`${all} ${all === '1' ? 'hour' : 'hours'}`, count * hex - 3, -5);
  pen.font = cssFont(WRITING, 13);
  pen.fillText('on open ground', 0, 19);
  return count * hex;
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
