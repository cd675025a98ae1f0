/** Pearson’s statistic of what was counted against the chances of it. Cells that cannot come have to be empty. */
export function chiSquared(
  counted: readonly number[],
  chances: readonly number[],
): { statistic: number; freedom: number } {
  const all = counted.reduce((sum, one) => sum + one, 0);
  let statistic = 0;
  let cells = 0;
  counted.forEach((count, index) => {
    const expected = all * (chances[index] ?? 0);
    if (expected === 0) {
      if (count > 0) throw new Error(`Cell ${index} cannot come and came ${count} times.`);
      return;
    }
    statistic += (count - expected) ** 2 / expected;
    cells += 1;
  });
  return { statistic, freedom: cells - 1 };
}

/** The normal quantile for one chance in a thousand. */
const ONE_IN_A_THOUSAND = 3.0902;

/**
 * What the statistic exceeds once in a thousand runs, by the cube-root approximation of E. B. Wilson and M. M. Hilferty,
 * "The distribution of chi-square", PNAS 17 (1931).
 */
export const critical = (freedom: number): number =>
  freedom === 0
    ? 0
    : freedom * (1 - 2 / (9 * freedom) + ONE_IN_A_THOUSAND * Math.sqrt(2 / (9 * freedom))) ** 3;
