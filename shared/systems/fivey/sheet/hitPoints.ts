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
import { endPay } from '../../../campaign/people/pay.ts';
import type { Campaign, Condition, Creature } from '../../../campaign/state.ts';
import { MINUTE } from '../../../time/scales.ts';
import type { Decision, Dying } from '../../contract.ts';
import { by } from '../cite.ts';
import { option, type Choice } from '../options.ts';
import type { Stake } from './sheet.ts';
import { ASKED, mayStand, WILL } from './will.ts';
import { endSpells } from '../magic/spells.ts';
import { conditionDetail, timerDetail } from './details.ts';

/** Why hit points changed where another line of the log tells it: an attack, a spell, a hazard. */
export const STRUCK = 'struck';

/** Hit points that damage leaves (FV-111). */
export const leftAfter = ({ hitPoints }: Creature, damage: number): number =>
  Math.max(0, hitPoints.now - Math.max(0, damage));

/** Damage against hit points; when it equals or passes them, the creature falls, or its player is asked first (FV-111, FV-112, FV-S11). */
export function hurt(decision: Decision, id: string, amount: number, why: string): void {
  const creature = creatureAt(decision.state, id);
  const { hitPoints, status } = creature;
  if (amount <= 0 || status === 'dead') return;
  const to = leftAfter(creature, amount);
  decision.emit(
    hitPointsChanged,
    { creature: id, from: hitPoints.now, to, damage: amount, ...(why ? { why } : {}) },
    by(decision, 'harm'),
  );
  if (to > 0) return;
  if (mayStand(creature)) askWill(decision, id);
  else fall(decision, creature);
}

function askWill(decision: Decision, id: string): void {
  const actor = decision.deed?.actor;
  const details: Condition['details'] = actor === undefined ? {} : { by: actor };
  const condition = { id: ASKED, name: 'About to fall', details };
  decision.emit(conditionGained, { creature: id, condition }, by(decision, 'orc'));
}

/** Stands at 1 hit point, or falls. */
export function answerWill(decision: Decision, creature: Creature, stands: boolean): void {
  const { id, hitPoints, conditions } = creature;
  const asked = conditions.find((one) => one.id === ASKED);
  loseCondition(decision, id, ASKED);
  if (!stands) {
    decision.asDeedOf({ actor: conditionDetail(asked, 'by') }, () => fall(decision, creature));
    return;
  }
  const header = by(decision, 'orc');
  decision.emit(hitPointsChanged, { creature: id, from: hitPoints.now, to: 1, why: STRUCK }, header);
  decision.emit(conditionGained, { creature: id, condition: { id: WILL, name: 'Force of Will' } }, header);
}

/** What an inspiration die gives back of harm that would have been `less`, once the creature is as hurt as it is now. */
export function harmStake(decision: Decision, before: Creature, less: number): Stake {
  const { hitPoints } = creatureAt(decision.state, before.id);
  const spared = Math.min(before.hitPoints.now, less);
  return { kind: 'harm', back: Math.max(0, before.hitPoints.now - hitPoints.now - spared) };
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

/** Death by damage, or because no one came in time (FV-112, FV-S11). */
function die(decision: Decision, id: string): void {
  const { status } = creatureAt(decision.state, id);
  stopDying(decision, id);
  decision.emit(statusChanged, { creature: id, from: status, to: 'dead' }, by(decision, 'dead'));
  endPay(decision, id);
}

/** A fallen character has so many minutes to be healed in (FV-S11). */
function lieDying(decision: Decision, id: string, minutes: number): void {
  const { name, status } = creatureAt(decision.state, id);
  const { clock, timers } = decision.state;
  decision.emit(statusChanged, { creature: id, from: status, to: 'down' }, by(decision, 'dying'));
  decision.emit(dyingBegan, { creature: id, minutes });
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

/** The time left to a fallen character, and what saves them. */
export function dyingOf({ id }: Creature, { timers, fight }: Campaign): Dying | undefined {
  const timer = Object.values(timers).find((one) => one.creature === id && timerDetail(one, 'dies'));
  const noHelp = fight ? 'No rule lets others heal in a fight.' : 'Only a blessing heals, at night.';
  return timer && { timer, line: 'Dies unless healed to 1 hit point or more.', noHelp };
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
    by(decision, 'healing'),
  );
  loseWill(decision, id);
  if ((status !== 'dead' && status !== 'down') || to <= 0) return;
  stopDying(decision, id);
  decision.emit(statusChanged, { creature: id, from: status, to: 'up' }, by(decision, 'healing'));
}

/** Hit points were put right: nobody dies of them, nor stands by will. */
export function backOnFeet(decision: Decision, id: string): void {
  loseWill(decision, id);
  stopDying(decision, id);
}

/** A creature that is healed or falls no longer stands by will, and is no longer asked. */
export function loseWill(decision: Decision, id: string): void {
  loseCondition(decision, id, WILL);
  loseCondition(decision, id, ASKED);
}

function loseCondition(decision: Decision, id: string, which: string): void {
  const condition = creatureAt(decision.state, id).conditions.find((one) => one.id === which);
  if (condition) decision.emit(conditionLost, { creature: id, condition });
}
