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

/** As much of a name as has room in a box so many squares wide. */
export function cut(name: string, squares: number): string {
  const most = Math.floor(squares * 3.2);
  return name.length <= most ? name : `${name.slice(0, most - 1).trimEnd()}…`;
}

/** Brings a part of what scrolls to its middle, unless all of it can be seen. */
export function reveal(frame: HTMLElement, part: Element): void {
  const [sight, { left, top, right, bottom }] = [frame.getBoundingClientRect(), part.getBoundingClientRect()];
  if (left >= sight.left && right <= sight.right && top >= sight.top && bottom <= sight.bottom) return;
  frame.scrollBy({
    left: (left + right - sight.left - sight.right) / 2,
    top: (top + bottom - sight.top - sight.bottom) / 2,
  });
}
