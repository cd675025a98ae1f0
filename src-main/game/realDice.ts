import { getRandomValues } from 'node:crypto';
import type { Dice } from '../../shared/dice/dice.ts';
import { unbiased } from '../../shared/dice/sources.ts';

/** Asking the machine is slow, so many numbers are asked for at once. */
const block = new Uint32Array(1024);
let used = block.length;

function next(): number {
  if (used === block.length) {
    getRandomValues(block);
    used = 0;
  }
  const number = block[used] ?? 0;
  // A number that was rolled stands nowhere any more.
  block[used] = 0;
  used += 1;
  return number;
}

/** Real dice: the machine's source of randomness. */
export const realDice: Dice = (sides) => unbiased(next, sides);
