import { hitPointsChanged } from '../../../campaign/events/creatures.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Decision } from '../../contract.ts';
import { by, type FamilyRule } from '../cite.ts';
import { ATTRIBUTES, bodyOf, setScore, type Attribute } from '../sheet/attributes.ts';
import { demandProvided, isDeprived } from './deprivation.ts';

/** Gives hit points back, never above the maximum; gives back how many. */
export function regainHitPoints(
  decision: Decision,
  id: string,
  amount: number,
  why: string,
  rule: FamilyRule = 'restore',
): number {
  const { hitPoints, status } = creatureAt(decision.state, id);
  const gained = status === 'dead' ? 0 : Math.max(0, Math.min(amount, hitPoints.max - hitPoints.now));
  if (gained > 0)
    decision.emit(
      hitPointsChanged,
      { creature: id, from: hitPoints.now, to: hitPoints.now + gained, ...(why ? { why } : {}) },
      by(decision, rule),
    );
  return gained;
}

/** Hit points given back by hand. Refuses `deprived` to the Deprived, who regain nothing; nobody drinks for it. */
export function heal(decision: Decision, id: string, amount: number, why: string): void {
  demandProvided(decision, id);
  regainHitPoints(decision, id, amount, why);
}

/** Gives points of a score back, never above its maximum and never to the Deprived; gives back how many (CA-17). */
export function regainScore(
  decision: Decision,
  id: string,
  attribute: Attribute,
  amount: number,
  why: string,
  ...rules: readonly string[]
): number {
  const creature = creatureAt(decision.state, id);
  const { now, max } = bodyOf(creature)[attribute];
  const gained = Math.max(0, Math.min(amount, max - now));
  if (gained === 0 || creature.status === 'dead' || isDeprived(creature)) return 0;
  setScore(decision, id, attribute, { now: now + gained }, why, ...rules);
  return gained;
}

/** All scores back to their maximum (CA-13). */
export const restoreScores = (decision: Decision, id: string, why: string): void => {
  for (const one of ATTRIBUTES) regainScore(decision, id, one, Infinity, why);
};
