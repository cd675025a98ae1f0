import type { TerrainId } from '../../../hex/terrain.ts';
import { boxShape, closed, together, type Shape } from '../../pen/shapes.ts';
import { at, type Distance } from '../distance.ts';
import { grown, type Box } from '../geometry.ts';
import { loopsAround, onGround, type Loop } from '../ground/outlines.ts';
import { groundOf, terrainAt } from '../ground/terrainAt.ts';
import type { Layout } from '../names/placed.ts';
import { pieceOf, type Piece } from '../piece.ts';
import type { Scene } from '../scene.ts';
import { waysOf, type Ways } from '../ways/ways.ts';

/** Everything that the layers of a piece of land are drawn from. */
export interface Canvas {
  scene: Scene;
  distance: Distance;
  layout: Layout;
  ways: Ways;
  piece: Piece;
  /** How often the corners of borders are cut off; 0 where they are drawn as they are. */
  fine: number;
  terrainAt: (x: number, y: number) => TerrainId | undefined;
  /** The lines around dry land, and the same as shapes: land, and what is not. */
  coast: readonly Loop[];
  dry: Shape;
  sea: Shape | undefined;
}

/** What the layers need to know to draw a box of a scene. */
export function canvasOf(scene: Scene, distance: Distance, box: Box, layout: Layout): Canvas {
  const { land, seed } = scene;
  const piece = pieceOf(land, box);
  const fine = distance.id === 'far' ? 0 : at(distance, 1, 2, 2);
  const isDry = (column: number, row: number): boolean => {
    const ground = groundOf(land, column, row);
    return ground !== undefined && ground !== 'water';
  };
  const dryCells = piece.cells.filter(([column, row]) => isDry(column, row));
  const even = loopsAround(dryCells, (column, row) => piece.has(column, row) && isDry(column, row));
  const coast = fine === 0 ? even : even.map((loop) => onGround(loop, seed, fine));
  const dry = closed(coast);
  const isAllDry = dryCells.length === piece.cells.length;
  return {
    scene,
    distance,
    layout,
    ways: waysOf(land, seed),
    piece,
    fine,
    terrainAt: terrainAt(land, seed),
    coast,
    dry,
    sea: isAllDry ? undefined : together(boxShape(grown(box, 400)), dry),
  };
}
