import type { TerrainId } from '../hex/terrain.ts';
import { SALT, share } from './chance.ts';
import { cellsThat, Least, type Grid } from './grid.ts';

/** A region has about so many hexes. */
const HEXES = 28;

/** Which grounds belong together: a border rather runs between two kinds than through one. */
const KIND: Readonly<Record<TerrainId, string>> = {
  plain: 'open',
  farmland: 'open',
  heath: 'open',
  moor: 'moor',
  forest: 'wood',
  jungle: 'wood',
  hills: 'hills',
  mountain: 'peaks',
  snow: 'peaks',
  swamp: 'fen',
  desert: 'waste',
  water: 'water',
};

/** The hexes of each region; every hex of land is in one, and the hexes of one hang together. */
export function regionsOf(
  grid: Grid,
  grounds: readonly TerrainId[],
  seed: number,
  free: (cell: number) => boolean,
): number[][] {
  const isLand = (cell: number): boolean => free(cell) && grounds[cell] !== 'water';
  const land = cellsThat(grid, isLand);
  const count = Math.max(1, Math.round(land.length / HEXES));
  const middles: number[] = [];
  const steps = Array<number>(grid.size).fill(Infinity);
  const chances = land.map((cell) => share(seed, SALT.region, cell));
  for (;;) {
    const next = farthest(land, steps, chances);
    // What no other reaches, such as an island, has one of its own.
    if (next === undefined || (middles.length >= count && steps[next] !== Infinity)) break;
    middles.push(next);
    nearer(grid, next, steps, isLand);
  }
  return spread(grid, grounds, middles, isLand);
}

/** The hex that is most steps away; of several, chance decides. */
function farthest(
  land: readonly number[],
  steps: readonly number[],
  chances: readonly number[],
): number | undefined {
  let [best, most]: [number | undefined, number] = [undefined, 0];
  for (const [place, cell] of land.entries()) {
    const far = Math.min(steps[cell] ?? 0, UNREACHED) + (chances[place] ?? 0);
    if (far > most) [best, most] = [cell, far];
  }
  return best;
}

/** More steps than any map has. */
const UNREACHED = 99_999;

/** Takes into account that one more hex is a middle. */
function nearer(grid: Grid, from: number, steps: number[], isLand: (cell: number) => boolean): void {
  steps[from] = 0;
  const next = [from];
  for (const cell of next)
    for (const other of grid.around(cell)) {
      const count = (steps[cell] ?? 0) + 1;
      if (!isLand(other) || (steps[other] ?? 0) <= count) continue;
      steps[other] = count;
      next.push(other);
    }
}

function spread(
  grid: Grid,
  grounds: readonly TerrainId[],
  middles: readonly number[],
  isLand: (cell: number) => boolean,
): number[][] {
  const owner = new Map<number, number>();
  const queue = new Least<readonly [cell: number, region: number]>();
  for (const [region, cell] of middles.entries()) queue.push(0, [cell, region]);
  for (let least = queue.pop(); least; least = queue.pop()) {
    const [cell, region] = least.value;
    if (owner.has(cell)) continue;
    owner.set(cell, region);
    const kind = KIND[grounds[cell] ?? 'water'];
    for (const other of grid.around(cell))
      if (isLand(other) && !owner.has(other))
        queue.push(least.key + (KIND[grounds[other] ?? 'water'] === kind ? 1 : 2.5), [other, region]);
  }
  const regions = middles.map((): number[] => []);
  for (const [cell, region] of owner) regions[region]?.push(cell);
  return regions.map((cells) => cells.toSorted((one, other) => one - other));
}
