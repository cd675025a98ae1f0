import { overlaps } from '../../../shared/hex/boxes.ts';
import type { PlayersPlan } from '../../../shared/players.ts';
import { SQUARE } from '../../../shared/plan/paths.ts';
import type { Box, Point } from '../../../shared/plan/ways.ts';
import { linesOf } from './shapes.ts';

/** About as wide as a letter of a name is, and as high as a line of it, in units of the drawing. */
const LETTER = 7.2;
export const LINE = 15;
/** From the top of a line to where its letters stand. */
const ASCENT = 12;
const MOST_LETTERS = 24;
/** From the middle of a wall to what is free on either side of it. */
const WITHIN = 4;
const BESIDE = 5;
/** Half of a corridor, with its walls. */
const CORRIDOR = 10;
/** How far a way that goes on is drawn, in squares. */
export const GOES_ON = 2;
/** The token of the party; the small one is for a room that can hardly hold it and a name. */
const RADII = [11, 8] as const;

/** Where a name is written: the middle of its first line, where the letters stand, in units of the drawing. */
export interface Named {
  lines: string[];
  at: Point;
  /** All of it, in units of the drawing. */
  box: Box;
  inside: boolean;
  /** Its letters, in parts of their usual size. */
  size: number;
}

export interface Token {
  at: Point;
  radius: number;
}

const scaled = ({ x, y, w, h }: Box): Box => ({ x: x * SQUARE, y: y * SQUARE, w: w * SQUARE, h: h * SQUARE });
const grown = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});
const between = ([ax, ay]: Point, [bx, by]: Point): Box => ({
  x: Math.min(ax, bx),
  y: Math.min(ay, by),
  w: Math.abs(ax - bx),
  h: Math.abs(ay - by),
});
/** The corners of a path of straight lines. */
const cornersOf = (path: string): Point[] =>
  [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

/** All that a name beside a room must leave free. */
function drawnOn({ rooms, ways, on }: PlayersPlan): Box[] {
  const corridors = ways.flatMap(({ path }) => {
    const corners = cornersOf(path);
    return corners.slice(1).map((corner, at) => between(corners[at] ?? corner, corner));
  });
  const further = on.map(({ at: [x, y], out: [dx, dy] }) =>
    between([x * SQUARE, y * SQUARE], [(x + dx * GOES_ON) * SQUARE, (y + dy * GOES_ON) * SQUARE]),
  );
  return [
    ...rooms.map(({ box }) => grown(scaled(box), BESIDE - 1)),
    ...[...corridors, ...further].map((one) => grown(one, CORRIDOR)),
  ];
}

const widthOf = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length)) * LETTER;
/** A name in one line and in two, as far as it can be; a very long one is cut. */
function waysToWrite(name: string, most = MOST_LETTERS): string[][] {
  const two = linesOf(name, Math.max(1, Math.min(most, name.length - 1)));
  if (name.length > most) return [two];
  return two.join(' ') === name ? [[name], two] : [[name]];
}

/** What is written of a room, and where the party stands if it is there. */
interface Placed {
  named: Named;
  token: Token;
}

/** A name in its room, above the party where a token has a radius; undefined where there is no room for both. */
function inside(name: string, room: Box, radius: number): Placed | undefined {
  const [middle, bottom] = [room.x + room.w / 2, room.y + room.h - WITHIN];
  for (const lines of waysToWrite(name)) {
    const [w, h] = [widthOf(lines), lines.length * LINE];
    const top = radius > 0 ? room.y + WITHIN : room.y + (room.h - h) / 2;
    const y = Math.max(room.y + room.h / 2, top + h + radius);
    if (w > room.w - 2 * WITHIN || top < room.y + WITHIN || y + radius > bottom) continue;
    const box = { x: middle - w / 2, y: top, w, h };
    return {
      named: { lines, at: [middle, top + ASCENT], box, inside: true, size: 1 },
      token: { at: [middle, y], radius },
    };
  }
  return undefined;
}

/** A name below, above, or at a side of its room, where nothing else is drawn; undefined where all is. */
function beside(name: string, room: Box, taken: readonly Box[]): Placed | undefined {
  const token: Token = { at: [room.x + room.w / 2, room.y + room.h / 2], radius: RADII[0] };
  for (const lines of waysToWrite(name)) {
    const [w, h] = [widthOf(lines), lines.length * LINE];
    const [x, y] = [token.at[0] - w / 2, token.at[1] - h / 2];
    const corners: Point[] = [
      [x, room.y + room.h + BESIDE],
      [x, room.y - h - BESIDE],
      [room.x + room.w + BESIDE, y],
      [room.x - w - BESIDE, y],
    ];
    for (const [left, top] of corners) {
      const box = { x: left, y: top, w, h };
      if (taken.some((one) => overlaps(one, box))) continue;
      return { named: { lines, at: [left + w / 2, top + ASCENT], box, inside: false, size: 1 }, token };
    }
  }
  return undefined;
}

/** A name as small as its room wants it, in the upper half. */
function squeezed(name: string, room: Box): Placed {
  const lines = waysToWrite(name).at(-1) ?? [name];
  const [wide, high] = [room.w - 2 * WITHIN, room.h / 2 - WITHIN];
  const size = Math.min(1, wide / Math.max(1, widthOf(lines)), high / (lines.length * LINE));
  const [w, h] = [widthOf(lines) * size, lines.length * LINE * size];
  const middle = room.x + room.w / 2;
  const box = { x: middle - w / 2, y: room.y + WITHIN, w, h };
  return {
    named: { lines, at: [middle, box.y + ASCENT * size], box, inside: true, size },
    token: { at: [middle, box.y + h + RADII[1]], radius: RADII[1] },
  };
}

/**
 * Where the names of the rooms of a plan are written, one each in their order, and where the party stands: a name is in
 * its room where it has room, else beside it where nothing else is drawn, else small. Lengths are units of the drawing,
 * 20 to a square.
 */
export function namesOn(plan: PlayersPlan, here: number | null): { names: Named[]; token: Token | null } {
  const taken = drawnOn(plan);
  const placed = plan.rooms.map(({ name, box }, index): Placed => {
    const room = scaled(box);
    const [usual, small] = index === here ? RADII : [0, 0];
    const found =
      inside(name, room, usual) ??
      inside(name, room, small) ??
      beside(name, room, taken) ??
      squeezed(name, room);
    if (!found.named.inside) taken.push(found.named.box);
    return found;
  });
  return {
    names: placed.map(({ named }) => named),
    token: here === null ? null : (placed[here]?.token ?? null),
  };
}
