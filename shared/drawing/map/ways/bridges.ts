import { SIZE, type Point } from '../geometry.ts';
import type { Bridge, WayLine } from '../scene.ts';

/** How wide a river is after a share of its length: it swells. */
export const riverWidth = (share: number): number => SIZE * (0.022 + 0.098 * share ** 0.7);

const CELL = SIZE / 2;
const cellOf = ({ x, y }: Point): number => Math.floor(x / CELL) * 65_536 + Math.floor(y / CELL);
/** Nearer than this, two crossings are one bridge. */
const APART = 0.3 * SIZE;

interface Piece {
  from: Point;
  to: Point;
}
const piecesOf = ({ points }: WayLine): Piece[] =>
  points.slice(1).map((to, index) => ({ from: points[index] ?? to, to }));

/** The bridges of all roads over all rivers. */
export function bridgesOf(lines: readonly WayLine[]): Bridge[] {
  const rivers = new Map<number, (Piece & { width: number })[]>();
  for (const river of lines.filter(({ kind }) => kind === 'river'))
    for (const [index, piece] of piecesOf(river).entries()) {
      const width = riverWidth(index / river.points.length);
      // A piece is far shorter than a cell: what crosses it begins in its cell or beside it.
      for (const key of cellsAround(piece.from)) {
        const there = rivers.get(key);
        if (there) there.push({ ...piece, width });
        else rivers.set(key, [{ ...piece, width }]);
      }
    }
  const bridges: Bridge[] = [];
  if (rivers.size === 0) return bridges;
  for (const road of lines.filter(({ kind }) => kind !== 'river'))
    for (const piece of piecesOf(road))
      for (const river of rivers.get(cellOf(piece.from)) ?? []) {
        const at = crossing(piece, river);
        if (!at || bridges.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < APART)) continue;
        const angle = Math.atan2(piece.to.y - piece.from.y, piece.to.x - piece.from.x);
        bridges.push({ ...at, angle, width: river.width });
      }
  return bridges;
}

const cellsAround = ({ x, y }: Point): number[] =>
  [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => cellOf({ x: x + dx * CELL, y: y + dy * CELL })));

/** Where two pieces cross, if they do. */
function crossing({ from: a, to: b }: Piece, { from: c, to: d }: Piece): Point | undefined {
  const across = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (across === 0) return undefined;
  const on = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / across;
  const other = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / across;
  if (on < 0 || on >= 1 || other < 0 || other >= 1) return undefined;
  return { x: a.x + on * (b.x - a.x), y: a.y + on * (b.y - a.y) };
}
