import { stepsOut } from '../hex/steps.ts';
import { columnRow, DIRECTIONS, directionTo, labelOf, type HexLabel } from '../hex/coordinates.ts';
import { roadsIn, type Hex, type Land, type Road } from '../hex/land.ts';
import { TERRAIN_IDS, TERRAINS, type TerrainId } from '../hex/terrain.ts';
import { remembered } from '../remembered.ts';

/** The roads between two hexes, or none: a hex’s place in `roads` holds the place of its road in here. */
export const ROADS: readonly (Road | undefined)[] = [undefined, 'road', 'paved'];

export const WAYS_OUT = DIRECTIONS.length;

/** What `ground` holds where the paper is blank. */
const BLANK = -1;

/**
 * A land as a search wants it: each hex has a number, column by column, and what is asked of it lies in plain arrays. Numbers
 * grow with columns, then with rows.
 */
export interface Grid {
  columns: number;
  rows: number;
  size: number;
  /** The place of each hex’s terrain in `TERRAIN_IDS`; -1 where there is no hex. */
  ground: Int8Array;
  /** The place of each hex’s region in `regions`. */
  region: Int32Array;
  regions: readonly (string | undefined)[];
  /** 1 for each hex that the players know. */
  known: Uint8Array;
  /** The best road out of each hex in each of the six directions, as its place in `ROADS`. */
  roads: Uint8Array;
}

/** The grid of a land; made once for each. */
export const gridOf = remembered((land: Pick<Land, 'columns' | 'paths'>): Grid => {
  const columns = land.columns.length;
  const rows = land.columns.reduce((most, { length }) => Math.max(most, length), 0);
  const size = columns * rows;
  const regions = new Map<string | undefined, number>();
  const grid = {
    columns,
    rows,
    size,
    ground: new Int8Array(size).fill(BLANK),
    region: new Int32Array(size),
    known: new Uint8Array(size),
    roads: new Uint8Array(size * WAYS_OUT),
  };
  for (const [x, column] of land.columns.entries())
    for (const [y, hex] of column.entries()) if (hex) placeHex(grid, x * rows + y, hex, regions);
  const whole = { ...grid, regions: [...regions.keys()] };
  layRoads(whole, land.paths);
  return whole;
});

const GROUNDS = new Map(TERRAIN_IDS.map((id, index) => [id, index]));

function placeHex(
  { ground, region, known }: Pick<Grid, 'ground' | 'region' | 'known'>,
  at: number,
  hex: Hex,
  regions: Map<string | undefined, number>,
): void {
  if (!regions.has(hex.region)) regions.set(hex.region, regions.size);
  ground[at] = GROUNDS.get(hex.terrain) ?? BLANK;
  region[at] = regions.get(hex.region) ?? 0;
  known[at] = hex.known ? 1 : 0;
}

/** The direction in which a neighbour lies, by its place in `DIRECTIONS`; -1 where it is none. */
export const wayOut = (from: HexLabel, to: HexLabel): number =>
  DIRECTIONS.findIndex(({ id }) => id === directionTo(from, to)?.id);

/** Writes down which road leads out of each hex in each direction. */
function layRoads(grid: Grid, paths: Land['paths']): void {
  for (const [from, out] of roadsIn(paths)) {
    const at = idOf(grid, from);
    for (const [to, kind] of out) {
      const direction = wayOut(from, to);
      if (at !== undefined && direction >= 0) grid.roads[at * WAYS_OUT + direction] = ROADS.indexOf(kind);
    }
  }
}

/** The number of a hex; undefined off the grid. Where the paper is blank there are numbers too: `hasHex` tells. */
export function idOf({ columns, rows }: Grid, label: HexLabel): number | undefined {
  const place = columnRow(label);
  return place && place.column <= columns && place.row <= rows
    ? (place.column - 1) * rows + place.row - 1
    : undefined;
}

export const labelOfId = ({ rows }: Grid, id: number): HexLabel =>
  labelOf(Math.floor(id / rows) + 1, (id % rows) + 1);

export const hasHex = ({ ground }: Grid, id: number): boolean => (ground[id] ?? BLANK) !== BLANK;

/** The terrain of a number with a hex. */
export const terrainAt = ({ ground }: Grid, id: number): TerrainId => TERRAIN_IDS[ground[id] ?? 0] ?? 'plain';

/** Whether there is a hex that can be walked. */
export const isOpen = (grid: Grid, id: number): boolean =>
  hasHex(grid, id) && !TERRAINS[terrainAt(grid, id)].barred;

/** The number of the hex in a direction (its place in `DIRECTIONS`); -1 off the grid. */
export function nextTo({ columns, rows }: Grid, id: number, direction: number): number {
  const x = Math.floor(id / rows);
  const step = stepsOut(x)[direction];
  if (!step) return -1;
  const column = x + step[0];
  const row = id - x * rows + step[1];
  return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : column * rows + row;
}
