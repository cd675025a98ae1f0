import { chance, noise } from '../drawing/map/seed.ts';

/** What is left to chance: each has numbers of its own, so that a change of one leaves the others as they are. */
export const SALT = {
  sea: 11,
  ridge: 12,
  rugged: 13,
  wet: 14,
  settled: 15,
  field: 16,
  place: 17,
  region: 18,
  name: 19,
  stock: 20,
  thing: 21,
} as const;

/** A number from 0 up to 1 that follows from a seed, on every machine the same: nothing but products of 32 bits is in it. */
export const share = (seed: number, salt: number, a: number, b = 0): number => chance(seed, a, b, salt);

/** One of a list. */
export const pick = <T>(all: readonly [T, ...T[]], seed: number, salt: number, a: number, b = 0): T =>
  all[Math.floor(share(seed, salt, a, b) * all.length)] ?? all[0];

/** Noise with finer noise on it, from 0 to 1, that changes over `scale` steps (Red Blob Games, “Making maps with noise functions”). */
export const fractal = (
  seed: number,
  salt: number,
  { x, y }: { x: number; y: number },
  scale: number,
): number =>
  0.5 +
  [4, 2, 1].reduce((sum, weight, octave) => {
    const fine = scale / 2 ** octave;
    return sum + (noise(seed + octave * 101, x / fine, y / fine, salt) * weight) / 14;
  }, 0);
