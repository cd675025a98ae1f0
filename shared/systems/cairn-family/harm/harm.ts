import {
  conditionGained,
  conditionLost,
  hitPointsChanged,
  statusChanged,
} from '../../../campaign/events/creatures.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Campaign, Timer } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { saveAloud } from '../checks/saves.ts';
import { by } from '../cite.ts';
import { dyingStopped } from '../events/bodies.ts';
import type { Family } from '../family.ts';
import { bodyOf, setScore, type Attribute } from '../sheet/attributes.ts';
import { conditionDetails, timerDetails, type ConditionDetails } from '../sheet/details.ts';

/** The clock that runs for someone who dies unless tended. */
export const dyingTimer = (campaign: Campaign, id: string): Timer | undefined =>
  Object.values(campaign.timers).find((timer) => timer.creature === id && timerDetails(timer).dying);

/** Stops the clock of the dying; gives back whether one ran. */
export function stopDying(decision: Decision, id: string, why = ''): boolean {
  const timer = dyingTimer(decision.state, id);
  const saved = why !== 'dead' && decision.deed ? { by: decision.deed } : {};
  if (timer) decision.emit(dyingStopped, { creature: id, timer, why, ...saved }, by(decision, 'aid'));
  return timer !== undefined;
}

/** Someone dies, a detachment is destroyed (CA-74, BDP-52). */
export function die(decision: Decision, id: string, why: string): void {
  const { status } = creatureAt(decision.state, id);
  if (status === 'dead') return;
  stopDying(decision, id, 'dead');
  decision.emit(statusChanged, { creature: id, from: status, to: 'dead', why }, by(decision, 'dead'));
}

/** Someone cannot act until `condition` is over (BDP-53, BDP-54). */
export function makeHelpless(
  decision: Decision,
  id: string,
  condition: string,
  details: Record<string, string | boolean>,
): void {
  const { status, conditions } = creatureAt(decision.state, id);
  if (status === 'dead') return;
  const rules = by(decision, details['spent'] === undefined ? 'helpless' : 'spent');
  const word = condition.toLowerCase().replace(/[^a-z]+/g, '-');
  if (!conditions.some((one) => one.id === word))
    decision.emit(
      conditionGained,
      {
        creature: id,
        condition: { id: word, name: condition, severity: 'major', details: { helpless: true, ...details } },
      },
      rules,
    );
  if (status === 'up')
    decision.emit(statusChanged, { creature: id, from: 'up', to: 'down', why: condition }, rules);
}

/** What kept someone from acting is over, as far as `ends` says; they get up when nothing else holds them. */
export function recoverFrom(
  decision: Decision,
  id: string,
  ends: (details: ConditionDetails) => boolean,
): void {
  const { conditions } = creatureAt(decision.state, id);
  const rules = by(decision, 'restore');
  const over = (details: ConditionDetails): boolean => details.helpless && ends(details);
  for (const condition of conditions.filter((one) => over(conditionDetails(one))))
    decision.emit(conditionLost, { creature: id, condition }, rules);
  const now = creatureAt(decision.state, id);
  if (now.status === 'down' && !now.conditions.some((one) => conditionDetails(one).helpless))
    decision.emit(statusChanged, { creature: id, from: 'down', to: 'up' }, rules);
}

/** A Critical Damage Save on the score as it is now, and what follows from failing it (CA-59, CA-60, BDP-34, BDP-51). */
export function criticalSave(
  decision: Decision,
  family: Family,
  id: string,
  attribute: Attribute,
  attacker?: string,
  cause?: string,
): void {
  if (saveAloud(decision, id, attribute, 'Critical Damage', 'normal', 'critical-save'))
    family.spared?.(decision, id);
  else family.critical(decision, id, attribute, attacker, cause);
}

/** Having nothing left of a score: STR is death, DEX and WIL leave helpless (CA-67, CA-68, CA-69, BDP-52, BDP-53, BDP-54). */
export function spend(decision: Decision, family: Family, id: string, attribute: Attribute): void {
  if (attribute === 'str') die(decision, id, 'STR 0');
  else makeHelpless(decision, id, family.spent[attribute], { spent: attribute });
}

/** Why hit points are lost to a blow whose own line tells how many are left. */
export const TOLD_BY_BLOW = 'blow';

interface Loss {
  /** What else decided it, beside the rules of scores. */
  rules?: readonly string[];
  why?: string;
  /** Whether a Critical Damage Save follows. */
  critical?: boolean;
  /** Who dealt it, and what with: "sword", "a fall". */
  by?: string | undefined;
  cause?: string | undefined;
}

/**
 * Takes points off a score. At 0 the result is set without a Save (BDP-52, BDP-53, BDP-54); else with `critical` the Save
 * follows (BDP-R8).
 */
export function loseScore(
  decision: Decision,
  family: Family,
  id: string,
  attribute: Attribute,
  amount: number,
  { why = '', critical = false, by: attacker, cause, rules = [] }: Loss = {},
): void {
  const creature = creatureAt(decision.state, id);
  if (amount <= 0 || creature.status === 'dead') return;
  const before = bodyOf(creature)[attribute].now;
  const { now } = setScore(decision, id, attribute, { now: before - amount }, why, ...rules);
  if (now === 0) spend(decision, family, id, attribute);
  else if (critical) criticalSave(decision, family, id, attribute, attacker, cause);
}

/**
 * Damage that got through: hit points first; exactly 0 may scar; what is left comes off STR with a Critical Damage Save at
 * once. `cause` is what a wound of it is named after (CA-47, CA-58, CA-R11, BDP-31, BDP-R5).
 */
export function takeDamage(
  decision: Decision,
  family: Family,
  id: string,
  damage: number,
  why: string,
  attacker?: string,
  cause = why,
): void {
  const { hitPoints, status } = creatureAt(decision.state, id);
  if (damage <= 0 || status === 'dead') return;
  const lost = Math.min(hitPoints.now, damage);
  const over = damage - lost;
  if (lost > 0)
    decision.emit(
      hitPointsChanged,
      { creature: id, from: hitPoints.now, to: hitPoints.now - lost, ...(why ? { why } : {}) },
      by(decision, 'overflow'),
    );
  if (over > 0)
    loseScore(decision, family, id, 'str', over, {
      why: 'damage beyond HP',
      critical: true,
      by: attacker,
      cause,
    });
  else if (hitPoints.now === lost) family.scar?.(decision, id, lost);
}
