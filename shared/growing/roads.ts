import type { TerrainId } from '../hex/terrain.ts';
import { Least, type Grid } from './grid.ts';

/** How hard a road is to build. Water bars it. */
const COST: Readonly<Partial<Record<TerrainId, number>>> = {
  plain: 2,
  farmland: 2,
  heath: 2,
  moor: 3,
  forest: 4,
  desert: 4,
  hills: 5,
  jungle: 8,
  swamp: 9,
  snow: 14,
  mountain: 14,
};
const OVER_A_RIVER = 3;

/** A hex as far as the nearest settlement reaches: how far that is, and the hex before it on the way. */
interface Reached {
  cost: number;
  from: number;
  before: number;
}

/**
 * Roads that join the settlements of each stretch of land, and no more than that takes: the cheapest ways between neighbours, taken from the
 * cheapest on where they join what is not joined yet (Kruskal’s tree over Mehlhorn’s nearest terminals). Both ends are settlements.
 */
export function roadsOf(
  grid: Grid,
  grounds: readonly TerrainId[],
  rivers: readonly number[][],
  settlements: readonly number[],
  free: (cell: number) => boolean,
): number[][] {
  const wet = new Set(rivers.flat());
  const costOf = (cell: number): number =>
    free(cell) ? (COST[grounds[cell] ?? 'water'] ?? Infinity) + (wet.has(cell) ? OVER_A_RIVER : 0) : Infinity;
  const reached = reachOf(grid, settlements, costOf);
  const group = new Map(settlements.map((cell) => [cell, cell]));
  const groupOf = (cell: number): number => {
    let root = cell;
    for (let up = group.get(root); up !== undefined && up !== root; up = group.get(root)) root = up;
    group.set(cell, root);
    return root;
  };
  return meetings(grid, reached, costOf).flatMap(({ one, other }) => {
    const [from, to] = [reached.get(one)?.from ?? one, reached.get(other)?.from ?? other];
    const [first, second] = [groupOf(from), groupOf(to)];
    if (first === second) return [];
    group.set(first, second);
    return [[...wayFrom(one, reached).toReversed(), ...wayFrom(other, reached)]];
  });
}

/** For each hex the settlement that is nearest by what the way costs (Dijkstra from all at once). */
function reachOf(
  grid: Grid,
  settlements: readonly number[],
  costOf: (cell: number) => number,
): Map<number, Reached> {
  const reached = new Map<number, Reached>();
  const queue = new Least<Reached & { cell: number }>();
  for (const cell of settlements) queue.push(0, { cell, cost: 0, from: cell, before: -1 });
  for (let least = queue.pop(); least; least = queue.pop()) {
    const { cell, ...way } = least.value;
    if (reached.has(cell)) continue;
    reached.set(cell, way);
    for (const next of grid.around(cell)) {
      const cost = way.cost + costOf(next);
      if (cost < Infinity && !reached.has(next))
        queue.push(cost, { cell: next, cost, from: way.from, before: cell });
    }
  }
  return reached;
}

/** Where the reach of two settlements meets, the cheapest first. */
function meetings(
  grid: Grid,
  reached: ReadonlyMap<number, Reached>,
  costOf: (cell: number) => number,
): { one: number; other: number }[] {
  const found: { one: number; other: number; cost: number }[] = [];
  for (const [one, way] of reached)
    for (const other of grid.around(one)) {
      const their = reached.get(other);
      if (other > one && their && their.from !== way.from)
        found.push({ one, other, cost: way.cost + their.cost + (costOf(one) + costOf(other)) / 2 });
    }
  return found.toSorted((a, b) => a.cost - b.cost || a.one - b.one || a.other - b.other);
}

/** The way from a hex back to its settlement. */
function wayFrom(cell: number, reached: ReadonlyMap<number, Reached>): number[] {
  const way: number[] = [];
  for (let at = cell; at >= 0; at = reached.get(at)?.before ?? -1) way.push(at);
  return way;
}
