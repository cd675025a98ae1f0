import { FeatureSchema } from '../../../shared/hex/land.ts';
import type { DrawnHex, DrawnLand, Scene, WayLine } from '../../../shared/drawing/map/scene.ts';
import { boxAround, centreOf, type Point } from '../../../shared/drawing/map/geometry.ts';
import { distanceAt, type Distance } from '../../../shared/drawing/map/distance.ts';
import { LIGHT } from '../../../shared/drawing/map/palette/light.ts';
import { chance } from '../../../shared/drawing/map/seed.ts';
import { labelOf } from '../../../shared/hex/coordinates.ts';

/** A distance of each kind. */
export const DISTANCES: readonly Distance[] = [4, 20, 60, 120].map((radius) => distanceAt(radius / 40));

export const sceneOf = (land: DrawnLand, whose: Scene['whose'] = 'referee'): Scene => ({
  land,
  seed: 7,
  palette: LIGHT,
  whose,
  isHatched: false,
});

/** The ways of a land, straight from hex to hex. */
export function waysOf({ paths }: DrawnLand): WayLine[] {
  return paths.map(({ kind, name, hexes }) => {
    const corners = hexes.flatMap((hex) => centreOf(hex) ?? []);
    const points = corners.flatMap((from, index): Point[] => {
      const to = corners[index + 1];
      if (!to) return [from];
      return Array.from({ length: 30 }, (_, part) => ({
        x: from.x + ((to.x - from.x) * part) / 30,
        y: from.y + ((to.y - from.y) * part) / 30,
      }));
    });
    return { kind, name, points, box: boxAround(points, 0) };
  });
}

const KINDS = FeatureSchema.shape.kind.options;

/** A land of so many columns and rows: a place in about every `each`th hex, regions of `block` by `block` hexes. */
export function landOf(
  columns: number,
  rows: number,
  each: number,
  block: number,
  nameOf: (index: number) => string,
): DrawnLand {
  const regions: Record<string, { name: string }> = {};
  const hexAt = (column: number, row: number): DrawnHex => {
    const [here, kind] = [chance(3, column, row), chance(4, column, row)];
    const region = `r-${Math.floor(column / block)}-${Math.floor(row / block)}`;
    regions[region] ??= { name: nameOf(Object.keys(regions).length * 7 + 1) };
    const feature = {
      kind: KINDS[Math.floor(kind * KINDS.length)] ?? 'town',
      name: nameOf(column * 200 + row),
      secret: kind > 0.95,
    };
    return {
      terrain: chance(5, Math.floor(column / block), Math.floor(row / block)) > 0.8 ? 'water' : 'plain',
      known: column < columns / 2,
      region,
      ...(here * each < 1 && { feature }),
    };
  };
  const grid = Array.from({ length: columns }, (_, x) =>
    Array.from({ length: rows }, (_unused, y) => hexAt(x + 1, y + 1)),
  );
  const paths = Array.from({ length: Math.ceil(rows / 8) }, (_, index) => ({
    kind: (['road', 'river', 'paved'] as const)[index % 3] ?? 'road',
    name: nameOf(index * 13 + 5),
    hexes: Array.from({ length: columns }, (_unused, x) =>
      labelOf(x + 1, Math.min(rows, index * 8 + 1 + (x % 3))),
    ),
  }));
  return { columns: grid, paths, regions };
}
