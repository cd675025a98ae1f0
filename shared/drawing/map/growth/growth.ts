import type { Symbols } from '../../../hex/ground.ts';
import type { Drawing } from '../../pen/pen.ts';
import { at, type Distance } from '../distance.ts';
import { between, SIZE, type Box } from '../geometry.ts';
import { noise } from '../seed.ts';
import type { Growth } from '../symbols/growth.ts';
import type { Mask } from './mask.ts';
import { scattered, type Spot } from './scatter.ts';

/** Something that grows: its foot, and what is 1 on its drawing. */
export interface Grown {
  drawing: Drawing;
  x: number;
  y: number;
  size: number;
}

/** What growing asks of the land. */
export interface Soil {
  box: Box;
  seed: number;
  distance: Distance;
  /** How many times larger and rarer all is drawn, since from far away small symbols are a blur. */
  grain: number;
  mask: Mask;
  /** As which terrain the ground is grown over. */
  symbolsAt: (x: number, y: number) => Symbols | undefined;
  symbols: Growth;
}

/** A radius of a hex in so few pixels is too small for symbols of their usual size. */
const SMALLEST_RADIUS = 22;
export const grainOf = ({ zoom }: Distance): number => Math.max(1, SMALLEST_RADIUS / (SIZE * zoom));

/** One of several, by chance. */
export const one = <T>(choice: readonly T[], chance: number): T | undefined =>
  choice[Math.floor(chance * choice.length)];

/** How much of what lies around a point is of these terrains, from 0 to 1. */
function shareAround(
  { symbolsAt }: Soil,
  x: number,
  y: number,
  terrains: readonly Symbols[],
  away: number,
): number {
  let count = 0;
  for (let step = 0; step < 8; step += 1) {
    const angle = (step * Math.PI) / 4;
    const terrain = symbolsAt(x + Math.cos(angle) * away, y + Math.sin(angle) * away);
    if (terrain && terrains.includes(terrain)) count += 1;
  }
  return count / 8;
}

/** Whatever rises from the ground, the farthest first, so that what is nearer covers it. */
export const grownOn = (soil: Soil): Grown[] =>
  [...mountains(soil), ...hills(soil), ...trees(soil), ...reeds(soil)].sort((a, b) => a.y - b.y || a.x - b.x);

const MOUNTAIN_SIZES = [1, 0.85, 0.7, 0.55];

function* mountains(soil: Soil): Generator<Grown> {
  const { box, seed, distance, grain, mask, symbolsAt } = soil;
  const unit = SIZE * grain;
  for (const spot of scattered(box, at(distance, 0.58, 0.5, 0.48) * unit, seed, 100)) {
    if (symbolsAt(spot.x, spot.y) !== 'mountain') continue;
    const depth = shareAround(soil, spot.x, spot.y - 0.2 * SIZE, ['mountain'], 0.95 * SIZE);
    const width = unit * between(0.5, 0.98, depth) * (0.88 + 0.24 * spot.chance(0));
    const height = width * between(0.66, 0.92, depth);
    const stands = (share: number, y: number): boolean => {
      const [w, h] = [width * share, height * share];
      return (
        !mask.meets(spot.x - w * 0.42, y - h * 0.55, spot.x + w * 0.42, y) &&
        !mask.meets(spot.x - w * 0.2, y - h * 0.95, spot.x + w * 0.2, y - h * 0.5) &&
        !mask.isBlocked(spot.x - w * 0.5, y) &&
        !mask.isBlocked(spot.x + w * 0.5, y)
      );
    };
    const found = placed(
      spot,
      height * 0.22,
      MOUNTAIN_SIZES,
      unit,
      (share, y, isMoved) =>
        stands(share, y) && (!isMoved || symbolsAt(spot.x, y - 0.08 * SIZE) === 'mountain'),
    );
    if (!found || (found.share < 0.6 && spot.chance(1) < 0.3)) continue;
    const drawing = one(ridge(soil, depth, height * found.share), spot.chance(2));
    if (drawing) yield { drawing, x: spot.x, y: found.y, size: width * found.share };
  }
}

/** The deeper inside a range, the higher; the highest have snow on them. */
function ridge(
  { symbols: { mountains: those }, grain }: Soil,
  depth: number,
  height: number,
): readonly Drawing[] {
  if (height > SIZE * grain * 0.62) return those.peaks;
  if (depth > 0.7) return those.high;
  return depth > 0.35 ? those.middle : those.low;
}

/** The largest size and the nearest height at which something can stand. */
function placed(
  { y }: Spot,
  lower: number,
  sizes: readonly number[],
  unit: number,
  stands: (share: number, y: number, isMoved: boolean) => boolean,
): { share: number; y: number } | undefined {
  for (const share of sizes)
    for (const move of [0, 0.15, -0.13]) {
      const foot = y + lower + move * unit;
      if (stands(share, foot, move !== 0)) return { share, y: foot };
    }
  return undefined;
}

function* hills(soil: Soil): Generator<Grown> {
  const { box, seed, distance, grain, mask, symbolsAt, symbols } = soil;
  const unit = SIZE * grain;
  for (const spot of scattered(box, at(distance, 0.62, 0.54, 0.5) * unit, seed, 110)) {
    if (symbolsAt(spot.x, spot.y) !== 'hills') continue;
    const depth = shareAround(soil, spot.x, spot.y, ['hills', 'mountain'], 0.7 * SIZE);
    const width = unit * between(0.4, 0.7, depth) * (0.68 + 0.62 * spot.chance(0));
    const height = width * 0.42;
    const found = placed(spot, height * 0.4, [1, 0.68], unit, (share, y, isMoved) => {
      const half = (width * share) / 2;
      return (
        !mask.meets(spot.x - half, y - height * share, spot.x + half, y) &&
        (!isMoved || symbolsAt(spot.x, y) === 'hills')
      );
    });
    const drawing = found && one(symbols.hills, spot.chance(1));
    if (drawing) yield { drawing, x: spot.x, y: found.y, size: width * found.share };
  }
}

const WOODS: readonly Symbols[] = ['forest', 'jungle'];
/** How often a tree stands alone. */
const ALONE: Readonly<Partial<Record<Symbols, number>>> = {
  plain: 0.012,
  farmland: 0.02,
  hills: 0.03,
  heath: 0.015,
  swamp: 0.05,
  moor: 0.004,
};

function* trees(soil: Soil): Generator<Grown> {
  const { box, seed, distance, grain, mask, symbolsAt, symbols } = soil;
  const unit = SIZE * grain;
  const usual = at(distance, 0.34, 0.3, 0.225) * unit;
  for (const spot of scattered(box, at(distance, 0.275, 0.232, 0.172) * unit, seed, 120)) {
    const { x, y } = spot;
    const terrain = symbolsAt(x, y);
    if (!terrain || spot.chance(0) > treesOn(soil, terrain, x, y)) continue;
    const isDeep = terrain === 'jungle';
    const size = usual * (isDeep ? 1.16 : 1) * (0.78 + 0.44 * spot.chance(1));
    if (mask.meets(x - size * 0.24, y - size * 0.8, x + size * 0.24, y)) continue;
    // Slow noise makes groves of one kind.
    const grove = noise(seed, x / (1.3 * SIZE), y / (1.3 * SIZE), 125) + 0.35 * (spot.chance(2) - 0.5);
    const drawing = one(grove > (isDeep ? -0.12 : 0.3) ? symbols.firs : symbols.trees, spot.chance(3));
    if (drawing) yield { drawing, x, y, size };
  }
}

/** How likely a tree is to stand there: woods are thinner at their edge, and a few trees stand before it. */
function treesOn(soil: Soil, terrain: Symbols, x: number, y: number): number {
  if (terrain === 'jungle') return 1;
  if (terrain === 'forest') return 0.9 * between(0.7, 1, shareAround(soil, x, y, WOODS, 0.4 * SIZE));
  const alone = ALONE[terrain] ?? 0;
  return alone > 0 && shareAround(soil, x, y, WOODS, 0.26 * SIZE) > 0 ? 0.2 : alone;
}

function* reeds({ box, seed, distance, grain, mask, symbolsAt, symbols }: Soil): Generator<Grown> {
  const unit = SIZE * grain;
  const drawings = at(distance, symbols.plainReeds, symbols.reeds, symbols.reeds);
  for (const spot of scattered(box, at(distance, 0.42, 0.36, 0.3) * unit, seed, 130)) {
    const { x, y } = spot;
    if (symbolsAt(x, y) !== 'swamp' || spot.chance(0) > 0.82) continue;
    const size = at(distance, 0.2, 0.19, 0.16) * unit * (0.8 + 0.4 * spot.chance(1));
    if (mask.meets(x - size * 0.6, y - size, x + size * 0.6, y + size * 0.15)) continue;
    const drawing = one(drawings, spot.chance(2));
    if (drawing) yield { drawing, x, y, size };
  }
}

/** What lies flat on open ground: how often, how large against the usual mark, and which drawings. */
const MARKS: Readonly<Partial<Record<Symbols, [often: number, large: number, which: keyof Growth]>>> = {
  plain: [0.3, 0.8, 'tufts'],
  heath: [0.62, 1.05, 'heather'],
  moor: [0.5, 1, 'moss'],
  desert: [0.4, 1.4, 'dunes'],
  snow: [0.4, 1, 'drifts'],
  hills: [0.12, 0.7, 'tufts'],
};

/** Grass, heather and what else lies flat on the ground. */
export function* marksOn({ box, seed, distance, grain, mask, symbolsAt, symbols }: Soil): Generator<Grown> {
  const unit = SIZE * grain;
  for (const spot of scattered(box, at(distance, 0.36, 0.3, 0.25) * unit, seed, 140)) {
    const { x, y } = spot;
    const [often, large, which] = MARKS[symbolsAt(x, y) ?? 'water'] ?? [0, 0, 'tufts'];
    if (spot.chance(0) >= often) continue;
    const usual = at(distance, 0.15, 0.13, 0.1) * unit * (0.8 + 0.4 * spot.chance(1));
    if (mask.meets(x - usual * 0.7, y - usual * 0.8, x + usual * 0.7, y + usual * 0.2)) continue;
    const drawing = one(symbols[which] as readonly Drawing[], spot.chance(2));
    if (drawing) yield { drawing, x, y, size: usual * large };
  }
}
