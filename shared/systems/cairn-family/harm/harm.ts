import {
  conditionGained,
  conditionLost,
  hitPointsChanged,
  statusChanged,
} from '../../../campaign/events/creatures.ts';
import { diceRolled } from '../../../campaign/events/campaign.ts';
import { timerEnded } from '../../../campaign/events/time.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Campaign, Timer } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { ATTRIBUTE_NAMES, bodyOf, setScore, type Attribute } from '../sheet/attributes.ts';
import type { Family } from '../family.ts';
import { save } from '../checks/saves.ts';

/** The clock that runs for somebody who dies unless tended (CA-62). */
export const dyingTimer = (campaign: Campaign, id: string): Timer | undefined =>
  Object.values(campaign.timers).find(
    ({ creature, details }) => creature === id && details['dying'] === true,
  );

/** Stops the clock of the dying; gives back whether one ran. */
export function stopDying(decision: Decision, id: string, text?: string): boolean {
  const timer = dyingTimer(decision.state, id);
  if (timer) decision.emit(timerEnded, { timer, due: false }, text);
  return timer !== undefined;
}

/** Somebody dies, a detachment is destroyed (CA-67, CA-74, BDP-52). */
export function die(decision: Decision, id: string, why: string): void {
  const { name, status } = creatureAt(decision.state, id);
  if (status === 'dead') return;
  stopDying(decision, id);
  decision.emit(
    statusChanged,
    { creature: id, from: status, to: 'dead' },
    `${name} dies${why ? `: ${why}` : ''}.`,
  );
}

/** Somebody cannot act until `condition` is over (CA-61, CA-68, CA-69, BDP-53, BDP-54). */
export function makeHelpless(
  decision: Decision,
  id: string,
  condition: string,
  details: Record<string, string | boolean>,
): void {
  const { name, status, conditions } = creatureAt(decision.state, id);
  if (status === 'dead') return;
  const word = condition.toLowerCase().replace(/[^a-z]+/g, '-');
  if (!conditions.some((one) => one.id === word))
    decision.emit(
      conditionGained,
      {
        creature: id,
        condition: { id: word, name: condition, severity: 'major', details: { helpless: true, ...details } },
      },
      `${name}: ${condition.toLowerCase()}.`,
    );
  if (status === 'up') decision.emit(statusChanged, { creature: id, from: 'up', to: 'down' });
}

/** What kept somebody from acting is over, as far as `ends` says; they get up when nothing else holds them. */
export function recoverFrom(
  decision: Decision,
  id: string,
  ends: (details: Record<string, unknown>) => boolean,
): void {
  const { name, conditions } = creatureAt(decision.state, id);
  for (const condition of conditions.filter(({ details }) => details['helpless'] === true && ends(details)))
    decision.emit(
      conditionLost,
      { creature: id, condition },
      `${name} is no longer ${condition.name.toLowerCase()}.`,
    );
  const now = creatureAt(decision.state, id);
  if (now.status === 'down' && !now.conditions.some(({ details }) => details['helpless'] === true))
    decision.emit(statusChanged, { creature: id, from: 'down', to: 'up' }, `${name} is back on their feet.`);
}

/** A Critical Damage Save on the score as it is now, and what follows from failing it (CA-59 to CA-61, BDP-34, BDP-51). */
export function criticalSave(
  decision: Decision,
  family: Family,
  id: string,
  attribute: Attribute,
  by?: string,
  cause?: string,
): void {
  const { passed, line } = save(decision, id, attribute, 'Critical Damage');
  decision.emit(diceRolled, {}, `${line}.`);
  if (passed) family.spared?.(decision, id);
  else family.critical(decision, id, attribute, by, cause);
}

/** Having nothing left of a score: STR is death, DEX and WIL leave helpless (CA-67 to CA-69, BDP-52 to BDP-54). */
export function spend(decision: Decision, family: Family, id: string, attribute: Attribute): void {
  if (attribute === 'str') die(decision, id, 'no STR is left');
  else makeHelpless(decision, id, family.spent[attribute], { spent: attribute });
}

/**
 * Takes points off a score. At 0 the result is set without a Save (CA-R10, BDP-52 to BDP-54); else with `critical` the Save
 * follows (BDP-R8).
 */
export function loseScore(
  decision: Decision,
  family: Family,
  id: string,
  attribute: Attribute,
  amount: number,
  {
    why = '',
    critical = false,
    by,
    cause,
  }: { why?: string; critical?: boolean; by?: string | undefined; cause?: string | undefined } = {},
): void {
  const creature = creatureAt(decision.state, id);
  const { name } = creature;
  if (amount <= 0 || creature.status === 'dead') return;
  const before = bodyOf(creature)[attribute].now;
  const { now } = setScore(
    decision,
    id,
    attribute,
    { now: before - amount },
    `${name} loses ${amount} ${ATTRIBUTE_NAMES[attribute]}${why ? ` (${why})` : ''}: ${before} → ${Math.max(0, before - amount)}.`,
  );
  if (now === 0) spend(decision, family, id, attribute);
  else if (critical) criticalSave(decision, family, id, attribute, by, cause);
}

/**
 * Damage that got through: hit points first; exactly 0 may scar; what is left comes off STR with a Critical Damage Save at
 * once (CA-45, CA-47, CA-58 to CA-60, CA-R11, BDP-31, BDP-R5). `cause` is what a wound of it is named after (BDP-57).
 */
export function takeDamage(
  decision: Decision,
  family: Family,
  id: string,
  damage: number,
  why: string,
  by?: string,
  cause = why,
): void {
  const { name, hitPoints, status } = creatureAt(decision.state, id);
  if (damage <= 0 || status === 'dead') return;
  const lost = Math.min(hitPoints.now, damage);
  const over = damage - lost;
  if (lost > 0)
    decision.emit(
      hitPointsChanged,
      { creature: id, from: hitPoints.now, to: hitPoints.now - lost },
      `${name}: ${damage} damage${why ? ` (${why})` : ''}, ${hitPoints.now} → ${hitPoints.now - lost} HP.`,
    );
  if (over > 0) loseScore(decision, family, id, 'str', over, { why: 'past HP', critical: true, by, cause });
  else if (hitPoints.now === lost) family.scar?.(decision, id, lost);
}
