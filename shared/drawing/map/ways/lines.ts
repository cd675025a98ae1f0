import { chance, noise } from '../seed.ts';
import { ROW, SIZE, towards, type Point } from '../geometry.ts';

/** The middle of a hex, moved a little by chance. */
export function strayed(at: Point, seed: number, cell: number, salt: number, most: number): Point {
  return {
    x: at.x + (chance(seed, cell, salt) - 0.5) * 2 * most,
    y: at.y + (chance(seed, cell, salt + 1) - 0.5) * 2 * most,
  };
}

/** A point on the side between two hexes, so far from its middle; the same from both. */
export function onSide(a: Point, b: Point, away: number): Point {
  const isOrdered = a.x < b.x || (a.x === b.x && a.y < b.y);
  const turn = isOrdered ? 1 : -1;
  return {
    x: (a.x + b.x) / 2 - ((b.y - a.y) / ROW) * turn * away,
    y: (a.y + b.y) / 2 + ((b.x - a.x) / ROW) * turn * away,
  };
}

/** A smooth line through points, with a point about every `step` (Catmull and Rom 1974). */
export function through(points: readonly Point[], step: number): Point[] {
  const line: Point[] = [];
  for (const [index, from] of points.entries()) {
    const to = points[index + 1];
    if (!to) break;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const count = Math.max(2, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step));
    for (let piece = 0; piece < count; piece += 1) {
      const t = piece / count;
      const on = (axis: 'x' | 'y'): number =>
        0.5 *
        (2 * from[axis] +
          (to[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t * t +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t * t * t);
      line.push({ x: on('x'), y: on('y') });
    }
  }
  const last = points.at(-1);
  return last ? [...line, last] : line;
}

/** Each inner point moved towards between its neighbours, so often. */
export function calmed(line: readonly Point[], share: number, times: number): Point[] {
  let calm = [...line];
  for (let time = 0; time < times; time += 1)
    calm = calm.map((point, index) => {
      const [before, after] = [calm[index - 1], calm[index + 1]];
      if (!before || !after) return point;
      return towards(point, towards(before, after, 0.5), share);
    });
  return calm;
}

/** A line that winds by noise. */
export const winding = (line: readonly Point[], seed: number, broad: Wind, fine: Wind): Point[] =>
  line.map(({ x, y }) => ({
    x: x + wind(seed, x, y, broad, 0) + wind(seed, x, y, fine, 0),
    y: y + wind(seed, x, y, broad, 1) + wind(seed, x, y, fine, 1),
  }));
interface Wind {
  by: number;
  over: number;
  salt: number;
}
const wind = (seed: number, x: number, y: number, { by, over, salt }: Wind, axis: number): number =>
  by * noise(seed, x / over, y / over, salt + axis);

/** A line that gives way to a place: pushed off it where it comes nearer than `room`, to the south of it where it may. */
export function around(line: readonly Point[], place: Point, room: number): Point[] {
  let near = line[0];
  let distance = Infinity;
  for (const point of line) {
    const away = Math.hypot(point.x - place.x, point.y - place.y);
    if (away < distance) [near, distance] = [point, away];
  }
  // What begins or ends at the place is meant to.
  if (!near || distance > room || near === line[0] || near === line.at(-1)) return [...line];
  const side = awayFrom(place, near, distance);
  const push = room - ((near.x - place.x) * side.x + (near.y - place.y) * side.y);
  const { x, y } = near;
  return line.map((point) => {
    const share = Math.exp(-((point.x - x) ** 2 + (point.y - y) ** 2) / (0.52 * SIZE * SIZE));
    return { x: point.x + side.x * push * share, y: point.y + side.y * push * share };
  });
}

function awayFrom(place: Point, near: Point, distance: number): Point {
  const far = Math.max(distance, 1);
  const side = { x: (near.x - place.x) / far, y: (near.y - place.y) / far };
  // The name of a place stands beneath it, its roofs rise above: a river passes at its foot.
  if (side.y < 0.2) side.y = Math.abs(side.y) + 0.3;
  const long = Math.hypot(side.x, side.y);
  return { x: side.x / long, y: side.y / long };
}
