/** One stroke of a drawing on a square of 100 by 100: a filled shape, or a line of some width, in ink or in the paper’s colour. */
export interface Stroke {
  with: 'ink' | 'paper' | 'line' | 'cut';
  d: string;
  width?: number;
}
/** Strokes that belong together: a beard, a hat. */
export type Part = readonly Stroke[];
/** Parts of which a drawing has one. */
export type Slot = readonly Part[];
/** A whole drawing, from back to front. */
export type Look = readonly Slot[];

export const ink = (d: string): Stroke => ({ with: 'ink', d });
export const paper = (d: string): Stroke => ({ with: 'paper', d });
/** A line in ink. */
export const line = (d: string, width = 1.6): Stroke => ({ with: 'line', d, width });
/** A line cut out of the ink. */
export const cut = (d: string, width = 1.3): Stroke => ({ with: 'cut', d, width });
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const NONE: Part = [];

/** Numbers from 0 to below 1 that follow from a seed. */
export function dealer(seed: number): () => number {
  let at = seed | 0;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
