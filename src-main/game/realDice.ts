import { getRandomValues } from 'node:crypto';
import type { Dice } from '../../shared/dice/dice.ts';
import { unbiased } from '../../shared/dice/sources.ts';

const one = new Uint32Array(1);

/** Real dice: the machine's source of randomness. */
export const realDice: Dice = (sides) => unbiased(() => getRandomValues(one)[0] ?? 0, sides);
