import { columnRow, type HexLabel } from '../../../hex/coordinates.ts';
import { remembered, rememberedLast } from '../../../remembered.ts';
import { boxAround, centre, SIZE, type Point } from '../geometry.ts';
import { cellOf, groundOf, hexIn, neighboursOf, numberOf } from '../ground/terrainAt.ts';
import type { Bridge, DrawnLand, WayLine } from '../scene.ts';
import { chance } from '../seed.ts';
import { bridgesOf } from './bridges.ts';
import { around, calmed, onSide, strayed, through, winding } from './lines.ts';

/** The roads and rivers of a land as lines, and the bridges where they cross. */
export interface Ways {
  lines: readonly WayLine[];
  bridges: readonly Bridge[];
}

type Path = DrawnLand['paths'][number];

/** A hex on the way of a road or a river. */
interface Step {
  at: Point;
  cell: number;
  isPlace: boolean;
  isOnRoad: boolean;
  isWater: boolean;
}

/** How far the foot of a place lies below the middle of its hex. */
const FOOT = SIZE * 0.12;
const RIVER_ROOM = SIZE * 0.66;

interface Drawn {
  seed: number;
  /** What the line was made from besides its path. */
  like: string;
  line: WayLine;
}
const drawn = new WeakMap<Path, Drawn>();
/** Many tiles of one land ask for the same ways. */
const waysFrom = rememberedLast(
  (
    columns: DrawnLand['columns'],
    paths: DrawnLand['paths'],
    terrains: DrawnLand['terrains'],
    seed: number,
  ): Ways => {
    const roads = roadHexes(paths);
    return waysThrough(...paths.map((path) => lineOf({ columns, paths, terrains }, path, roads, seed)));
  },
);
const waysThrough = rememberedLast((...lines: WayLine[]): Ways => ({ lines, bridges: bridgesOf(lines) }));

/** The roads and rivers of a land as lines. A line is made anew only when something on its way changed. */
export const waysOf = ({ columns, paths, terrains }: DrawnLand, seed: number): Ways =>
  waysFrom(columns, paths, terrains, seed);

const roadHexes = remembered(
  (paths: DrawnLand['paths']): ReadonlySet<HexLabel> =>
    new Set(paths.flatMap(({ kind, hexes }) => (kind === 'river' ? [] : hexes))),
);

function lineOf(land: DrawnLand, path: Path, roads: ReadonlySet<HexLabel>, seed: number): WayLine {
  const own = stepsOf(land, path, roads);
  const steps = path.kind === 'river' ? downToWater(land, own) : own;
  const like = steps
    .map(
      ({ cell, isPlace, isOnRoad, isWater }) =>
        `${cell} ${Number(isPlace) + 2 * Number(isOnRoad) + 4 * Number(isWater)}`,
    )
    .join();
  const known = drawn.get(path);
  if (known?.like === like && known.seed === seed) return known.line;
  const points = path.kind === 'river' ? riverLine(steps, seed) : roadLine(steps, seed);
  const line = { kind: kindOf(path), name: path.name, points, box: boxAround(points, SIZE / 2) };
  drawn.set(path, { seed, like, line });
  return line;
}

/** Tracks are roads that say so. */
const kindOf = ({ kind, name }: Path): WayLine['kind'] =>
  kind === 'road' && /\b(?:track|trail|path|footpath)\b/i.test(name) ? 'track' : kind;

function stepsOf(
  land: DrawnLand,
  { hexes }: { hexes: readonly HexLabel[] },
  roads: ReadonlySet<HexLabel>,
): Step[] {
  return hexes.flatMap((label) => {
    const place = columnRow(label);
    if (!place) return [];
    const [column, row] = [place.column - 1, place.row - 1];
    return {
      at: centre(place.column, place.row),
      cell: numberOf(column, row),
      isPlace: Boolean(hexIn(land, column, row)?.feature),
      isOnRoad: roads.has(label),
      isWater: groundOf(land, column, row) === 'water',
    };
  });
}

/** A river runs to the end where water is, and on into the water beside that. */
function downToWater(land: DrawnLand, steps: readonly Step[]): readonly Step[] {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || last.isWater) return steps;
  if (first.isWater) return steps.toReversed();
  const mouth = waterBeside(land, last);
  if (mouth) return [...steps, mouth];
  const other = waterBeside(land, first);
  return other ? [...steps.toReversed(), other] : steps;
}

/** The first hex of water beside another. */
function waterBeside(land: DrawnLand, { cell }: Step): Step | undefined {
  const water = neighboursOf(...cellOf(cell)).find(([x, y]) => groundOf(land, x, y) === 'water');
  if (!water) return undefined;
  const [column, row] = water;
  const at = centre(column + 1, row + 1);
  return { at, cell: numberOf(column, row), isPlace: false, isOnRoad: false, isWater: true };
}

/** From 0 up to 1 by the two hexes, whichever comes first. */
const sideChance = (a: Step, b: Step, seed: number): number =>
  chance(seed, Math.min(a.cell, b.cell), Math.max(a.cell, b.cell), 62);

/** Through the middle of every place, and near the middle of all other hexes; where roads share a side they share a point on it. */
function roadLine(steps: readonly Step[], seed: number): Point[] {
  const points = steps.flatMap((step, index) => {
    const before = steps[index - 1];
    const side = before
      ? [onSide(before.at, step.at, (sideChance(before, step, seed) - 0.35) * 0.44 * SIZE)]
      : [];
    const { x, y } = step.at;
    const middle = step.isPlace ? { x, y: y + FOOT } : strayed(step.at, seed, step.cell, 41, 0.14 * SIZE);
    return [...side, middle];
  });
  const none = { by: 0, over: 1, salt: 0 };
  return winding(through(points, 0.1 * SIZE), seed, { by: 0.025 * SIZE, over: 0.3 * SIZE, salt: 73 }, none);
}

/** The line of somebody who walks from hex to hex: on the road wherever one leads there. */
export const wayAlong = (land: DrawnLand, hexes: readonly HexLabel[], seed: number): Point[] =>
  roadLine(stepsOf(land, { hexes }, new Set()), seed);

/** Beside the roads and around the places of its hexes, in bends. */
function riverLine(steps: readonly Step[], seed: number): Point[] {
  const points = steps.flatMap((step, index) => {
    const before = steps[index - 1];
    const side = before
      ? [onSide(before.at, step.at, -0.06 * SIZE - 0.26 * SIZE * sideChance(before, step, seed))]
      : [];
    return [...side, riverBed(step, steps[index - 1] ?? step, steps[index + 1] ?? step, seed)];
  });
  const rough = winding(
    through(calmed(points, 0.28, 2), 0.06 * SIZE),
    seed,
    { by: 0.17 * SIZE, over: 0.46 * SIZE, salt: 71 },
    { by: 0.03 * SIZE, over: 0.15 * SIZE, salt: 75 },
  );
  const pushed = steps
    .filter(({ isPlace }) => isPlace)
    .reduce((line, { at }) => around(line, at, RIVER_ROOM), rough);
  return calmed(pushed, 0.5, 26);
}

function riverBed(
  { at, cell, isPlace, isOnRoad, isWater }: Step,
  before: Step,
  after: Step,
  seed: number,
): Point {
  if (isWater || !(isPlace || isOnRoad)) return strayed(at, seed, cell, 51, 0.22 * SIZE);
  const [dx, dy] = [after.at.x - before.at.x, after.at.y - before.at.y];
  const long = Math.hypot(dx, dy) || 1;
  const room = isPlace ? RIVER_ROOM : 0.4 * SIZE;
  return { x: at.x + (dy / long) * room, y: at.y - (dx / long) * room };
}
