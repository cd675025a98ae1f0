import { tallied } from '../hex/tallied.ts';
import type { TerrainId } from '../hex/terrain.ts';
import { fractal, SALT } from './chance.ts';
import { cellsThat, stepsFrom, type Grid } from './grid.ts';
import { ranked, type Surface } from './surface.ts';
import type { Wishes } from './wishes.ts';

/** By level from 1 to 5, the share of land that is so. */
const MOUNTAINS = [0, 0.05, 0.1, 0.16, 0.24];
const HILLS = [0.06, 0.1, 0.14, 0.18, 0.22];
const FOREST = [0.1, 0.2, 0.28, 0.34, 0.36];
const SWAMP = [0, 0.02, 0.04, 0.08, 0.14];
const DESERT = [0.22, 0.04, 0, 0, 0];

const at = (levels: readonly number[], level: number): number => levels[level - 1] ?? 0;

/** Where snow lies, of the mountains the highest; where a forest is deep, of the forest the wettest. */
const SNOW = 0.15;
const DEEP = 0.2;

/**
 * What grows where: mountains and hills by how rugged land is, all else by wetness, from desert by heath and plain to forest and fen:
 * bands as in Azgaar’s biomes, but by rank, so that a wish for more woods means more woods with every seed.
 */
export function groundsOf(
  grid: Grid,
  surface: Surface,
  rivers: readonly number[][],
  wishes: Wishes,
): TerrainId[] {
  const { isWater, rugged } = surface;
  const { seed, mountains, wet } = wishes;
  const land = cellsThat(grid, (cell) => !isWater[cell]);
  const high = ranked(land, (cell) => -(rugged[cell] ?? 0));
  const water = stepsFrom(grid, [...cellsThat(grid, (cell) => isWater[cell] === true), ...rivers.flat()]);
  const damp = (cell: number): number =>
    fractal(seed, SALT.wet, grid.at(cell), 8) + 0.25 / (1 + Math.min(6, water[cell] ?? 6));
  const peaks = at(MOUNTAINS, mountains);
  const low = land.filter((cell) => (high.get(cell) ?? 1) >= peaks + at(HILLS, mountains));
  const wetness = ranked(low, damp);
  // Fens lie low, and near water.
  const fens = ranked(low, (cell) => (rugged[cell] ?? 0) * 2 - damp(cell) + (water[cell] ?? 6) * 0.05);
  const woods = at(FOREST, wet);
  const groundAt = (cell: number): TerrainId => {
    if (isWater[cell]) return 'water';
    const height = high.get(cell) ?? 1;
    if (height < peaks) return mountains > 3 && height < peaks * SNOW ? 'snow' : 'mountain';
    if (height < peaks + at(HILLS, mountains)) return 'hills';
    if ((fens.get(cell) ?? 1) < at(SWAMP, wet)) return 'swamp';
    const rank = wetness.get(cell) ?? 0;
    if (rank > 1 - woods) return rank > 1 - woods * DEEP ? 'jungle' : 'forest';
    if (rank < at(DESERT, wet)) return 'desert';
    const open = (rank - at(DESERT, wet)) / Math.max(0.01, 1 - woods - at(DESERT, wet));
    if (open < 0.22) return 'heath';
    return open < 0.36 ? 'moor' : 'plain';
  };
  return Array.from({ length: grid.size }, (_all, cell) => groundAt(cell));
}

/** How many hexes are of each ground, the most first. */
export const byCount = (grounds: readonly TerrainId[]): { terrain: TerrainId; hexes: number }[] =>
  tallied(grounds).map(([terrain, hexes]) => ({ terrain, hexes }));
