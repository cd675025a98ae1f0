import type { Notation } from './notation.ts';

/** So many different totals are told apart. */
export const MOST_TOTALS = 1000;

/**
 * The chance of every total that a notation can come to, lowest first; they add up to 1. Undefined where there are more
 * than a thousand of them.
 */
export function totalsOf({ dice, bonus }: Notation): Map<number, number> | undefined {
  const spread = dice.reduce((sum, { count, sides }) => sum + count * (sides - 1), 0);
  if (spread >= MOST_TOTALS) return undefined;
  let chances = [1];
  let lowest = bonus;
  for (const { count, sides, sign } of dice) {
    lowest += sign > 0 ? count : -count * sides;
    for (let thrown = 0; thrown < count; thrown += 1) chances = withOneMore(chances, sides);
  }
  return new Map(chances.map((chance, index) => [lowest + index, chance]));
}

/** Chances of the sums after one more die, both counted from the lowest sum: a window that slides over the old ones. */
function withOneMore(chances: readonly number[], sides: number): number[] {
  let window = 0;
  return Array.from({ length: chances.length + sides - 1 }, (_, index) => {
    window += chances[index] ?? 0;
    const sum = window / sides;
    window -= chances[index - sides + 1] ?? 0;
    return sum;
  });
}
