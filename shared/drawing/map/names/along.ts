import { widthOf, type Lettering } from '../../letters/letters.ts';
import { SIZE, type Box, type Point } from '../geometry.ts';
import type { LetterAlong } from './placed.ts';
import type { Glyph, Spelled } from './spelled.ts';

/** A line whose points lie `step` apart. */
interface Path {
  points: readonly Point[];
  step: number;
}

/** A stretch of a path that is as long as a name, and what its bends and its slope cost. */
interface Window {
  path: Path;
  start: number;
  cost: number;
}

/** A line that a name may follow, and what that costs for itself. */
export interface Course {
  points: readonly Point[];
  base: number;
}

/** What there is beside the courses of a name. */
interface Beside {
  /** Whether nothing stands in a box. */
  isFree(box: Box): boolean;
  /** What it costs that a letter stands here. */
  costAt(point: Point): number;
  /** A name that costs more is left out. */
  most: number;
}

/** A name is looked at in so many parts. */
const PARTS = 16;
/** What costs: a radian of bend; a bend at which letters tilt against each other, and one at which they run into each other; the slope; what is steeper than 53°. */
const COSTS = { turn: 14, sharp: 16, broken: 1000, slope: 26, steep: 4.5 };
const SHARP = 0.3;
const BROKEN = 0.5;
const STEEP = 0.8;
/** The mean of what letters cost counts so often. */
const LETTERS = 11;
/** So many windows are tried with all their letters. */
const MOST_TRIED = 60;
/** How high the box of a letter is against its size: with accents and what hangs down. */
export const TALL = 1.1;

/** The line through points in even steps; a closed one goes on past its beginning if the points do. */
export function evenly(points: readonly Point[], step: number): Point[] {
  const [first] = points;
  if (!first) return [];
  const even = [first];
  let [from, left] = [first, step];
  for (const to of points.slice(1)) {
    let length = Math.hypot(to.x - from.x, to.y - from.y);
    while (length >= left) {
      from = { x: from.x + ((to.x - from.x) * left) / length, y: from.y + ((to.y - from.y) * left) / length };
      even.push(from);
      length -= left;
      left = step;
    }
    left -= length;
    from = to;
  }
  return even;
}

function pointOn({ points, step }: Path, along: number): Point {
  const index = Math.max(0, Math.min(points.length - 2, Math.floor(along / step)));
  const [a = { x: 0, y: 0 }, b = a] = [points[index], points[index + 1]];
  const part = along / step - index;
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

const turned = (from: number, to: number): number => {
  const angle = Math.abs(to - from) % (2 * Math.PI);
  return Math.min(angle, 2 * Math.PI - angle);
};

/** For each point of a path what it costs from the beginning up to there. */
function costsAlong({ points, step }: Path): Float64Array {
  const costs = new Float64Array(points.length);
  let before: number | null = null;
  for (let index = 1; index < points.length; index += 1) {
    const [a = { x: 0, y: 0 }, b = a] = [points[index - 1], points[index]];
    const angle = Math.atan2(b.y - a.y, b.x - a.x);
    const bend = before === null ? 0 : turned(before, angle);
    const slope = Math.abs(b.y - a.y) / step;
    const cost =
      COSTS.turn * bend +
      (bend > SHARP ? COSTS.sharp : 0) +
      (bend > BROKEN ? COSTS.broken : 0) +
      (COSTS.slope * slope) / PARTS +
      (slope > STEEP ? COSTS.steep : 0);
    costs[index] = (costs[index - 1] ?? 0) + cost;
    before = angle;
  }
  return costs;
}

/** The best window of each half length of a name, so that they are spread over the path; for what is not turned all are alike. */
function windowsOf({ points, base }: Course, { width, isWhole }: Spelled): Window[] {
  const path = { points: evenly(points, width / PARTS), step: width / PARTS };
  const costs = costsAlong(path);
  const found: Window[] = [];
  for (let start = 0; start + PARTS < path.points.length; start += 1) {
    const own = isWhole ? 0 : (costs[start + PARTS] ?? 0) - (costs[start] ?? 0);
    const window = { path, start: start * path.step, cost: base + own };
    const isNew = start % (PARTS / 2) === 0;
    const last = isNew ? undefined : found.pop();
    found.push(last && last.cost <= window.cost ? last : window);
  }
  return found;
}

/** A letter of a name in a window, upright as far as the line allows. */
function letterIn(
  { path, start }: Window,
  { width, isWhole }: Spelled,
  glyph: Glyph,
  isTurned: boolean,
): LetterAlong {
  const { text, size, along } = glyph;
  const here = start + (isTurned ? width - along : along);
  const { x, y } = pointOn(path, here);
  if (isWhole) return { x, y, text, size, angle: 0 };
  const reach = Math.max(SIZE * 0.14, size / 2) * (isTurned ? -1 : 1);
  const [a, b] = [pointOn(path, here - reach), pointOn(path, here + reach)];
  return { x, y, text, size, angle: Math.atan2(b.y - a.y, b.x - a.x) };
}

/** The box that holds a letter as it is turned. */
export function boxOfLetter({ x, y, text, size, angle }: LetterAlong, lettering: Lettering): Box {
  const [wide, tall] = [widthOf(text, lettering, size) / 2, (size * TALL) / 2];
  const [along, across] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [right, down] = [along * wide + across * tall, across * wide + along * tall];
  return { left: x - right, top: y - down, right: x + right, bottom: y + down };
}

/** Where it is looked what a letter costs: at itself, and all along a name that is written as a whole. */
function spotsOf(letter: LetterAlong, { width, size, isWhole }: Spelled): readonly Point[] {
  if (!isWhole) return [letter];
  const parts = Math.min(20, Math.max(2, Math.ceil(width / size)));
  return Array.from({ length: parts + 1 }, (_, part) => ({
    x: letter.x + width * (part / parts - 0.5),
    y: letter.y,
  }));
}

/** The letters of a name in a window with what they cost; null as soon as that is more than `most`, or something is in the way. */
function lettersIn(
  window: Window,
  name: Spelled,
  { isFree, costAt }: Beside,
  most: number,
): { letters: LetterAlong[]; cost: number } | null {
  const [from, to] = [pointOn(window.path, window.start), pointOn(window.path, window.start + name.width)];
  const letters: LetterAlong[] = [];
  let { cost } = window;
  for (const glyph of name.glyphs) {
    const letter = letterIn(window, name, glyph, to.x < from.x);
    if (!isFree(boxOfLetter(letter, name.lettering))) return null;
    const spots = spotsOf(letter, name);
    for (const spot of spots) cost += (LETTERS * costAt(spot)) / spots.length / name.glyphs.length;
    if (cost >= most) return null;
    letters.push(letter);
  }
  return { letters, cost };
}

/** The letters of a name along the best part of the best course; null where nothing is free or all is too dear. */
export function alongBest(name: Spelled, courses: readonly Course[], beside: Beside): LetterAlong[] | null {
  const windows = courses
    .flatMap((course) => windowsOf(course, name))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MOST_TRIED);
  let [best, least]: [LetterAlong[] | null, number] = [null, beside.most];
  for (const window of windows) {
    if (window.cost >= least) break;
    const found = lettersIn(window, name, beside, least);
    if (found) [best, least] = [found.letters, found.cost];
  }
  return best;
}
