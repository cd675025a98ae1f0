import { between } from './geometry.ts';

const share = (bits: number): number => (bits >>> 0) / 4_294_967_296;

/** A number from 0 up to 1 that follows from a seed and three whole numbers, on every machine the same. */
export function chance(seed: number, a: number, b = 0, c = 0): number {
  let bits = Math.imul(a, 374_761_393) + Math.imul(b, 668_265_263);
  bits = (bits + Math.imul(c, 1_274_126_177) + Math.imul(seed, 974_634_777)) | 0;
  bits = Math.imul(bits ^ (bits >>> 13), 1_274_126_177);
  bits = Math.imul(bits ^ (bits >>> 16), 2_246_822_519);
  return share(bits ^ (bits >>> 13));
}

/** A seed that follows from a text (FNV-1a, Fowler, Noll and Vo 1991). */
export function seedOf(text: string): number {
  let bits = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1)
    bits = Math.imul(bits ^ text.charCodeAt(index), 16_777_619);
  return bits >>> 0;
}

const eased = (part: number): number => part * part * (3 - 2 * part);

/** Value noise: from −1 to 1, changing softly from one whole place to the next (Perlin’s lattice, without gradients). */
export function noise(seed: number, x: number, y: number, salt: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [eased(x - left), eased(y - top)];
  const above = between(chance(seed, left, top, salt), chance(seed, left + 1, top, salt), across);
  const below = between(chance(seed, left, top + 1, salt), chance(seed, left + 1, top + 1, salt), across);
  return between(above, below, down) * 2 - 1;
}
