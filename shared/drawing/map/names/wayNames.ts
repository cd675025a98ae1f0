import { toneOf } from '../../../hex/ground.ts';
import type { Lettering } from '../../letters/letters.ts';
import { at, type Distance, type DistanceId } from '../distance.ts';
import { hexUnder, SIZE, type Box, type Point } from '../geometry.ts';
import { hexIn } from '../ground/terrainAt.ts';
import type { Scene, WayLine } from '../scene.ts';
import { alongBest, boxOfLetter, evenly, type Course } from './along.ts';
import type { NameAlong } from './placed.ts';
import { numbersIn } from './numbers.ts';
import { spelled, type Spelled } from './spelled.ts';
import type { Surroundings } from './surroundings.ts';

const LETTERING: Lettering = { family: 'serif', isItalic: true, weight: 500 };
const TRACKING = 0.09;
/** From where the names of ways are read. */
const SEEN: Record<WayLine['kind'], readonly DistanceId[]> = {
  river: ['whole', 'middle', 'close'],
  road: ['middle', 'close'],
  paved: ['middle', 'close'],
  track: ['close'],
};
/** How far a name runs beside its line: against its size, and in radii. */
const BESIDE = { size: 0.86, radii: 0.06 };
const STEP = SIZE * 0.15;
/** What costs: a river’s name on the sea; and from where on it is left out. */
const COSTS = { sea: 16 };
const MOST = 60;

/** A line to one side of another and calmer. */
function beside(points: readonly Point[], away: number): Point[] {
  const ends = points.length - 1;
  let line = points.map((point, index) => {
    const [a, b] = [points[Math.max(0, index - 2)] ?? point, points[Math.min(ends, index + 2)] ?? point];
    const share = away / (Math.hypot(b.x - a.x, b.y - a.y) || 1);
    return { x: point.x - (b.y - a.y) * share, y: point.y + (b.x - a.x) * share };
  });
  for (let time = 0; time < 3; time += 1) {
    const before = line;
    line = before.map((point, index) => {
      const [a, b] = [before[index - 1] ?? point, before[index + 1] ?? point];
      return { x: (a.x + point.x + b.x) / 3, y: (a.y + point.y + b.y) / 3 };
    });
  }
  return line;
}

function coursesOf({ points }: WayLine, { size }: Spelled): Course[] {
  const even = evenly(points, STEP);
  const away = size * BESIDE.size + SIZE * BESIDE.radii;
  return [-away, away].map((side) => ({ points: beside(even, side), base: 0 }));
}

/** What it costs that a letter of a way’s name stands at a point. */
function costIn(
  { land, whose }: Scene,
  { kind }: WayLine,
  size: number,
  distance: Distance,
): (point: Point) => number {
  const isHex = (column: number, row: number): boolean => hexIn(land, column - 1, row - 1) !== null;
  const number = at(distance, 4, 9, 9);
  const half = size / 2;
  return ({ x, y }) => {
    const { column, row } = hexUnder({ x, y });
    const hex = hexIn(land, column - 1, row - 1);
    if (whose === 'players' && !hex?.known) return Infinity;
    const box = { left: x - half, top: y - half, right: x + half, bottom: y + half };
    const sea = kind === 'river' && hex && toneOf(land, hex) === 'water' ? COSTS.sea : 0;
    return sea + number * numbersIn(box, isHex, distance);
  };
}

/**
 * The names of roads and rivers beside them, each once, and into the crowd the boxes of their letters: none meets anything that is
 * there already. A name without a good place is left out.
 */
export function nameWays(ways: readonly WayLine[], { scene, distance, crowd }: Surroundings): NameAlong[] {
  const size = at(distance, 10, 12.5, 18) * distance.pixel;
  const isFree = (box: Box): boolean => !crowd.touches(box);
  const done = new Set<string>();
  const longest = [...ways].sort((a, b) => b.points.length - a.points.length);
  return longest.flatMap((way) => {
    const key = `${way.kind === 'river'} ${way.name}`;
    if (done.has(key) || !SEEN[way.kind].includes(distance.id)) return [];
    const name = spelled(way.name, { lettering: LETTERING, size, tracking: TRACKING, isCapitals: false });
    if (!name) return [];
    const costAt = costIn(scene, way, size, distance);
    const letters = alongBest(name, coursesOf(way, name), { isFree, costAt, most: MOST });
    if (!letters) return [];
    done.add(key);
    for (const letter of letters) crowd.add(boxOfLetter(letter, LETTERING));
    return [{ name: way.name, of: way.kind === 'river' ? 'river' : 'road', lettering: LETTERING, letters }];
  });
}
