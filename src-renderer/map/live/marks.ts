import { grown, SIZE, type Box, type Point } from '../../../shared/drawing/map/geometry.ts';
import type { Palette } from '../../../shared/drawing/map/palette/palette.ts';
import type { Pen } from '../../../shared/drawing/pen/pen.ts';
import { hexPath } from '../../../shared/drawing/pen/shapes.ts';
import { Cells } from './cells.ts';

/** A hex that stands out: one can go there, the mouse or the keys are on it, the brush has been there. */
export interface Mark {
  at: Point;
  as: 'reach' | 'hover' | 'cursor' | 'stroke';
}

const LOOKS: Record<Mark['as'], { colour: 'ink' | 'accent'; width: number; dash?: readonly number[] }> = {
  reach: { colour: 'ink', width: 1.3, dash: [4, 4] },
  hover: { colour: 'accent', width: 3 },
  cursor: { colour: 'ink', width: 3 },
  stroke: { colour: 'accent', width: 4 },
};

type Placed = Point & Pick<Mark, 'as'>;

const RING = hexPath(SIZE - 3);
const CELL = SIZE * 8;
/** More than so many are seen from too far away to be told apart. */
const MOST = 1500;
/** Dashes shorter than this on the screen are not seen. */
const DASH_PX = 2;

/** Marks by where they are. */
export type MarksAt = Cells<Placed>;

/** Sorts marks by where they are, once for all frames. */
export function marksAt(marks: readonly Mark[]): MarksAt {
  const cells = new Cells<Placed>(CELL);
  for (const { at, as } of marks) cells.add({ x: at.x, y: at.y, as });
  return cells;
}

/** Draws the rings of the marks that are in sight. */
export function drawMarks(pen: Pen, marks: MarksAt, sight: Box, zoom: number, palette: Palette): void {
  for (const { x, y, as } of marks.in(grown(sight, SIZE)).slice(0, MOST)) {
    const { colour, width, dash = [] } = LOOKS[as];
    pen.save();
    pen.translate(x, y);
    pen.strokeStyle = palette[colour];
    pen.lineWidth = width;
    pen.setLineDash(dash.some((part) => part * zoom < DASH_PX) ? [] : [...dash]);
    pen.stroke(RING);
    pen.restore();
  }
}
