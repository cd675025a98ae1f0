import { SIZE, towards, type Box, type Point } from '../geometry.ts';
import { chance } from '../seed.ts';
import type { Soil } from './growth.ts';

/** A field: its corners in order, and what follows from its place. */
export interface Field {
  corners: readonly [Point, Point, Point, Point];
  /** From 0 up to 1 each: its colour, whether its furrows run across, whether it has any. */
  colour: number;
  across: number;
  furrowed: number;
}

const TURN = { cos: Math.cos(0.42), sin: Math.sin(0.42) };
const WIDE = 0.46 * SIZE;
const HIGH = 0.34 * SIZE;
const INSETS = [0.07, 0.22, 0.38];

/** A corner of the turned lattice, which the fields around it share. */
function cornerAt(seed: number, grain: number, column: number, row: number): Point {
  const x = (column + (chance(seed, column, row, 151) - 0.5) * 0.42) * WIDE * grain;
  const y = (row + (chance(seed, column, row, 152) - 0.5) * 0.42) * HIGH * grain;
  return { x: x * TURN.cos - y * TURN.sin, y: x * TURN.sin + y * TURN.cos };
}

/** The columns and rows of the turned lattice that cover a box. */
function latticeOver({ left, top, right, bottom }: Box, grain: number): [number, number, number, number] {
  const turned = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ].map(([x = 0, y = 0]) => ({ x: x * TURN.cos + y * TURN.sin, y: y * TURN.cos - x * TURN.sin }));
  const [xs, ys] = [turned.map(({ x }) => x / (WIDE * grain)), turned.map(({ y }) => y / (HIGH * grain))];
  return [
    Math.floor(Math.min(...xs)) - 1,
    Math.ceil(Math.max(...xs)) + 1,
    Math.floor(Math.min(...ys)) - 1,
    Math.ceil(Math.max(...ys)) + 1,
  ];
}

/** Fields that lie side by side wherever there is farmland, each as large as there is room. */
export function* fieldsOn(soil: Soil): Generator<Field> {
  const { box, seed, grain, symbolsAt } = soil;
  const [west, east, north, south] = latticeOver(box, grain);
  for (let row = north; row < south; row += 1)
    for (let column = west; column < east; column += 1) {
      const corner = (dx: number, dy: number): Point => cornerAt(seed, grain, column + dx, row + dy);
      const corners = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)] as const;
      const middle = towards(corners[0], corners[2], 0.5);
      if (symbolsAt(middle.x, middle.y) !== 'farmland' || chance(seed, column, row, 153) > 0.9) continue;
      const room = fitted(soil, corners, middle);
      if (room)
        yield {
          corners: room,
          colour: chance(seed, column, row, 154),
          across: chance(seed, column, row, 155),
          furrowed: chance(seed, column, row, 156),
        };
    }
}

function fitted(
  { mask, symbolsAt }: Soil,
  corners: Field['corners'],
  middle: Point,
): Field['corners'] | undefined {
  if (mask.isBlocked(middle.x, middle.y)) return undefined;
  for (const inset of INSETS) {
    const [a, b, c, d] = corners;
    const smaller = [a, b, c, d].map((one) => towards(one, middle, inset)) as unknown as Field['corners'];
    const isFree = smaller.every((from, index) => {
      const to = smaller[(index + 1) % 4] ?? from;
      if (symbolsAt(from.x, from.y) !== 'farmland') return false;
      return [0, 0.25, 0.5, 0.75].every((share) => {
        const { x, y } = towards(from, to, share);
        return !mask.isBlocked(x, y);
      });
    });
    if (isFree) return smaller;
  }
  return undefined;
}
