import { hitPointsChanged, sheetChanged, statusChanged } from '../../../campaign/events/creatures.ts';
import { timerEnded, timerStarted } from '../../../campaign/events/time.ts';
import { freshId } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Creature, Timer } from '../../../campaign/state.ts';
import { MINUTE } from '../../../time/scales.ts';
import type { Decision } from '../../contract.ts';
import { rulingOf } from '../rulings.ts';
import { figure, sheetOf } from '../sheet/sheet.ts';

/** The countdown of somebody who dies by the minute. */
export const dyingTimer = (campaign: Campaign, id: string): Timer | undefined =>
  Object.values(campaign.timers).find((one) => one.creature === id && one.details['dying'] === true);

export const isDying = (campaign: Campaign, creature: Creature): boolean =>
  sheetOf(creature).dyingRounds !== null || dyingTimer(campaign, creature.id) !== undefined;

const inFight = ({ fight, mode }: Campaign, id: string): boolean =>
  fight !== null && mode.now !== 'aftermath' && Object.hasOwn(fight.combatants, id);

/** The HP somebody has after so much Damage: below 0 as well, unless an option stops them there (NS-R12). */
export function hitPointsAfter(campaign: Campaign, { hitPoints: { now } }: Creature, amount: number): number {
  const least = rulingOf(campaign, 'below-zero') ? -Infinity : Math.min(0, now);
  return Math.max(least, now - amount);
}

/** Whether new Damage begins the dying anew of somebody who was helped (NS-R13). */
const diesAgain = (campaign: Campaign, creature: Creature): boolean =>
  rulingOf(campaign, 'dying-again') &&
  creature.kind === 'character' &&
  creature.status === 'down' &&
  !isDying(campaign, creature);

/** Takes hit points off (NS-50, NS-R12), and lets those at 0 or less fall (NS-51, NS-83). */
export function loseHitPoints(decision: Decision, id: string, amount: number, text?: string): void {
  const creature = creatureAt(decision.state, id);
  const from = creature.hitPoints.now;
  const to = hitPointsAfter(decision.state, creature, amount);
  decision.emit(hitPointsChanged, { creature: id, from, to }, text, { rules: ['NS-50'] });
  const falls = creature.status === 'up' || (amount > 0 && diesAgain(decision.state, creature));
  if (to <= 0 && falls) fall(decision, id);
}

/** Hurts somebody by so many points, whatever they wear (NS-50). */
export function hurt(decision: Decision, id: string, amount: number, why: string): void {
  const creature = creatureAt(decision.state, id);
  const { name, hitPoints } = creature;
  const to = hitPointsAfter(decision.state, creature, amount);
  loseHitPoints(
    decision,
    id,
    amount,
    `${name} loses ${amount} HP${why ? ` (${why})` : ''}: ${figure(hitPoints.now)} → ${figure(to)}.`,
  );
}

/**
 * A character begins to die: CON + 1d4, never below 1 or what an option says, as a rule Rounds in a fight and
 * minutes elsewhere (NS-10, NS-51, NS-52, NS-R13). Anybody else is simply out of it (NS-83).
 */
function fall(decision: Decision, id: string): void {
  const creature = creatureAt(decision.state, id);
  const down = { creature: id, from: creature.status, to: 'down' as const };
  if (creature.kind !== 'character') {
    decision.emit(statusChanged, down, `${creature.name} is out of the fight.`, { rules: ['NS-83'] });
    return;
  }
  const roll = decision.throwDice('time left to the dying', 1, 4, sheetOf(creature).con);
  const { state } = decision;
  const left = Math.max(rulingOf(state, 'dying-least'), roll.total);
  const rounds = rulingOf(state, 'dying-unit') !== 'in minutes always' && inFight(state, id);
  decision.emit(
    statusChanged,
    down,
    `${creature.name} is taken out and dying: ${left} ${rounds ? 'Round' : 'minute'}${left === 1 ? '' : 's'} unless somebody helps.`,
    { rules: ['NS-51', 'NS-52', 'NS-R13'] },
  );
  if (rounds) decision.emit(sheetChanged, { creature: id, to: { dyingRounds: left } });
  else countMinutes(decision, creature, left);
}

function countMinutes(decision: Decision, { id, name }: Creature, minutes: number): void {
  const called = `${name} is dying`;
  decision.emit(timerStarted, {
    timer: {
      id: freshId(called, 'dying', decision.state.timers),
      name: called,
      kind: 'countdown',
      dueAt: decision.state.clock + minutes * MINUTE,
      creature: id,
      details: { dying: true },
    },
  });
}

/** A Round ended: the dying have one less; at 0 they are dead (NS-52, NS-R13). */
export function countRounds(decision: Decision): void {
  for (const id of Object.keys(decision.state.fight?.combatants ?? {})) {
    const creature = creatureAt(decision.state, id);
    const left = sheetOf(creature).dyingRounds;
    if (left === null) continue;
    if (left === 1) die(decision, id);
    else
      decision.emit(
        sheetChanged,
        { creature: id, to: { dyingRounds: left - 1 } },
        `${creature.name} is dying: ${left - 1} Round${left === 2 ? '' : 's'} left.`,
        { rules: ['NS-R13'] },
      );
  }
}

/** After the fight the Rounds left to the dying are minutes (NS-52, NS-R13). */
export function roundsToMinutes(decision: Decision, id: string): void {
  const creature = creatureAt(decision.state, id);
  const left = sheetOf(creature).dyingRounds;
  if (left === null) return;
  decision.emit(
    sheetChanged,
    { creature: id, to: { dyingRounds: null } },
    `${creature.name} has ${left} minutes left.`,
    {
      rules: ['NS-R13'],
    },
  );
  countMinutes(decision, creature, left);
}

/** Somebody dies (NS-52). */
export function die(decision: Decision, id: string): void {
  const { name, status } = creatureAt(decision.state, id);
  if (status === 'dead') return;
  stopDying(decision, id);
  decision.emit(statusChanged, { creature: id, from: status, to: 'dead' }, `${name} dies.`, {
    rules: ['NS-52'],
  });
}

/** Ends the dying clock for good (NS-R13, NS-S14); gives back false when none ran. */
export function stopDying(decision: Decision, id: string, text?: string): boolean {
  const timer = dyingTimer(decision.state, id);
  const rounds = sheetOf(creatureAt(decision.state, id)).dyingRounds !== null;
  const told = { rules: ['NS-R13'] };
  if (rounds) decision.emit(sheetChanged, { creature: id, to: { dyingRounds: null } }, text, told);
  else if (timer) decision.emit(timerEnded, { timer, due: false }, text, told);
  return rounds || timer !== undefined;
}

/**
 * Helps the dying (NS-R13, NS-S14); by an option they come round with 1 HP. Gives back false where nobody was
 * dying.
 */
export function helpDying(decision: Decision, id: string, helper: string): boolean {
  const { name } = creatureAt(decision.state, id);
  const text = `${creatureAt(decision.state, helper).name} helps ${name}, who will not die of this.`;
  if (!stopDying(decision, id, text)) return false;
  const { hitPoints, status } = creatureAt(decision.state, id);
  if (hitPoints.max < 1 || !rulingOf(decision.state, 'helped-rise')) return true;
  decision.emit(hitPointsChanged, { creature: id, from: hitPoints.now, to: Math.max(1, hitPoints.now) });
  decision.emit(statusChanged, { creature: id, from: status, to: 'up' }, `${name} comes round.`, {
    rules: ['NS-R13'],
  });
  return true;
}

/**
 * Heals, never above the maximum (NS-R14), from 0 on by an option; the dying are helped by it, and at 1 or
 * more they come round (NS-R12).
 */
export function heal(decision: Decision, id: string, amount: number, why: string): void {
  const { name, hitPoints, status } = creatureAt(decision.state, id);
  if (status === 'dead') throw new Refusal('dead', `${name} is dead; no healing helps.`, 'creature');
  const { now, max } = hitPoints;
  const from = rulingOf(decision.state, 'healing-from-zero') && amount > 0 ? Math.max(0, now) : now;
  const to = Math.max(now, Math.min(max, from + amount));
  decision.emit(
    hitPointsChanged,
    { creature: id, from: now, to },
    `${name} recovers ${to - now} HP${why ? ` (${why})` : ''}: ${figure(now)} → ${figure(to)}.`,
    { rules: ['NS-R14'] },
  );
  stopDying(decision, id);
  if (to > 0 && status === 'down')
    decision.emit(statusChanged, { creature: id, from: 'down', to: 'up' }, `${name} comes round.`, {
      rules: ['NS-R12'],
    });
}
