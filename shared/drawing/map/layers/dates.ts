import { cssFont, widthOf, type Lettering } from '../../letters/letters.ts';
import type { Pen } from '../../pen/pen.ts';
import { at, type Distance } from '../distance.ts';
import type { Box, Point } from '../geometry.ts';
import type { Palette } from '../palette/palette.ts';

const LETTERING: Lettering = { family: 'sans', isItalic: false, weight: 600 };
/** How high letters are against their size. */
const TALL = 0.74;

const sizeOf = (distance: Distance): number => at(distance, 9, 10.5, 13) * distance.pixel;

/** A date beside the trail: the middle of its foot. */
export interface PlacedDate extends Point {
  text: string;
  box: Box;
}

/** Beside, above and beneath, and the corners between them. */
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
] as const;

/** So many pixels from where the trail turns; further where a token stands there. */
const OFFS_PX = [7, 20];

/** Where the date of a step stands: around where the trail turns, where nothing is read; undefined where all is full. */
export function placeDate(
  text: string,
  spot: Point,
  isRead: (box: Box) => boolean,
  distance: Distance,
): PlacedDate | undefined {
  const size = sizeOf(distance);
  const wide = widthOf(text, LETTERING, size);
  const tall = size * TALL;
  const placed = OFFS_PX.flatMap((off) => SIDES.map((side) => ({ off: off * distance.pixel, side }))).map(
    ({ off, side: [across, down] }): PlacedDate => {
      const x = spot.x + across * (wide / 2 + off);
      const y = spot.y + tall / 2 + down * (tall / 2 + off);
      return {
        text,
        x,
        y,
        box: { left: x - wide / 2, top: y - tall, right: x + wide / 2, bottom: y },
      };
    },
  );
  return placed.find(({ box }) => !isRead(box));
}

/** Writes a date with its halo. */
export function drawDate(pen: Pen, { text, x, y }: PlacedDate, palette: Palette, distance: Distance): void {
  pen.font = cssFont(LETTERING, sizeOf(distance));
  pen.textAlign = 'center';
  pen.lineJoin = 'round';
  pen.strokeStyle = palette.halo;
  pen.lineWidth = at(distance, 2.5, 3.2, 4) * distance.pixel;
  pen.strokeText(text, x, y);
  pen.fillStyle = palette.accent;
  pen.fillText(text, x, y);
}
