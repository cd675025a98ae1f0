/** A room on the grid: its corner at the top left, how many squares across and down. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export type Point = readonly [x: number, y: number];

/** Where the arrow keys lead on the grid. */
export const ARROWS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How two rooms are joined on the grid: a corridor through the middles of squares, from wall to wall, and its ends. */
export interface Way {
  points: readonly Point[];
  /** Where it goes through the wall of the first room and of the second; the same for rooms that share a wall. */
  ends: readonly [End, End];
}
export interface End {
  at: Point;
  /** The wall runs from the top down. */
  upright: boolean;
}

/** The squares that two spans share: the first, and the one behind the last. */
const shared = (from: number, size: number, other: number, otherSize: number): [number, number] => [
  Math.max(from, other),
  Math.min(from + size, other + otherSize),
];
/** The middle of the square in the middle of a span. */
const middle = (from: number, to: number): number => Math.floor((from + to - 1) / 2) + 0.5;
const turned = ({ x, y, w, h }: Box): Box => ({ x: y, y: x, w: h, h: w });
const turnedWay = ({ points, ends: [one, other] }: Way): Way => ({
  points: points.map(turnedPoint),
  ends: [turnedEnd(one), turnedEnd(other)],
});
const turnedPoint = ([x, y]: Point): Point => [y, x];
const turnedEnd = ({ at, upright }: End): End => ({ at: turnedPoint(at), upright: !upright });

/** The squares between the middles of a span, the middle first. */
function* fromTheMiddle(from: number, to: number): Iterable<number> {
  const start = middle(from, to);
  for (let step = 0; step < to - from; step++)
    for (const at of step === 0 ? [start] : [start - step, start + step]) if (at > from && at < to) yield at;
}

/** Straight ways between rooms that lie beside each other, the one in the middle first. */
function straight(one: Box, other: Box): Way[] {
  const [top, bottom] = shared(one.y, one.h, other.y, other.h);
  const [left, right] = one.x < other.x ? [one.x + one.w, other.x] : [one.x, other.x + other.w];
  const isBeside = one.x < other.x ? left <= right : left >= right;
  if (!isBeside || bottom <= top) return [];
  return [...fromTheMiddle(top, bottom)].map((y) => wayOf([left, y], [right, y], true, true));
}
const wayOf = (
  from: Point,
  to: Point,
  upright: boolean,
  otherUpright: boolean,
  ...corners: Point[]
): Way => ({
  points: [from, ...corners, to],
  ends: [
    { at: from, upright },
    { at: to, upright: otherUpright },
  ],
});

/** Out of the side of the first room, round one corner, and in at the top or the bottom of the second. */
function aroundCorner(one: Box, other: Box): Way[] {
  const y = middle(one.y, one.y + one.h);
  const x = middle(other.x, other.x + other.w);
  const isLeft = x < one.x;
  const isAbove = y < other.y;
  if ((x > one.x && x < one.x + one.w) || (y > other.y && y < other.y + other.h)) return [];
  const from: Point = [isLeft ? one.x : one.x + one.w, y];
  const to: Point = [x, isAbove ? other.y : other.y + other.h];
  return [wayOf(from, to, true, false, [x, y])];
}

/** Out of the side of one room and in at the side of the other, with a jog in the middle of what lies between. */
function jogged(one: Box, other: Box): Way[] {
  const [left, right] = one.x < other.x ? [one.x + one.w, other.x] : [other.x + other.w, one.x];
  if (right - left < 1) return [];
  const x = middle(left, right);
  const [y, otherY] = [middle(one.y, one.y + one.h), middle(other.y, other.y + other.h)];
  const [from, to] = one.x < other.x ? [left, right] : [right, left];
  return [wayOf([from, y], [to, otherY], true, true, [x, y], [x, otherY])];
}

/** Rooms drawn into each other are joined where they meet. */
function within(one: Box, other: Box): Way {
  const [left, right] = shared(one.x, one.w, other.x, other.w);
  const [top, bottom] = shared(one.y, one.h, other.y, other.h);
  const at: Point = [(left + right) / 2, (top + bottom) / 2];
  return wayOf(at, at, true, true);
}

const reversed = ({ points, ends: [one, other] }: Way): Way => ({
  points: [...points].reverse(),
  ends: [other, one],
});

/** All ways that are tried, the simplest first. */
function tried(one: Box, other: Box): Way[] {
  const upright = [turned(one), turned(other)] as const;
  return [
    ...straight(one, other),
    ...straight(...upright).map(turnedWay),
    ...aroundCorner(one, other),
    ...aroundCorner(other, one).map(reversed),
    ...jogged(one, other),
    ...jogged(...upright).map(turnedWay),
  ];
}

const isIn = ([x, y]: Point, [toX, toY]: Point, box: Box): boolean =>
  Math.max(x, toX) > box.x &&
  Math.min(x, toX) < box.x + box.w &&
  Math.max(y, toY) > box.y &&
  Math.min(y, toY) < box.y + box.h;

/** How many rooms a way runs through. */
function crossed({ points }: Way, boxes: readonly Box[]): number {
  let count = 0;
  for (const box of boxes)
    if (points.some((point, index) => index > 0 && isIn(points[index - 1] ?? point, point, box))) count++;
  return count;
}

/**
 * The way between two rooms: straight where they lie beside each other, else round a corner; of those the first that runs
 * through the fewest of the other rooms. Rooms that share a wall get a way without length, which is the door in it.
 */
export function wayBetween(one: Box, other: Box, others: readonly Box[]): Way {
  let best: Way | undefined;
  let fewest = Infinity;
  for (const way of tried(one, other)) {
    const count = crossed(way, others);
    if (count >= fewest) continue;
    [best, fewest] = [way, count];
    if (count === 0) break;
  }
  return best ?? within(one, other);
}

/** The room whose corners are these two squares. */
export const boxBetween = ([x, y]: Point, [toX, toY]: Point): Box => ({
  x: Math.min(x, toX),
  y: Math.min(y, toY),
  w: Math.abs(toX - x) + 1,
  h: Math.abs(toY - y) + 1,
});

/** The longest side of a room, in squares. */
const MOST_SQUARES = 200;
const side = (squares: number): number => Math.min(MOST_SQUARES, Math.max(1, squares));

/** The same corner with other sides, of one square at least. */
export const sized = (box: Box, w: number, h: number): Box => ({ ...box, w: side(w), h: side(h) });
