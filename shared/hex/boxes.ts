/** A room on the squares of a plan: its corner at the top left, then how many squares across and down. */
interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Whether two rooms share a square. They may share a wall. */
export const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.w &&
  other.x < one.x + one.w &&
  one.y < other.y + other.h &&
  other.y < one.y + one.h;
