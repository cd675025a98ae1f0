import { labelOf, type HexLabel } from '../hex/coordinates.ts';
import { hexesOf, SETTLEMENTS, stretches, type Hex, type Land, type LandPath } from '../hex/land.ts';
import type { TerrainId } from '../hex/terrain.ts';
import { cellsThat, gridOf, type Grid } from './grid.ts';
import { byCount, groundsOf } from './grounds.ts';
import { Names } from './names.ts';
import { regionsOf } from './regions.ts';
import { riversOf } from './rivers.ts';
import { roadsOf } from './roads.ts';
import { lonelyOf, settlementsOf, withFields, type Spot } from './settlements.ts';
import { surfaceOf, type Fixed } from './surface.ts';
import type { Wishes } from './wishes.ts';

/** A land that grew, and what of it is new. */
export interface Grown {
  land: Land;
  added: {
    hexes: number;
    settlements: number;
    lonely: number;
    roads: number;
    rivers: number;
    regions: number;
  };
}

/** Smaller stretches of land, such as islets, are in no region. */
const LEAST_OF_REGION = 4;

/**
 * Grows a land: sea and heights, rivers, what grows where, settlements, roads between them, regions, and names. The same wishes make the
 * same land. With a land that is there, its hexes, places and ways stay as they are, and the rest of the paper is filled so that it goes
 * on from there. Sources: Red Blob Games, “Polygonal Map Generation for Games”; Azgaar’s Fantasy Map Generator; Alex Schroeder’s Hex Describe.
 */
export function grow(wishes: Wishes, mine?: Land, ownNames: readonly string[] = []): Grown {
  const grid = gridOf(
    Math.max(wishes.columns, mine?.columns.length ?? 0),
    Math.max(wishes.rows, ...(mine?.columns.map((column) => column.length) ?? [])),
  );
  const sized = { ...wishes, columns: grid.wide, rows: grid.high };
  const fixed = fixedOf(grid, mine);
  const free = (cell: number): boolean => !fixed.has(cell);
  const surface = surfaceOf(grid, sized, fixed);
  const rivers = riversOf(grid, surface, sized)
    .flatMap((course) => stretches(course, free))
    .filter((stretch) => stretch.length > 2);
  const wild = groundsOf(grid, surface, rivers, sized).map((ground, cell) => fixed.get(cell) ?? ground);
  const closed = cellsThat(grid, (cell) => !free(cell));
  const settlements = settlementsOf(grid, wild, rivers, sized, closed);
  const grounds = withFields(grid, wild, settlements, sized);
  const roads = roadsOf(
    grid,
    grounds,
    rivers,
    settlements.map(({ cell }) => cell),
    free,
  );
  const spots = [...settlements, ...bridgesOn(grid, roads, rivers, settlements)];
  const lonely = lonelyOf(grid, grounds, sized, [...spots.map(({ cell }) => cell), ...closed]);
  const regions = regionsOf(grid, grounds, wishes.seed, free).filter(
    (cells) => cells.length >= LEAST_OF_REGION,
  );
  const parts = { grid, grounds, rivers, roads, spots: [...spots, ...lonely], regions, free, ownNames };
  return {
    land: landOf(parts, sized, mine),
    added: {
      hexes: cellsThat(grid, free).length,
      settlements: settlements.length,
      lonely: lonely.length,
      roads: roads.length,
      rivers: rivers.length,
      regions: regions.length,
    },
  };
}

const hexIn = (land: Land | undefined, { high }: Grid, cell: number): Hex | undefined =>
  land?.columns[Math.floor(cell / high)]?.[cell % high] ?? undefined;

function fixedOf(grid: Grid, mine: Land | undefined): Fixed {
  const fixed = new Map<number, TerrainId>();
  for (const cell of mine ? cellsThat(grid, () => true) : []) {
    const hex = hexIn(mine, grid, cell);
    if (hex) fixed.set(cell, hex.terrain);
  }
  return fixed;
}

/** Where roads cross rivers, and no place is near, there is a bridge. */
function bridgesOn(
  grid: Grid,
  roads: readonly number[][],
  rivers: readonly number[][],
  settlements: readonly Spot[],
): Spot[] {
  const wet = new Set(rivers.flat());
  const near = new Set(settlements.flatMap(({ cell }) => [cell, ...grid.around(cell)]));
  const spots: Spot[] = [];
  for (const cell of roads.flatMap((road) => road.slice(1, -1))) {
    if (!wet.has(cell) || near.has(cell)) continue;
    spots.push({ cell, kind: 'bridge' });
    for (const other of [cell, ...grid.around(cell)]) near.add(other);
  }
  return spots;
}

interface Parts {
  grid: Grid;
  grounds: readonly TerrainId[];
  rivers: readonly number[][];
  roads: readonly number[][];
  spots: readonly Spot[];
  regions: readonly number[][];
  free: (cell: number) => boolean;
  ownNames: readonly string[];
}

/** Who lives in what is open to all, and what must be found. */
const HIDDEN: ReadonlySet<Spot['kind']> = new Set(['cave']);

function landOf(
  { grid, grounds, rivers, roads, spots, regions, free, ownNames }: Parts,
  wishes: Wishes,
  mine?: Land,
): Land {
  const names = new Names(wishes.names, wishes.seed, namesIn(mine), ownNames);
  const labelAt = (cell: number): HexLabel =>
    labelOf(Math.floor(cell / grid.high) + 1, (cell % grid.high) + 1);
  const hexes = grounds.map((terrain): Hex => ({ terrain, known: false }));
  const all: Land['regions'] = { ...mine?.regions };
  for (const cells of regions) {
    const [middle = 0] = cells;
    const id = `region-${labelAt(middle)}`;
    all[id] = {
      name: names.region(
        byCount(cells.map((cell) => grounds[cell] ?? 'plain'))[0]?.terrain ?? 'plain',
        middle,
      ),
      dangerous: true,
      encounters: [],
    };
    for (const cell of cells) Object.assign(hexes[cell] ?? {}, { region: id });
  }
  for (const { cell, kind } of spots) {
    const name = SETTLEMENTS.has(kind) ? names.settlement(kind, cell) : names.lonely(kind, cell);
    Object.assign(hexes[cell] ?? {}, { feature: { kind, name, secret: HIDDEN.has(kind) } });
  }
  const wayOf = (kind: LandPath['kind'], cells: readonly number[], name = ''): LandPath => ({
    kind,
    name,
    hexes: cells.map(labelAt),
  });
  return {
    ...(mine ?? { name: names.region('plain', grid.size), sites: {} }),
    columns: Array.from({ length: grid.wide }, (_all, x) =>
      Array.from({ length: grid.high }, (_one, y) => {
        const cell = x * grid.high + y;
        return free(cell) ? (hexes[cell] ?? null) : (hexIn(mine, grid, cell) ?? null);
      }),
    ),
    paths: [
      ...(mine?.paths ?? []),
      ...rivers.map((cells) => wayOf('river', cells, names.river(cells[0] ?? 0))),
      ...roads.map((cells) => wayOf('road', cells)),
    ],
    regions: all,
  };
}

function* namesIn(land: Land | undefined): Generator<string> {
  if (!land) return;
  for (const { name } of [...Object.values(land.regions), ...land.paths]) yield name;
  for (const [, { feature }] of hexesOf(land)) if (feature) yield feature.name;
}
