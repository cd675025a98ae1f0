import type { Notation } from './notation.ts';

/** So many different totals are told apart. */
export const MOST_TOTALS = 1000;

/**
 * The chance of every total that a notation can come to, lowest first; they add up to 1. Undefined where there are more
 * than a thousand of them, and where only some dice count or some are rolled again.
 */
export function totalsOf({ dice, bonus }: Notation): Map<number, number> | undefined {
  const [first] = dice;
  if (first?.digits && dice.length === 1) return digitsOf(first.sides, first.sign, bonus);
  if (dice.some(({ keep, explodes, digits }) => keep ?? explodes ?? digits)) return undefined;
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

/** Two dice read as digits: 11 to 66 for d66, all as likely. */
function digitsOf(sides: number, sign: 1 | -1, bonus: number): Map<number, number> {
  const digits = Array.from({ length: sides }, (_, index) => index + 1);
  return new Map(
    digits.flatMap((tens) =>
      digits.map((ones) => [sign * (tens * 10 + ones) + bonus, 1 / sides ** 2] as const),
    ),
  );
}

/** Chances of the sums after one more die, both counted from the lowest sum: a window that slides over the old ones. */
function withOneMore(chances: readonly number[], sides: number): number[] {
  const sums: number[] = [];
  let window = 0;
  for (let index = 0; index < chances.length + sides - 1; index += 1) {
    window += chances[index] ?? 0;
    sums.push(window / sides);
    window -= chances[index - sides + 1] ?? 0;
  }
  return sums;
}
