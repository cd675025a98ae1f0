import type { Pen } from '../../pen/pen.ts';
import { boxShape, closed, opened, together, type Shape } from '../../pen/shapes.ts';
import { at, type Distance } from '../distance.ts';
import { centre, grown, SIZE, type Point } from '../geometry.ts';
import { loopsAround, softened } from '../ground/outlines.ts';
import { hexIn, neighboursOf, type Cell } from '../ground/terrainAt.ts';
import type { Palette } from '../palette/palette.ts';
import type { Canvas } from './canvas.ts';

const corner = ([column, row]: Cell, which: number): Point => {
  const angle = (which * Math.PI) / 3;
  const { x, y } = centre(column + 1, row + 1);
  return { x: x + SIZE * Math.cos(angle), y: y + SIZE * Math.sin(angle) };
};

/** The sides of all hexes, each once. */
export function gridOf({ piece, scene: { land } }: Canvas): Shape {
  const sides: Point[][] = [];
  for (const cell of piece.hexes)
    for (const [side, [x, y]] of neighboursOf(...cell).entries())
      if (side < 3 || !hexIn(land, x, y)) sides.push([corner(cell, side), corner(cell, side + 1)]);
  return opened(sides);
}

/** The grid: clear on the ground, and fainter once more above what grows, so that hexes stay countable in woods. */
export function drawGrid(
  pen: Pen,
  distance: Distance,
  palette: Palette,
  grid: Shape,
  isAbove: boolean,
): void {
  if (distance.id === 'far') return;
  pen.lineCap = 'round';
  pen.strokeStyle = isAbove ? palette.gridAbove : palette.grid;
  pen.lineWidth = at(distance, 0.7, 0.9, 1.2) * distance.pixel;
  pen.stroke(grid);
}

/** The part of a piece that is on the land; undefined where that is all of it. */
export function shoreOf(canvas: Canvas): Shape | undefined {
  const { piece, scene } = canvas;
  if (piece.hexes.length === piece.cells.length && piece.isFull) return undefined;
  return closed(
    loopsAround(
      piece.hexes,
      (column, row) => piece.has(column, row) && hexIn(scene.land, column, row) !== null,
    ),
  );
}

/** The sides at which the land ends. */
export const rimOf = ({ piece, scene: { land } }: Canvas): Shape =>
  opened(
    piece.hexes.flatMap((cell) =>
      neighboursOf(...cell).flatMap(([x, y], side) =>
        hexIn(land, x, y) ? [] : [[corner(cell, side), corner(cell, side + 1)]],
      ),
    ),
  );

/** A light hatch over what players have not seen, and a line around what they have. */
export function drawHatch(pen: Pen, canvas: Canvas): void {
  const { scene, piece, distance } = canvas;
  const known = piece.hexes.filter(([column, row]) => hexIn(scene.land, column, row)?.known);
  const edge = closed(
    loopsAround(known, (column, row) => hexIn(scene.land, column, row)?.known ?? false).map((loop) =>
      softened(loop),
    ),
  );
  pen.save();
  pen.clip(together(boxShape(grown(piece.box, 4 * SIZE)), edge));
  pen.strokeStyle = scene.palette.hatch;
  pen.lineWidth = 0.9 * distance.pixel;
  pen.stroke(hatching(canvas, 8 * distance.pixel));
  pen.restore();
  pen.strokeStyle = scene.palette.knownLine;
  pen.lineWidth = 1.3 * distance.pixel;
  pen.stroke(edge);
}

/** Slanted lines over a box that go on in the next. */
function hatching({ piece: { box } }: Canvas, apart: number): Shape {
  const high = box.bottom - box.top;
  const lines: Point[][] = [];
  const first = Math.floor((box.left + box.top) / apart);
  for (let line = first; line * apart < box.right + box.bottom; line += 1) {
    const x = line * apart - box.top;
    lines.push([
      { x, y: box.top },
      { x: x - high, y: box.bottom },
    ]);
  }
  return opened(lines);
}
