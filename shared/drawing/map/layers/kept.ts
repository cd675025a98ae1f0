import { cssFont, widthOf, wrapped, type Lettering } from '../../letters/letters.ts';
import type { Pen } from '../../pen/pen.ts';
import { at, type Distance } from '../distance.ts';
import { grown, SIZE, type Box, type Point } from '../geometry.ts';
import type { Palette } from '../palette/palette.ts';
import { keptDrawing, type KeptKind } from '../symbols/kept.ts';

/** Where the row of signs ends, in radii from the middle of the hex: low on the right, low on the left, high on the right. */
const ENDS = [
  { side: 1, x: 0.5, y: 0.76 },
  { side: -1, x: -0.5, y: 0.76 },
  { side: 1, x: 0.5, y: -0.56 },
] as const;
const HALO_PX = 3;

const signSize = (distance: Distance): number => at(distance, 9, 11, 15) * distance.pixel;
const stepOf = (distance: Distance): number => signSize(distance) * 1.22;

/** The middles of the feet of a row of signs, and the box around them. */
export interface KeptRow {
  feet: readonly Point[];
  box: Box;
}

/** Where the signs of a hex stand: in a row at its lower edge, where nothing is read. */
export function keptRow(
  middle: Point,
  count: number,
  isRead: (box: Box) => boolean,
  distance: Distance,
): KeptRow {
  const [size, step] = [signSize(distance), stepOf(distance)];
  const rows = ENDS.map(({ side, x, y }): KeptRow => {
    const end = middle.x + x * SIZE - (side * step) / 2;
    const foot = middle.y + y * SIZE;
    const first = side > 0 ? end - (count - 1) * step : end;
    const feet = Array.from({ length: count }, (_, index) => ({ x: first + index * step, y: foot }));
    const left = first - step / 2;
    return { feet, box: { left, top: foot - size, right: left + count * step, bottom: foot } };
  });
  const [usual] = rows;
  return (
    rows.find(({ box }) => !isRead(grown(box, 2 * distance.pixel))) ??
    usual ?? { feet: [], box: { left: 0, top: 0, right: 0, bottom: 0 } }
  );
}

/** Draws a row of signs. */
export function drawKept(
  pen: Pen,
  { feet }: KeptRow,
  kinds: readonly KeptKind[],
  palette: Palette,
  distance: Distance,
): void {
  const size = signSize(distance);
  pen.lineJoin = 'round';
  for (const [index, kind] of kinds.entries()) {
    const foot = feet[index];
    if (foot) pen.stamp(keptDrawing(kind, palette), foot.x, foot.y, size, HALO_PX * distance.pixel);
  }
}

const NAMES: Lettering = { family: 'sans', isItalic: false, weight: 500 };
const NAMES_PX = 12;
/** The widest line of names, in radii of a hex. */
const WIDEST = 1.5;

/** Writes who is in a hex above or beneath its signs, where nothing is read; nothing where all is full. */
export function drawPresent(
  pen: Pen,
  { box }: KeptRow,
  names: string,
  isRead: (box: Box) => boolean,
  palette: Palette,
  distance: Distance,
): void {
  const size = NAMES_PX * distance.pixel;
  const [line] = wrapped(names, WIDEST * SIZE, 1, NAMES, size);
  if (line === undefined || line === '') return;
  const wide = widthOf(line, NAMES, size);
  const room = 3 * distance.pixel;
  const middle = (box.left + box.right) / 2;
  for (const foot of [box.bottom + size + room, box.top - room]) {
    const around = {
      left: middle - wide / 2,
      top: foot - size,
      right: middle + wide / 2,
      bottom: foot + room,
    };
    if (isRead(around)) continue;
    pen.font = cssFont(NAMES, size);
    pen.textAlign = 'center';
    pen.lineJoin = 'round';
    pen.strokeStyle = palette.halo;
    pen.lineWidth = 3 * distance.pixel;
    pen.strokeText(line, middle, foot, wide);
    pen.fillStyle = palette.faint;
    pen.fillText(line, middle, foot, wide);
    return;
  }
}
