import type { DrawnHex, DrawnLand } from '../../../shared/drawing/map/scene.ts';

type Column = DrawnLand['columns'][number];
type Path = DrawnLand['paths'][number];

/** What of a land is not as it was told before: whole columns, and the paths with those that stay named by their old place. */
export interface LandChange {
  /** How many columns there are now. */
  length: number;
  columns: [index: number, column: Column][];
  paths?: (Path | number)[];
  regions?: DrawnLand['regions'];
  /** All of them, none where there are none. */
  labels?: NonNullable<DrawnLand['labels']>;
  terrains?: DrawnLand['terrains'];
}

/** A land on which there is nothing yet. */
export const NO_LAND: DrawnLand = { columns: [], paths: [] };

/** A hex without what is not drawn: its note may be long. */
function drawnHex(hex: DrawnHex | null): DrawnHex | null {
  if (!hex) return null;
  const { terrain, known, region, own, symbols, feature } = hex;
  return {
    terrain,
    known,
    ...(region !== undefined && { region }),
    ...(own !== undefined && { own }),
    ...(symbols !== undefined && { symbols }),
    ...(feature && { feature: { kind: feature.kind, name: feature.name, secret: feature.secret } }),
  };
}

const drawnRegions = (regions: DrawnLand['regions']): DrawnLand['regions'] =>
  regions && Object.fromEntries(Object.entries(regions).map(([id, { name }]) => [id, { name }]));

/** What has to be told of a land to somebody who knows an earlier one; undefined where nothing changed. */
export function changeOf(before: DrawnLand, after: DrawnLand): LandChange | undefined {
  const columns = after.columns.flatMap((column, index): LandChange['columns'] =>
    column === before.columns[index] ? [] : [[index, column.map(drawnHex)]],
  );
  const isSame =
    before.paths === after.paths &&
    before.regions === after.regions &&
    before.labels === after.labels &&
    before.terrains === after.terrains;
  if (isSame && columns.length === 0 && before.columns.length === after.columns.length) return undefined;
  const places = new Map(before.paths.map((path, index) => [path, index]));
  return {
    length: after.columns.length,
    columns,
    ...(before.paths !== after.paths && {
      paths: after.paths.map(
        (path) => places.get(path) ?? { kind: path.kind, name: path.name, hexes: path.hexes },
      ),
    }),
    ...(before.regions !== after.regions && { regions: drawnRegions(after.regions) }),
    ...(before.labels !== after.labels && { labels: after.labels ?? [] }),
    ...(before.terrains !== after.terrains && { terrains: after.terrains ?? {} }),
  };
}

/** An earlier land with what changed since; what stays is the same object. */
export function changedLand(
  before: DrawnLand,
  { length, columns, paths, regions, labels, terrains }: LandChange,
): DrawnLand {
  const now = before.columns.slice(0, length);
  for (const [index, column] of columns) now[index] = column;
  const known = paths?.flatMap((path) => (typeof path === 'number' ? (before.paths[path] ?? []) : path));
  const named = regions ?? before.regions;
  const written = labels ?? before.labels;
  const own = terrains ?? before.terrains;
  return {
    columns: now,
    paths: known ?? before.paths,
    ...(named && { regions: named }),
    ...(written && written.length > 0 && { labels: written }),
    ...(own && { terrains: own }),
  };
}
