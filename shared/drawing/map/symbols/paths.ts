import type { Drawing, Part } from '../../pen/pen.ts';
import type { Shape } from '../../pen/shapes.ts';
import { between } from '../geometry.ts';
import { chance } from '../seed.ts';

/** A place in a symbol: its foot is at [0, 0], and what rises has a negative y. */
export type Spot = readonly [x: number, y: number];

const SEED = 7;

const near = (value: number): number => Math.round(value * 1000) / 1000;
const told = ([x, y]: Spot): string => `${near(x)} ${near(y)}`;

/** Straight from spot to spot. */
export const line = (...spots: readonly Spot[]): string => `M${spots.map(told).join('L')}`;

/** Straight from spot to spot and back to the first. */
export const polygon = (...spots: readonly Spot[]): string => `${line(...spots)}Z`;

/** A bent line: from the first spot towards the second to the third, towards the fourth to the fifth, and on. */
export function bow(from: Spot, ...rest: readonly Spot[]): string {
  const bends = rest.map((spot, index) => (index % 2 ? ` ${told(spot)}` : `Q${told(spot)}`));
  return `M${told(from)}${bends.join('')}`;
}

/** A line with two bends in each stretch: towards, coming from, to. */
export function sweep(from: Spot, ...rest: readonly Spot[]): string {
  const bends = rest.map((spot, index) => (index % 3 ? ` ${told(spot)}` : `C${told(spot)}`));
  return `M${told(from)}${bends.join('')}`;
}

/** An oval around a spot. */
export function oval([x, y]: Spot, across: number, down = across): string {
  const half = `A${near(across)} ${near(down)} 0 0 1 `;
  return `M${told([x - across, y])}${half}${told([x + across, y])}${half}${told([x - across, y])}Z`;
}

/** Several paths drawn as one. */
export const shape = (...paths: readonly string[]): Shape => ({ d: paths.join('') });

/** So far from one spot to another. */
export const mix = (from: Spot, to: Spot, share: number): Spot => [
  between(from[0], to[0], share),
  between(from[1], to[1], share),
];

/** So far along a row of spots, each stretch counting the same. */
export function along(spots: readonly Spot[], share: number): Spot {
  const place = share * (spots.length - 1);
  const index = Math.max(0, Math.min(spots.length - 2, Math.floor(place)));
  const from = spots[index] ?? [0, 0];
  return mix(from, spots[index + 1] ?? from, place - index);
}

/** Chances one after another that belong to one variant of one kind of symbol, the same each time. */
export function chances(kind: number, variant: number): (from?: number, to?: number) => number {
  let count = 0;
  return (from = 0, to = 1) => {
    count += 1;
    return between(from, to, chance(SEED, kind, variant, count));
  };
}

/** So many drawings of one kind, named after it. */
export const variants = (name: string, count: number, parts: (index: number) => Part[]): Drawing[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${name}-${index}`, parts: parts(index) }));

/** So many things, each made from its number. */
export const several = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
