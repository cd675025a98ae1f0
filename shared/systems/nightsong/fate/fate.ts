import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import type { Roll } from '../../../dice/dice.ts';
import type { Decision } from '../../contract.ts';
import { rulingOf } from '../rulings.ts';

export type Answer = 'positive' | 'mixed' | 'negative';

export const ThresholdSchema = z.int().min(1).max(100);

/** The Die of Fate answered a question. */
export const fateAsked = defineEvent(
  'fate-asked',
  { about: z.string(), threshold: z.int(), answer: z.enum(['positive', 'mixed', 'negative']) },
  () => undefined,
);

/**
 * One percentile die. Read in tens it shows 10 to 100: any face of a hundred counts as the ten it belongs to (41 to 50
 * is 50), so that a threshold of 50 is met in half of all cases; `hundred` reads 1 to 100 (NS-R27).
 */
export function throwPercentile(
  decision: Decision,
  purpose: string,
  read: 'tens' | 'hundred' = 'tens',
): Roll {
  const roll = decision.throwDice(purpose, 1, 100);
  if (read === 'hundred') return roll;
  const ten = Math.ceil(roll.total / 10) * 10;
  // The roll is already on its way into the next event; there it must stand as it was read.
  roll.dice = [[100, ten]];
  roll.total = ten;
  return roll;
}

/**
 * Asks the Die of Fate: positive at or below the threshold; read from 1 to 100 just above it mixed, unless an
 * option says otherwise (NS-85, NS-86, NS-R27).
 */
export function askFate(
  decision: Decision,
  purpose: string,
  threshold: number,
): { roll: Roll; answer: Answer } {
  const read = rulingOf(decision.state, 'fate-die');
  const roll = throwPercentile(decision, purpose, read);
  const { total } = roll;
  const mixed =
    read === 'hundred' &&
    rulingOf(decision.state, 'fate-mixed') &&
    total > threshold &&
    total < threshold + 10;
  return { roll, answer: total <= threshold ? 'positive' : mixed ? 'mixed' : 'negative' };
}

/** How clear an answer is: so far from the threshold it is strong, as a rule 40 (NS-S2). */
export type Degree = 'strongly-positive' | 'positive' | 'negative' | 'strongly-negative';
export function degreeOf(total: number, threshold: number, margin = 40): Degree {
  if (total <= threshold) return threshold - total >= margin ? 'strongly-positive' : 'positive';
  return total - threshold >= margin ? 'strongly-negative' : 'negative';
}

/** Everything the Die of Fate may show, as it is read (NS-R27). */
export const facesOfFate = (read: 'tens' | 'hundred'): number[] =>
  read === 'tens'
    ? Array.from({ length: 10 }, (_, index) => (index + 1) * 10)
    : Array.from({ length: 100 }, (_, index) => index + 1);
