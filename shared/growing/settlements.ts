import type { Feature } from '../hex/land.ts';
import type { TerrainId } from '../hex/terrain.ts';
import { SALT, share } from './chance.ts';
import { stepsFrom, type Grid } from './grid.ts';
import type { Wishes } from './wishes.ts';

/** A place of a land that grows, before it has a name. */
export interface Spot {
  cell: number;
  kind: Feature['kind'];
}

/** By level from 1 to 5, how many hexes of land one settlement has. */
const LAND_OF_ONE = [110, 60, 36, 24, 15];

/** How much a ground invites to settle. Nobody settles where nothing is said. */
const INVITING: Readonly<Partial<Record<TerrainId, number>>> = {
  plain: 1,
  farmland: 1,
  heath: 0.75,
  moor: 0.5,
  forest: 0.5,
  hills: 0.55,
  desert: 0.2,
};

/** Where people live: on good ground by water, far enough from each other; the first are towns, some castles, the others villages. */
export function settlementsOf(
  grid: Grid,
  grounds: readonly TerrainId[],
  rivers: readonly number[][],
  { seed, settled }: Wishes,
  taken: readonly number[],
): Spot[] {
  const onRiver = new Set(rivers.flat());
  const land = grounds.filter((ground) => ground !== 'water').length;
  const count = Math.max(1, Math.round(land / (LAND_OF_ONE[settled - 1] ?? 40)));
  const apart = Math.max(2, Math.floor(Math.sqrt(land / count) * 0.75));
  const inviting = (cell: number): number => {
    const ground = INVITING[grounds[cell] ?? 'water'] ?? 0;
    const byWater = grid.around(cell).some((other) => grounds[other] === 'water') ? 0.6 : 0;
    return ground === 0
      ? 0
      : ground + byWater + (onRiver.has(cell) ? 0.8 : 0) + share(seed, SALT.settled, cell) * 0.7;
  };
  const best = Array.from({ length: grid.size }, (_all, cell) => cell)
    .filter((cell) => inviting(cell) > 0)
    .toSorted((one, other) => inviting(other) - inviting(one) || one - other);
  const near = new Set(taken.flatMap((cell) => around(grid, cell, apart)));
  const spots: Spot[] = [];
  for (const cell of best) {
    if (spots.length >= count) break;
    if (near.has(cell)) continue;
    const place = spots.length;
    spots.push({ cell, kind: place % 7 === 0 ? 'town' : place % 4 === 2 ? 'castle' : 'village' });
    for (const other of around(grid, cell, apart)) near.add(other);
  }
  return spots;
}

/** The hexes that are fewer than some steps away, itself among them. */
function around(grid: Grid, cell: number, steps: number): number[] {
  const found = new Set([cell]);
  let rim = [cell];
  for (let step = 1; step < steps; step += 1) {
    rim = rim.flatMap((one) => grid.around(one)).filter((one) => !found.has(one));
    for (const one of rim) found.add(one);
  }
  return [...found];
}

/** Fields lie around settlements, on open ground. */
export function withFields(
  grid: Grid,
  grounds: readonly TerrainId[],
  settlements: readonly Spot[],
  { seed, settled }: Wishes,
): TerrainId[] {
  const steps = stepsFrom(
    grid,
    settlements.filter(({ kind }) => kind !== 'castle').map(({ cell }) => cell),
  );
  const reach = settled > 3 ? 2 : 1;
  return grounds.map((ground, cell) => {
    const isOpen = ground === 'plain' || (ground === 'heath' && (steps[cell] ?? 9) === 1);
    const isNear = (steps[cell] ?? 9) <= reach && share(seed, SALT.field, cell) < 0.75;
    return isOpen && isNear ? 'farmland' : ground;
  });
}

/** What else stands in a land, and on what ground. */
const LONELY: readonly [kind: Feature['kind'], on: readonly TerrainId[]][] = [
  ['ruin', ['plain', 'heath', 'forest', 'swamp', 'moor', 'hills', 'desert', 'jungle']],
  ['cave', ['hills', 'mountain', 'moor']],
  ['tower', ['hills', 'heath', 'moor', 'plain', 'mountain', 'desert']],
  ['shrine', ['forest', 'jungle', 'swamp', 'hills', 'heath']],
  ['monument', ['moor', 'heath', 'plain', 'desert', 'hills']],
  ['camp', ['forest', 'jungle', 'desert', 'plain']],
];
const LAND_OF_LONELY = 38;

/** Ruins, caves and the like, away from settlements and roads. */
export function lonelyOf(
  grid: Grid,
  grounds: readonly TerrainId[],
  { seed }: Wishes,
  taken: readonly number[],
): Spot[] {
  const land = grounds.filter((ground) => ground !== 'water').length;
  const near = new Set(taken.flatMap((cell) => around(grid, cell, 2)));
  const order = Array.from({ length: grid.size }, (_all, cell) => cell).toSorted(
    (one, other) => share(seed, SALT.place, one) - share(seed, SALT.place, other) || one - other,
  );
  const spots: Spot[] = [];
  for (const cell of order) {
    const [kind, on] = LONELY[spots.length % LONELY.length] ?? ['ruin', []];
    if (spots.length >= Math.round(land / LAND_OF_LONELY)) break;
    if (near.has(cell) || !on.includes(grounds[cell] ?? 'water')) continue;
    spots.push({ cell, kind });
    for (const other of around(grid, cell, 3)) near.add(other);
  }
  return spots;
}
