import { performance } from 'node:perf_hooks';

/** The figure that such a part of all stays below. */
export const ranked = (all: readonly number[], part: number): number =>
  [...all].sort((a, b) => a - b)[Math.floor(all.length * part)] ?? 0;

export const middle = (all: readonly number[]): number => ranked(all, 0.5);

/** Milliseconds that something takes. */
export async function timed(act: () => Promise<unknown> | unknown): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}
