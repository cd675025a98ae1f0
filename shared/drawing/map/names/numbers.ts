import { labelOf } from '../../../hex/coordinates.ts';
import { widthOf, type Lettering } from '../../letters/letters.ts';
import { at, type Distance } from '../distance.ts';
import { centre, hexUnder, meets, SIZE, type Box } from '../geometry.ts';
import type { Layout } from './placed.ts';

/** The numbers of hexes are written so. */
export const NUMBER_LETTERING: Lettering = { family: 'sans', isItalic: false, weight: 500 };

/** Where a number may stand, the best first: its edge and its foot in radii from the middle of the hex. Never low: there it is read as the next hex’s. */
const PLACES = [
  { edge: 'left', across: -0.44, down: -0.7 },
  { edge: 'right', across: 0.44, down: -0.7 },
  { edge: 'middle', across: 0, down: -0.71 },
  { edge: 'left', across: -0.56, down: -0.5 },
  { edge: 'right', across: 0.56, down: -0.5 },
  { edge: 'left', across: -0.86, down: 0.05 },
  { edge: 'right', across: 0.86, down: 0.05 },
] as const;
const SHIFTS = { left: 0, middle: -0.5, right: -1 } as const;
/** Digits are so high against their size, and stand so far from what is near. */
const TALL = 0.74;
const ROOM = 1;
/** The parts of a number in which lines are looked for, where all its places have some. */
const PARTS = 6;

/** In fewer pixels for its radius a hex has no room for its number. */
const SMALLEST_RADIUS = 22;

export interface PlacedNumber {
  text: string;
  /** Its left lower corner. */
  x: number;
  y: number;
  size: number;
  box: Box;
}

const sizeAt = (distance: Distance): number => at(distance, 7, 9.5, 14.5) * distance.pixel;

function placesOf(column: number, row: number, distance: Distance): PlacedNumber[] {
  const text = labelOf(column, row);
  const size = sizeAt(distance);
  const width = widthOf(text, NUMBER_LETTERING, size);
  const room = ROOM * distance.pixel;
  const middle = centre(column, row);
  return PLACES.map(({ edge, across, down }) => {
    const [x, y] = [middle.x + across * SIZE + SHIFTS[edge] * width, middle.y + down * SIZE];
    const box = { left: x - room, top: y - size * TALL - room, right: x + width + room, bottom: y + room };
    return { text, x, y, size, box };
  });
}

/** In how many parts of a box there are lines. */
function linesIn({ left, right, top, bottom }: Box, isLine: (box: Box) => boolean): number {
  const width = (right - left) / PARTS;
  return Array.from({ length: PARTS }, (_, part) => left + part * width).filter((from) =>
    isLine({ left: from, top, right: from + width, bottom }),
  ).length;
}

/**
 * The number of a hex in its upper left corner, or at the next best place where nothing else stands and no line runs, or else the
 * fewest. Null from afar, and where all places are taken.
 */
export function numberOf(
  column: number,
  row: number,
  { crowd }: Pick<Layout, 'crowd'>,
  isLine: (box: Box) => boolean,
  distance: Distance,
): PlacedNumber | null {
  if (distance.id === 'far') return null;
  const free = placesOf(column, row, distance).filter(({ box }) => !crowd.touches(box));
  const clear = free.find(({ box }) => !isLine(box));
  if (clear) return clear;
  const counted = free.map((place) => ({ place, lines: linesIn(place.box, isLine) }));
  const fewest = Math.min(...counted.map(({ lines }) => lines));
  return counted.find(({ lines }) => lines === fewest)?.place ?? null;
}

/** How many numbers of hexes a box would cover if all stood in their upper left corners. */
export function numbersIn(
  box: Box,
  isHex: (column: number, row: number) => boolean,
  distance: Distance,
): number {
  if (SIZE * distance.zoom < SMALLEST_RADIUS) return 0;
  const size = sizeAt(distance);
  const first = hexUnder({ x: box.left, y: box.top });
  const last = hexUnder({ x: box.right, y: box.bottom });
  let count = 0;
  for (let column = first.column - 1; column <= last.column + 1; column += 1)
    for (let row = first.row - 1; row <= last.row + 1; row += 1) {
      if (!isHex(column, row)) continue;
      const middle = centre(column, row);
      const [left, bottom] = [middle.x - 0.44 * SIZE, middle.y - 0.7 * SIZE];
      const number = { left, top: bottom - size * TALL, right: left + size * 2.45, bottom };
      if (meets(box, number)) count += 1;
    }
  return count;
}
