import type { Point } from '../geometry.ts';
import { halved, loopsAround, relaxed } from '../ground/outlines.ts';
import type { Cell } from '../ground/terrainAt.ts';

/** A hex by its column and its row. */
export interface Place {
  column: number;
  row: number;
}

const WIDE = 8192;
export const placeKey = ({ column, row }: Place): number => (column + 8) * WIDE + row + 8;

/** The outlines of hexes, clockwise around them and the other way around their holes, as closed lines without corners; the longest first. */
export function outlineOf(places: readonly Place[]): Point[][] {
  const inside = new Set(places.map(placeKey));
  const loops = loopsAround(
    places.map(({ column, row }): Cell => [column - 1, row - 1]),
    (x, y) => inside.has(placeKey({ column: x + 1, row: y + 1 })),
  );
  return loops.sort((a, b) => b.length - a.length).map((loop) => relaxed(halved(loop), 7));
}
