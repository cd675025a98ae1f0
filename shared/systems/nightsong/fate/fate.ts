import { z } from 'zod';
import type { Roll } from '../../../dice/dice.ts';
import type { Decision } from '../../contract.ts';
import type { Campaign } from '../../../campaign/state.ts';
import { optionOf } from '../options.ts';

export type Answer = 'positive' | 'mixed' | 'negative';

export const ThresholdSchema = z.int().min(1).max(100);

/** Rolls one percentile die, read from 1 to 100. */
export const throwHundred = (decision: Decision, purpose: string): Roll =>
  decision.throwDice(purpose, 1, 100);

/** Rolls one percentile die of tens: 50 stands for 41 to 50, so that a threshold of 50 has a chance of one in two. */
const throwTens = (decision: Decision, purpose: string): Roll => decision.throwTens(purpose);

const TENS = Array.from({ length: 10 }, (_, index) => (index + 1) * 10);
const HUNDRED = Array.from({ length: 100 }, (_, index) => index + 1);

interface Reading {
  throwIt: (decision: Decision, purpose: string) => Roll;
  /** All results that it can show. */
  faces: readonly number[];
  /** How many results above the threshold are mixed. */
  mixed: number;
}

/** How the die is read: in tens, from 1 to 100 with mixed results, or from 1 to 100 without them (NS-R27). */
export const READINGS = {
  tens: { throwIt: throwTens, faces: TENS, mixed: 0 },
  'hundred-mixed': { throwIt: throwHundred, faces: HUNDRED, mixed: 9 },
  hundred: { throwIt: throwHundred, faces: HUNDRED, mixed: 0 },
} as const satisfies Record<string, Reading>;

const readingOf = (campaign: Pick<Campaign, 'options'>): Reading => READINGS[optionOf(campaign, 'fate-die')];

/** All results that the Die of Fate can show in this campaign. */
export const facesOfFate = (campaign: Pick<Campaign, 'options'>): readonly number[] =>
  readingOf(campaign).faces;

/** Asks the Die of Fate: positive at or below the threshold, which depends on the odds (NS-85, NS-86). */
export function askFate(
  decision: Decision,
  purpose: string,
  threshold: number,
): { roll: Roll; answer: Answer } {
  const { throwIt, mixed } = readingOf(decision.state);
  const roll = throwIt(decision, purpose);
  const over = roll.total - threshold;
  return { roll, answer: over <= 0 ? 'positive' : over <= mixed ? 'mixed' : 'negative' };
}

/** How clear an answer is: 40 or more from the threshold is strong. */
export type Degree = 'strongly-positive' | 'positive' | 'negative' | 'strongly-negative';
const STRONG = 40;
export function degreeOf(total: number, threshold: number): Degree {
  if (total <= threshold) return threshold - total >= STRONG ? 'strongly-positive' : 'positive';
  return total - threshold >= STRONG ? 'strongly-negative' : 'negative';
}
