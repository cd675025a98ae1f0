import type { Pen } from '../../pen/pen.ts';
import { closed } from '../../pen/shapes.ts';
import { at } from '../distance.ts';
import { SIZE } from '../geometry.ts';
import { loopsAround, onGround } from '../ground/outlines.ts';
import { hexIn, neighboursOf, type Cell } from '../ground/terrainAt.ts';
import type { DrawnHex } from '../scene.ts';
import type { Canvas } from './canvas.ts';

/** Bands inside the border of a region, from the widest: how wide and how strong. */
const BANDS: readonly [wide: number, strong: number][] = [
  [0.3, 0.105],
  [0.19, 0.135],
  [0.09, 0.18],
];

/** Regions as soft outlines on dry land, each in a colour of its own. */
export function drawRegions(pen: Pen, canvas: Canvas): void {
  const { scene, piece, sea, dry, distance } = canvas;
  const { palette, land } = scene;
  const regionOf = (column: number, row: number): string | undefined => regionAt(scene, column, row);
  const present = new Map<string, Cell[]>();
  for (const cell of piece.cells) {
    const region = regionOf(...cell);
    if (region === undefined) continue;
    const there = present.get(region);
    if (there) there.push(cell);
    else present.set(region, [cell]);
  }
  const ids = [...new Set([...Object.keys(land.regions ?? {}), ...present.keys()])];
  pen.save();
  if (sea) pen.clip(dry);
  pen.lineJoin = 'round';
  for (const [region, cells] of present) {
    const even = loopsAround(cells, (x, y) => piece.has(x, y) && regionOf(x, y) === region);
    const border = closed(
      canvas.fine === 0 ? even : even.map((loop) => onGround(loop, scene.seed, canvas.fine)),
    );
    const tint = palette.regions[ids.indexOf(region) % palette.regions.length] ?? palette.ink;
    if (!palette.isInk) drawBands(pen, border, tint);
    pen.lineWidth = at(distance, 1, 1.3, 2) * distance.pixel;
    pen.strokeStyle = palette.regionName;
    pen.globalAlpha = palette.isInk ? 1 : 0.55;
    const dash = at(distance, 0.7, 1, 1.6) * distance.pixel;
    pen.setLineDash([10 * dash, 4 * dash, 1.5 * distance.pixel, 4 * dash]);
    pen.stroke(border);
    pen.setLineDash([]);
    pen.globalAlpha = 1;
  }
  pen.restore();
}

function drawBands(pen: Pen, border: ReturnType<typeof closed>, tint: string): void {
  pen.save();
  pen.clip(border);
  pen.strokeStyle = tint;
  for (const [wide, strong] of BANDS) {
    pen.globalAlpha = strong;
    pen.lineWidth = wide * SIZE;
    pen.stroke(border);
  }
  pen.restore();
}

/** The region of a hex; beyond the land, and beyond what players know of it, that of the hex beside it, so that no border runs there. */
function regionAt({ land, whose }: Canvas['scene'], column: number, row: number): string | undefined {
  const lends = (x: number, y: number): DrawnHex | null => {
    const hex = hexIn(land, x, y);
    return whose === 'players' && !hex?.known ? null : hex;
  };
  const own = lends(column, row);
  if (own) return own.region;
  for (const [x, y] of neighboursOf(column, row)) {
    const beside = lends(x, y);
    if (beside) return beside.region;
  }
  return undefined;
}
