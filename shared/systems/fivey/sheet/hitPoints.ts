import {
  conditionGained,
  conditionLost,
  hitPointsChanged,
  statusChanged,
} from '../../../campaign/events/creatures.ts';
import { dyingBegan } from '../events/fight.ts';
import { timerEnded, timerStarted } from '../../../campaign/events/time.ts';
import { freshId } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Creature } from '../../../campaign/state.ts';
import { MINUTE } from '../../../time/scales.ts';
import type { Decision } from '../../contract.ts';
import { option, type Choice } from '../options.ts';
import { sheetOf } from './sheet.ts';
import { endSpells } from '../magic/spells.ts';
import { ruleOf } from '../people/templates.ts';
import { timerDetail } from './details.ts';

const WILL = 'force-of-will';

/** Hit points that damage leaves: none, or the one on which somebody stands by will (FV-111). */
export function leftAfter(creature: Creature, damage: number): number {
  const { hitPoints, status } = creature;
  if (status === 'dead' || damage < hitPoints.now) return hitPoints.now - Math.max(0, damage);
  return status === 'up' && willHolds(creature) ? 1 : 0;
}

/** Damage against hit points; when it equals or passes them, the creature falls (FV-111, FV-112, FV-S11). */
export function hurt(decision: Decision, id: string, amount: number, why: string): void {
  const creature = creatureAt(decision.state, id);
  const { hitPoints, status } = creature;
  if (amount <= 0 || status === 'dead') return;
  const to = leftAfter(creature, amount);
  if (to !== hitPoints.now)
    decision.emit(
      hitPointsChanged,
      { creature: id, from: hitPoints.now, to, ...(why ? { why } : {}) },
      { rules: ['FV-111'] },
    );
  if (amount < hitPoints.now) return;
  if (to > 0) standByWill(decision, creature);
  else fall(decision, creature);
}

/** What becomes of a character whose hit points are gone (FV-112, FV-S11). */
const AT_ZERO: Record<Choice<'dying-minutes'>, (decision: Decision, id: string) => void> = {
  dead: die,
  turn: (decision, id) => lieDying(decision, id, 10),
  hour: (decision, id) => lieDying(decision, id, 60),
};

/** Who is down for good, or lies dying where the campaign gives characters time; spells end with it (FV-112, FV-S11). */
function fall(decision: Decision, { id, kind, status }: Creature): void {
  loseWill(decision, id);
  endSpells(decision, id);
  if (kind === 'character' && status === 'up') AT_ZERO[option(decision.state, 'dying-minutes')](decision, id);
  else die(decision, id);
}

/** Death by damage, or because nobody came in time (FV-112, FV-S11). */
function die(decision: Decision, id: string): void {
  const { status } = creatureAt(decision.state, id);
  stopDying(decision, id);
  decision.emit(statusChanged, { creature: id, from: status, to: 'dead' }, { rules: ['FV-112'] });
}

/** A fallen character has so many minutes to be healed in (FV-S11). */
function lieDying(decision: Decision, id: string, minutes: number): void {
  const { name, status } = creatureAt(decision.state, id);
  const { clock, timers } = decision.state;
  decision.emit(statusChanged, { creature: id, from: status, to: 'down' }, { rules: ['FV-S11'] });
  decision.emit(dyingBegan, { creature: id, minutes }, { rules: ['FV-S11'] });
  decision.emit(timerStarted, {
    timer: {
      id: freshId(`${name} dies`, 'death', timers),
      name: `${name} dies`,
      kind: 'countdown',
      order: 'condition',
      dueAt: clock + minutes * MINUTE,
      creature: id,
      details: { dies: true },
    },
  });
}

/** The time of the dying is over: who still lies there is dead (FV-S11). */
export function dies(decision: Decision, id: string): void {
  if (creatureAt(decision.state, id).status === 'down') die(decision, id);
}

function stopDying(decision: Decision, id: string): void {
  for (const timer of Object.values(decision.state.timers))
    if (timer.creature === id && timerDetail(timer, 'dies')) decision.emit(timerEnded, { timer, due: false });
}

/** Hit points come back, never above the maximum (FV-150). Who was healed no longer stands by will alone, and no longer dies (FV-S11). */
export function heal(decision: Decision, id: string, amount: number, why: string): void {
  const { hitPoints, status } = creatureAt(decision.state, id);
  const to = Math.min(hitPoints.max, hitPoints.now + amount);
  decision.emit(
    hitPointsChanged,
    { creature: id, from: hitPoints.now, to, ...(why ? { why } : {}) },
    { rules: ['FV-150'] },
  );
  loseWill(decision, id);
  if ((status !== 'dead' && status !== 'down') || to <= 0) return;
  stopDying(decision, id);
  decision.emit(statusChanged, { creature: id, from: status, to: 'up' }, { rules: ['FV-150'] });
}

/** An orc may stand by will, and once more when the benefit is over. */
const willHolds = (creature: Creature): boolean =>
  sheetOf(creature).feats.includes('Force of Will') && !creature.conditions.some(({ id }) => id === WILL);

function standByWill(decision: Decision, { id }: Creature): void {
  decision.emit(
    conditionGained,
    { creature: id, condition: { id: WILL, name: 'Force of Will' } },
    { rules: [ruleOf('Orc')] },
  );
}

/** Who is healed or falls no longer stands by will. */
export function loseWill(decision: Decision, id: string): void {
  const condition = creatureAt(decision.state, id).conditions.find((one) => one.id === WILL);
  if (condition) decision.emit(conditionLost, { creature: id, condition });
}
