import { centreOf, grown, SIZE, type Box, type Point } from '../../../shared/drawing/map/geometry.ts';
import type { Palette } from '../../../shared/drawing/map/palette/palette.ts';
import type { Pen } from '../../../shared/drawing/pen/pen.ts';
import { hexPath } from '../../../shared/drawing/pen/shapes.ts';
import { Cells } from './cells.ts';

/** A hex that stands out: one can go there, the mouse or the keys are on it. */
export interface Mark {
  at: Point;
  as: 'reach' | 'region' | 'hover' | 'cursor';
}

/** From below to above. */
const ORDER: readonly Mark['as'][] = ['reach', 'region', 'hover', 'cursor'];

/** The marks of hexes by what they stand out as, those last that are seen above others; what is no hex has none. */
export const marksOf = (hexes: Partial<Record<Mark['as'], readonly string[]>>): Mark[] =>
  ORDER.flatMap((as) =>
    (hexes[as] ?? []).flatMap((hex) => {
      const at = centreOf(hex);
      return at ? [{ at, as }] : [];
    }),
  );

interface Look {
  colour: 'ink' | 'accent';
  /** Of the line and of its dashes, in pixels of the screen. */
  width: number;
  dash?: readonly number[];
  alpha?: number;
}
const LOOKS: Record<Mark['as'], Look> = {
  reach: { colour: 'accent', width: 1.2, alpha: 0.5 },
  region: { colour: 'ink', width: 1.5, dash: [5, 5] },
  hover: { colour: 'accent', width: 3 },
  cursor: { colour: 'ink', width: 3 },
};

type Placed = Point & Pick<Mark, 'as'>;

const RING = hexPath(SIZE - 3);
const CELL = SIZE * 8;
/** More than so many are seen from too far away to be told apart. */
const MOST = 1500;

/** Marks by where they are. */
export type MarksAt = Cells<Placed>;

/** Sorts marks by where they are, once for all frames. */
export function marksAt(marks: readonly Mark[]): MarksAt {
  const cells = new Cells<Placed>(CELL);
  for (const { at, as } of marks) cells.add({ x: at.x, y: at.y, as });
  return cells;
}

/** Draws the rings of the marks that are in sight; `zoom` is that of usual letters. */
export function drawMarks(pen: Pen, marks: MarksAt, sight: Box, zoom: number, palette: Palette): void {
  for (const { x, y, as } of marks.in(grown(sight, SIZE)).slice(0, MOST)) {
    const { colour, width, dash = [], alpha = 1 } = LOOKS[as];
    pen.save();
    pen.translate(x, y);
    pen.strokeStyle = palette[colour];
    pen.globalAlpha = alpha;
    pen.lineWidth = width / zoom;
    pen.setLineDash(dash.map((part) => part / zoom));
    pen.stroke(RING);
    pen.restore();
  }
}
