import type { TerrainId } from '../hex/terrain.ts';
import { fractal, SALT } from './chance.ts';
import { cellsThat, Least, stepsFrom, type Grid } from './grid.ts';
import type { Coast, Wishes } from './wishes.ts';

/** What lies where, before anything stands on it. */
export interface Surface {
  isWater: boolean[];
  /** How rugged land is, from 0 to 1: hills and mountains are where it is most. */
  rugged: number[];
  /** How high land lies once every hollow is filled, so that from each hex a lower one leads on to water or off the map. */
  height: number[];
  /** The lower hex to which water runs; -1 from water itself, and where it leaves the map. */
  down: number[];
  /** How many hexes drain through one, itself among them. */
  flow: number[];
}

/** The terrain of hexes that are there already and stay, by their numbers. */
export type Fixed = ReadonlyMap<number, TerrainId>;

/** How much of the land is water. */
const WATER: Readonly<Record<Coast, number>> = { none: 0.03, west: 0.18, two: 0.28, isle: 0.46 };

/** How far inland something is, from 0 in the sea to 1. */
const INLAND: Readonly<Record<Coast, (x: number, y: number) => number>> = {
  none: () => 1,
  west: (x) => x,
  two: (x, y) => Math.min(x, 1 - (x + y) / 2 + 0.12),
  isle: (x, y) => Math.min(x, y, 1 - x, 1 - y) * 2,
};

/** The places of values in their order, from 0 to 1: as many of the least can be taken as are wished, whatever the values are. */
export function ranked(cells: readonly number[], valueOf: (cell: number) => number): Map<number, number> {
  const ordered = cells.toSorted((one, other) => valueOf(one) - valueOf(other) || one - other);
  return new Map(ordered.map((cell, place) => [cell, place / ordered.length]));
}

const RUGGED: Readonly<Partial<Record<TerrainId, number>>> = {
  mountain: 0.95,
  snow: 0.97,
  hills: 0.75,
  swamp: 0.05,
};

/**
 * Sea and heights: noise under a mask of the coast, as in Red Blob Games’ polygon maps; hollows are filled from the water upwards
 * (Barnes, Lehman and Mulla, “Priority-flood”), which says for each hex where its water runs.
 */
export function surfaceOf(grid: Grid, wishes: Wishes, fixed: Fixed): Surface {
  const isWater = seaOf(grid, wishes, fixed);
  const rugged = ruggedness(grid, wishes, isWater, fixed);
  const { height, down, order } = filled(grid, isWater, rugged, wishes.coast === 'none');
  const flow = Array<number>(grid.size).fill(1);
  for (const cell of order.toReversed()) {
    const next = down[cell] ?? -1;
    if (next >= 0) flow[next] = (flow[next] ?? 0) + (flow[cell] ?? 0);
  }
  return { isWater, rugged, height, down, flow };
}

function seaOf(grid: Grid, { seed, coast }: Wishes, fixed: Fixed): boolean[] {
  const near = stepsFrom(grid, [...fixed.keys()]);
  const land = stepsFrom(
    grid,
    [...fixed].flatMap(([cell, terrain]) => (terrain === 'water' ? [] : [cell])),
  );
  const free = cellsThat(grid, (cell) => !fixed.has(cell));
  const inland = (cell: number): number => {
    const [column, row] = [Math.floor(cell / grid.high), cell % grid.high];
    const mask = INLAND[coast]((column + 0.5) / grid.wide, (row + 0.5) / grid.high);
    const lie = fractal(seed, SALT.sea, grid.at(cell), 9) * 0.55 + mask;
    // Beside what is there, sea goes on as sea and land as land.
    const steps = near[cell] ?? Infinity;
    return steps > 2 ? lie : lie + ((land[cell] ?? Infinity) === steps ? 1 : -1) / steps;
  };
  const rank = ranked(free, inland);
  return Array.from({ length: grid.size }, (_all, cell) =>
    fixed.has(cell) ? fixed.get(cell) === 'water' : (rank.get(cell) ?? 1) < WATER[coast],
  );
}

function ruggedness(grid: Grid, { seed }: Wishes, isWater: readonly boolean[], fixed: Fixed): number[] {
  const sea = stepsFrom(
    grid,
    cellsThat(grid, (cell) => isWater[cell] === true),
  );
  return Array.from({ length: grid.size }, (_all, cell) => {
    if (isWater[cell]) return 0;
    const at = grid.at(cell);
    // The middle of a range, where noise crosses its mean, is highest.
    const ridge = 1 - Math.abs(fractal(seed, SALT.ridge, at, 14) - 0.5) * 3;
    const broad = fractal(seed, SALT.rugged, at, 7);
    const inland = Math.min(1, (sea[cell] ?? Infinity) / 6);
    const wild = Math.max(0, Math.min(1, ridge * 0.5 + broad * 0.3 + inland * 0.2));
    return RUGGED[fixed.get(cell) ?? 'water'] ?? (fixed.has(cell) ? 0.3 : wild);
  });
}

/** Steps of height between two hexes on filled ground; far smaller than those between others. */
const SLIGHTLY = 1;
const SCALE = 1_000_000;

function filled(
  grid: Grid,
  isWater: readonly boolean[],
  rugged: readonly number[],
  leavesTheMap: boolean,
): Pick<Surface, 'height' | 'down'> & { order: number[] } {
  const height = Array<number>(grid.size).fill(-1);
  const down = Array<number>(grid.size).fill(-1);
  const order: number[] = [];
  const queue = new Least<number>();
  const raise = (cell: number, least: number): void => {
    height[cell] = isWater[cell] ? 0 : Math.max(1 + Math.floor((rugged[cell] ?? 0) * SCALE), least);
    queue.push(height[cell] ?? 0, cell);
  };
  const waters = cellsThat(grid, (cell) => isWater[cell] === true);
  for (const cell of waters) raise(cell, 0);
  // Where there is no sea, or no water at all, it leaves the map at its edge.
  if (leavesTheMap || waters.length === 0)
    for (const cell of cellsThat(grid, (one) => grid.isEdge(one) && !isWater[one])) raise(cell, 1);
  for (let least = queue.pop(); least; least = queue.pop()) {
    const cell = least.value;
    order.push(cell);
    for (const other of grid.around(cell)) {
      if ((height[other] ?? 0) >= 0) continue;
      down[other] = cell;
      raise(other, (height[cell] ?? 0) + SLIGHTLY);
    }
  }
  return { height, down, order };
}
