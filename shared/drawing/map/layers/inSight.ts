import { columnRow, hexesAround, type HexLabel } from '../../../hex/coordinates.ts';
import type { Pen } from '../../pen/pen.ts';
import { closed, type Shape } from '../../pen/shapes.ts';
import type { Distance } from '../distance.ts';
import { loopsAround, softened, type Loop } from '../ground/outlines.ts';
import { hexAt } from '../../../hex/land.ts';
import type { Cell } from '../ground/terrainAt.ts';
import type { Palette } from '../palette/palette.ts';
import type { DrawnLand } from '../scene.ts';

/** The line around what is seen from a hex: itself and those beside it, as far as there is land. */
export const sightLine = (land: DrawnLand, hex: HexLabel): Shape => lineAround(land, hexesAround(hex, 1));

/** The line around hexes, as far as there is land. */
export const lineAround = (land: DrawnLand, hexes: readonly HexLabel[]): Shape =>
  closed(loopsAroundHexes(land, hexes).map((loop) => softened(loop)));

/** The edge of hexes, side by side, as far as there is land. */
export const edgeAround = (land: DrawnLand, hexes: readonly HexLabel[]): Shape =>
  closed(loopsAroundHexes(land, hexes));

function loopsAroundHexes(land: DrawnLand, hexes: readonly HexLabel[]): Loop[] {
  const cells = hexes.flatMap((label): Cell[] => {
    const place = columnRow(label);
    return place && hexAt(land, label) ? [[place.column - 1, place.row - 1]] : [];
  });
  const seen = new Set(cells.map(String));
  return loopsAround(cells, (column, row) => seen.has(String([column, row])));
}

/** Draws it as a soft light along what is in sight. */
export function drawSight(pen: Pen, line: Shape, { knownLine }: Palette, { id, pixel }: Distance): void {
  if (id === 'far') return;
  pen.save();
  pen.lineJoin = 'round';
  pen.strokeStyle = knownLine;
  for (const [wide, strength] of SOFT) {
    pen.globalAlpha = strength;
    pen.lineWidth = wide * pixel;
    pen.stroke(line);
  }
  pen.restore();
}

/** Wide and faint, narrow and clearer. */
const SOFT = [
  [7, 0.12],
  [3.5, 0.16],
  [1.1, 0.65],
] as const;
