import {
  conditionGained,
  conditionLost,
  hitPointsChanged,
  statusChanged,
} from '../../campaign/events/creatures.ts';
import { creatureAt } from '../../campaign/look.ts';
import type { Decision } from '../contract.ts';
import { sheetOf } from './sheet.ts';

const WILL = 'force-of-will';

/** Damage against hit points; when it equals or passes them, the creature is dead (FV-111, FV-112, FV-S11). */
export function hurt(decision: Decision, id: string, amount: number, why: string): void {
  const { name, hitPoints, status, conditions } = creatureAt(decision.state, id);
  if (amount <= 0 || status === 'dead') return;
  const left = Math.max(0, hitPoints.now - amount);
  const because = why ? ` (${why})` : '';
  const stands = left === 0 && hasWill(decision, id) && !conditions.some((one) => one.id === WILL);
  decision.emit(
    hitPointsChanged,
    { creature: id, from: hitPoints.now, to: stands ? 1 : left },
    `${name} takes ${amount}${because}: ${hitPoints.now} → ${stands ? 1 : left}.`,
    { rules: ['FV-111'] },
  );
  if (stands) {
    decision.emit(
      conditionGained,
      { creature: id, condition: { id: WILL, name: 'Force of Will' } },
      `${name} will not fall: on at 1 hit point, striking with advantage.`,
      { rules: ['FV-66'] },
    );
    return;
  }
  if (left === 0) {
    loseWill(decision, id);
    decision.emit(statusChanged, { creature: id, from: status, to: 'dead' }, `${name} is dead.`, {
      rules: ['FV-112'],
    });
  }
}

/** Hit points come back, never above the maximum (FV-150). Who was healed no longer stands by will alone (FV-66). */
export function heal(decision: Decision, id: string, amount: number, why: string): void {
  const { name, hitPoints, status } = creatureAt(decision.state, id);
  const to = Math.min(hitPoints.max, hitPoints.now + amount);
  const because = why ? ` (${why})` : '';
  decision.emit(
    hitPointsChanged,
    { creature: id, from: hitPoints.now, to },
    `${name} regains ${to - hitPoints.now}${because}: ${hitPoints.now} → ${to}.`,
    { rules: ['FV-150'] },
  );
  loseWill(decision, id);
  if (status === 'dead' && to > 0)
    decision.emit(statusChanged, { creature: id, from: status, to: 'up' }, `${name} lives after all.`);
}

const hasWill = (decision: Decision, id: string): boolean =>
  sheetOf(creatureAt(decision.state, id)).feats.includes('Force of Will');

function loseWill(decision: Decision, id: string): void {
  const condition = creatureAt(decision.state, id).conditions.find((one) => one.id === WILL);
  if (condition) decision.emit(conditionLost, { creature: id, condition });
}
