import { TERRAIN_IDS, type TerrainId } from '../../../hex/terrain.ts';
import type { Pen } from '../../pen/pen.ts';
import { closed } from '../../pen/shapes.ts';
import { SIZE } from '../geometry.ts';
import { loopsAround, onGround } from '../ground/outlines.ts';
import { groundOf, neighboursOf, numberOf, type Cell } from '../ground/terrainAt.ts';
import type { Canvas } from './canvas.ts';

/** How far one ground runs into the next. */
const SOFT = 0.1 * SIZE;

/** The grounds of the land in their colours, each running softly into the next; beneath the sea lies that of its shore. */
export function drawGround(pen: Pen, { scene, distance, piece, fine }: Canvas): void {
  const { palette, land, seed } = scene;
  if (palette.isInk && distance.id !== 'far') return;
  const grounds = cellsByGround(piece.cells, (column, row) => groundBeneath(land, column, row));
  pen.lineJoin = 'round';
  for (const { terrain, loops } of grounds) {
    const even = closed(loops);
    pen.fillStyle = palette.ground[terrain];
    pen.strokeStyle = palette.ground[terrain];
    pen.lineWidth = distance.pixel;
    pen.fill(even);
    pen.stroke(even);
  }
  if (fine === 0) return;
  for (const { terrain, loops } of grounds) {
    pen.fillStyle = palette.ground[terrain];
    pen.blur(closed(loops.map((loop) => onGround(loop, seed, fine))), SOFT);
  }
}

function groundBeneath(land: Canvas['scene']['land'], column: number, row: number): TerrainId {
  const own = groundOf(land, column, row) ?? 'water';
  if (own !== 'water') return own;
  for (const [x, y] of neighboursOf(column, row)) {
    const beside = groundOf(land, x, y);
    if (beside && beside !== 'water') return beside;
  }
  return 'water';
}

function cellsByGround(
  cells: readonly Cell[],
  groundAt: (column: number, row: number) => TerrainId,
): { terrain: TerrainId; loops: ReturnType<typeof loopsAround> }[] {
  const grounds = new Map<number, TerrainId>();
  const of = new Map<TerrainId, Cell[]>();
  for (const cell of cells) {
    const terrain = groundAt(...cell);
    grounds.set(numberOf(...cell), terrain);
    const there = of.get(terrain);
    if (there) there.push(cell);
    else of.set(terrain, [cell]);
  }
  return TERRAIN_IDS.flatMap((terrain) => {
    const own = of.get(terrain);
    if (!own) return [];
    return [{ terrain, loops: loopsAround(own, (x, y) => grounds.get(numberOf(x, y)) === terrain) }];
  });
}
