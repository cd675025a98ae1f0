import { SIZE, type Box, type Point } from '../map/geometry.ts';

/** A shape, as the path that SVG knows it by. */
export interface Shape {
  readonly d: string;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
const at = ({ x, y }: Point): string => `${rounded(x)} ${rounded(y)}`;

/** The outline of a hex around the origin. */
export function hexPath(radius = SIZE): Shape {
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const angle = (corner * Math.PI) / 3;
    return at({ x: radius * Math.cos(angle), y: radius * Math.sin(angle) });
  });
  return { d: `M${corners.join('L')}Z` };
}

/** A circle around the origin. */
export const circle = (radius: number): Shape => ({
  d: `M${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0Z`,
});

/** A curve through points (Catmull and Rom, 1974), as Bézier pieces. */
export function curve(points: readonly Point[]): Shape {
  const [first] = points;
  if (!first) return { d: '' };
  const pieces = points.slice(1).map((to, index) => {
    const from = points[index] ?? first;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const leaving = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const coming = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${at(leaving)} ${at(coming)} ${at(to)}`;
  });
  return { d: `M${at(first)}${pieces.join('')}` };
}

/** A line from point to point. */
export const lineThrough = (points: readonly Point[]): string => `M${points.map(at).join('L')}`;

/** Closed lines, each through its points. */
export const closed = (loops: Iterable<readonly Point[]>): Shape => ({
  d: Array.from(loops, (loop) => (loop.length > 0 ? `${lineThrough(loop)}Z` : '')).join(''),
});

/** The outline of a box. */
export const boxShape = ({ left, top, right, bottom }: Box): Shape => ({
  d: `M${rounded(left)} ${rounded(top)}H${rounded(right)}V${rounded(bottom)}H${rounded(left)}Z`,
});

/** Several shapes as one. */
export const together = (...shapes: readonly Shape[]): Shape => ({ d: shapes.map(({ d }) => d).join('') });
