import { SIZE, type Box, type Point } from '../map/geometry.ts';

/** A line from point to point; closed, it ends where it began. */
export interface Line {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

/** A shape, as the path that SVG knows it by. */
export interface Shape {
  readonly d: string;
  /** Where it is made of straight pieces alone: these. A canvas draws them without the path. */
  readonly lines?: readonly Line[];
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

/** A shape of straight pieces, of which the path is written when it is asked for. */
class Lines implements Shape {
  readonly lines: readonly Line[];
  #d: string | undefined;
  constructor(lines: readonly Line[]) {
    this.lines = lines.filter(({ points }) => points.length > 0);
  }
  get d(): string {
    this.#d ??= this.lines
      .map(({ points, isClosed }) => lineThrough(points) + (isClosed ? 'Z' : ''))
      .join('');
    return this.#d;
  }
}

const lines = (all: Iterable<readonly Point[]>, isClosed: boolean): Shape =>
  new Lines(Array.from(all, (points) => ({ points, isClosed })));

/** Closed lines, each through its points. */
export const closed = (loops: Iterable<readonly Point[]>): Shape => lines(loops, true);

/** Lines with two ends, each through its points. */
export const opened = (all: Iterable<readonly Point[]>): Shape => lines(all, false);

/** The outline of a box. */
export const boxShape = ({ left, top, right, bottom }: Box): Shape =>
  closed([
    [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ],
  ]);

/** Shapes of straight pieces as one. */
export const together = (...shapes: readonly Shape[]): Shape =>
  new Lines(shapes.flatMap((one) => one.lines ?? []));
