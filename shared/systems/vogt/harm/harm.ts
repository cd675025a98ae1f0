import { hitPointsChanged } from '../../../campaign/events/creatures.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Creature } from '../../../campaign/state.ts';
import type { Decision, Dying } from '../../contract.ts';
import { by, type VogtRule } from '../cite.ts';
import { exhaustionChanged } from '../events/harm.ts';
import { half } from '../sheet/dieSizes.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { dismember } from './dismemberment.ts';
import { endStatus, giveStatus, hasStatus } from './statuses.ts';

/** Why hit points change in a blow: its own line tells the figures. */
export const BLOW = 'blow';

/**
 * Takes hit points off, below 0 if need be (BV-24); never fewer than none (BV-25). Anyone whom damage leaves at 0 or
 * fewer gains a level of exhaustion and falls prone (BV-31).
 */
export function takeDamage(decision: Decision, id: string, damage: number, why: string): void {
  const { hitPoints, status } = creatureAt(decision.state, id);
  if (status === 'dead' || damage <= 0) return;
  const now = hitPoints.now - damage;
  decision.emit(
    hitPointsChanged,
    { creature: id, from: hitPoints.now, to: now, ...(why ? { why } : {}) },
    by(decision, 'hit-points'),
  );
  if (now > 0) return;
  gainExhaustion(decision, id, '0 HP or less', 'felled');
  if (creatureAt(decision.state, id).status !== 'dead') giveStatus(decision, id, 'prone');
}

/** Sets maximum hit points, half from exhaustion 2 on; current ones are cut down to it (BV-34). */
function fitHitPoints(decision: Decision, id: string): void {
  const creature = creatureAt(decision.state, id);
  const { exhaustion, fullHitPoints } = sheetOf(creature);
  const max = exhaustion >= 2 ? half(fullHitPoints) : fullHitPoints;
  const { now, max: before } = creature.hitPoints;
  if (max === before) return;
  decision.emit(
    hitPointsChanged,
    { creature: id, from: now, to: Math.min(now, max), max },
    by(decision, 'half-hit-points'),
  );
}

const WORST = 4;
const UNCONSCIOUS = 3;

/**
 * One level more, with its penalty and those of the levels below (BV-32): from the third one is unconscious (BV-35), the
 * fourth and every further one rolls for death and dismemberment (BV-36).
 */
export function gainExhaustion(
  decision: Decision,
  id: string,
  why: string,
  rule: VogtRule = 'exhaustion',
): void {
  const creature = creatureAt(decision.state, id);
  if (creature.status === 'dead') return;
  const { exhaustion: from } = sheetOf(creature);
  const to = Math.min(WORST, from + 1);
  decision.emit(exhaustionChanged, { creature: id, from, to, ...(why ? { why } : {}) }, by(decision, rule));
  fitHitPoints(decision, id);
  if (to >= UNCONSCIOUS) giveStatus(decision, id, 'unconscious');
  if (to >= WORST) dismember(decision, id);
}

/** Whether a level of exhaustion is too high to wake: they wake when it falls below 3 (BV-S11). */
export const isTooExhausted = (exhaustion: number): boolean => exhaustion >= UNCONSCIOUS;

/** Removes levels of exhaustion: below 3 they wake, below 2 maximum HP is back to normal. */
export function loseExhaustion(decision: Decision, id: string, levels: number, rule: VogtRule): void {
  const creature = creatureAt(decision.state, id);
  const { exhaustion: from } = sheetOf(creature);
  const to = Math.max(0, from - levels);
  if (to === from || creature.status === 'dead') return;
  decision.emit(exhaustionChanged, { creature: id, from, to }, by(decision, rule));
  fitHitPoints(decision, id);
  if (isTooExhausted(from) && !isTooExhausted(to)) endStatus(decision, id, 'unconscious', { rule: 'waking' });
}

/** Gives hit points back, never above the current maximum. */
export function heal(decision: Decision, id: string, amount: number, why: string, rule?: VogtRule): void {
  const { hitPoints, status } = creatureAt(decision.state, id);
  const gained = status === 'dead' ? 0 : Math.min(amount, hitPoints.max - hitPoints.now);
  if (gained <= 0) return;
  decision.emit(
    hitPointsChanged,
    { creature: id, from: hitPoints.now, to: hitPoints.now + gained, ...(why ? { why } : {}) },
    rule ? by(decision, rule) : {},
  );
}

/** Someone too exhausted to wake who bleeds: the turns until they roll for death and dismemberment. */
export function dyingOf(creature: Creature): Dying | undefined {
  const { status, hitPoints } = creature;
  const { exhaustion } = sheetOf(creature);
  if (status !== 'down' || !isTooExhausted(exhaustion) || !hasStatus(creature, 'bleeding')) return undefined;
  return {
    rounds: Math.max(1, hitPoints.now),
    line: 'Bleeds 1 HP a turn. At 0 or less each one rolls for death and dismemberment.',
  };
}
