import type { Dice } from '../../shared/dice/dice.ts';

/** What came of trying a promise. */
export interface Outcome {
  cases: number;
  /** Each in words; none where the promise held. */
  failures: string[];
  figure: string;
}

/** How a promise is tried here; `size` is 1 for a bounded run, more for a heavier one. */
export interface Trial {
  promise: number;
  run: (dice: Dice, size: number) => Promise<Outcome>;
}

/** Tries cases one after the other and notes which of them fail, the first few in words. */
export async function each<T>(
  cases: Iterable<T> | AsyncIterable<T>,
  tried: (one: T) => Promise<void>,
): Promise<Omit<Outcome, 'figure'>> {
  const failures: string[] = [];
  let count = 0;
  for await (const one of cases) {
    count += 1;
    await tried(one).catch((error: unknown) => {
      const [first] = String(error instanceof Error ? error.message : error).split('\n');
      failures.push(first ?? '');
    });
  }
  return { cases: count, failures };
}

export const upTo = (count: number): number[] =>
  Array.from({ length: Math.ceil(count) }, (_, index) => index);
