/** Sides of a die that wears down; 0 is spent. */
export type DieSize = number;

/** Nightsong's step dice, from the best to spent. */
export const STEP_CHAIN: readonly DieSize[] = [12, 10, 8, 6, 4, 0];

/** The die `steps` further down a chain, stopping at its end. A die off the chain counts as the next smaller one. */
export function stepDown(chain: readonly DieSize[], die: DieSize, steps: number): DieSize {
  const index = chain.findIndex((size) => size <= die);
  return chain[Math.min((index < 0 ? chain.length - 1 : index) + steps, chain.length - 1)] ?? 0;
}

/**
 * How often a die is rolled on average until it is spent, if `wear` gives what a face leaves of it; Infinity where it never wears.
 * Found step by step from the smallest: what changes nothing is rolled again.
 */
export function rollsUntilSpent(die: DieSize, wear: (die: DieSize, face: number) => DieSize): number {
  if (die === 0) return 0;
  const faces = Array.from({ length: die }, (_, index) => wear(die, index + 1));
  const worn = faces.filter((left) => left !== die);
  return worn.reduce((sum, left) => sum + rollsUntilSpent(left, wear), die) / worn.length;
}
