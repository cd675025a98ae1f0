import type { Box, End, Way } from './ways.ts';

/** The side of a square of the grid in the drawing. */
export const SQUARE = 20;

/** A room as the attributes of a rectangle. */
export const rectOf = ({ x, y, w, h }: Box): Record<'x' | 'y' | 'width' | 'height', number> => ({
  x: x * SQUARE,
  y: y * SQUARE,
  width: w * SQUARE,
  height: h * SQUARE,
});

/** The middle of a corridor as a path. */
export const pathOf = ({ points }: Way): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x * SQUARE} ${y * SQUARE}`).join('');

/** A short way through the wall, which opens it. */
const through = ({ at: [x, y], upright }: End): string =>
  upright ? `M${x * SQUARE - 4} ${y * SQUARE}h8` : `M${x * SQUARE} ${y * SQUARE - 4}v8`;

/** The floor of a corridor as a path, through the walls at both of its ends. */
export const floorPath = (way: Way): string => pathOf(way) + way.ends.map(through).join('');
