/** Sides of a die that wears down; 0 is spent. */
export type DieSize = number;

/** Nightsong's step dice, from the best to spent. */
export const STEP_CHAIN: readonly DieSize[] = [12, 10, 8, 6, 4, 0];

/** The die `steps` further down a chain, stopping at its end. A die off the chain counts as the next smaller one. */
export function stepDown(chain: readonly DieSize[], die: DieSize, steps: number): DieSize {
  const index = chain.findIndex((size) => size <= die);
  return chain[Math.min((index < 0 ? chain.length - 1 : index) + steps, chain.length - 1)] ?? 0;
}
