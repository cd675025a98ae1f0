import { creatureAt, creatureHere } from '../../../campaign/lookup.ts';
import type { Offer } from '../../../campaign/offer.ts';
import { passTime } from '../../../campaign/passTime.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import { nextAtHour } from '../../../time/calendar.ts';
import { DAY, HOUR } from '../../../time/scales.ts';
import type { Decision } from '../../contract.ts';
import { by, cite } from '../cite.ts';
import { patientTended, recoveryBarred } from '../events/bodies.ts';
import { lodgingTaken, nightSlept, sleepBroken } from '../events/days.ts';
import { isMortal } from '../sheet/attributes.ts';
import { eaters, today } from '../days/days.ts';
import { CAUSES, isDeprived, provide } from './deprivation.ts';
import { dyingTimer, recoverFrom, stopDying } from './harm.ts';
import { regainHitPoints } from './healing.ts';
import { familyOption } from '../options/index.ts';
import { watchCalendar } from '../travel/watches.ts';
import { conditionDetails } from '../sheet/details.ts';

export const isHurtUnto = (campaign: Campaign, { id }: Creature): boolean =>
  dyingTimer(campaign, id) !== undefined;

/** Whether bandages would do: not for a mortal wound, which wants healing. */
export const canBeTended = (campaign: Campaign, creature: Creature): boolean =>
  isHurtUnto(campaign, creature) && !creature.conditions.some((one) => conditionDetails(one).mortal);

/** Refuses with `no-need` anyone who is not dying, and with `beyond-bandages` the mortally wounded (CA-64). */
export function demandAid(decision: Decision, id: string): void {
  const creature = creatureHere(decision.state, id, 'target');
  if (!isHurtUnto(decision.state, creature))
    throw new Refusal('no-need', `${creature.name} is not dying. Choose someone who is.`, 'target');
  if (!canBeTended(decision.state, creature))
    throw new Refusal(
      'beyond-bandages',
      `${creature.name} is mortally wounded. Bandages are not enough; use healing (${cite(decision, 'mortal').join(', ')}).`,
      'target',
    );
}

/** Bandages and the like stop the clock of the dying; they stay helpless until a breather (CA-12, CA-R12). */
export function aid(decision: Decision, actor: string, target: string): void {
  const up = familyOption(decision.state, 'stabilised-gets-up') === 'at-once';
  decision.asDeedOf({ actor }, () => {
    if (!stopDying(decision, target, 'tended')) return;
    decision.emit(patientTended, { actor, target, up }, by(decision, 'aid'));
    if (up) recoverFrom(decision, target, ({ critical }) => critical);
  });
}

/** Whether a breather would do someone good: hit points lost, or helpless and stable. */
export const needsBreath = (campaign: Campaign, creature: Creature): boolean =>
  isMortal(creature) &&
  (creature.status === 'up' || creature.status === 'down') &&
  !isHurtUnto(campaign, creature) &&
  (creature.hitPoints.now < creature.hitPoints.max ||
    creature.conditions.some((one) => conditionDetails(one).critical));

/** A breather for all whom it would do good, as it is offered. */
export const breatherOffer = (who: readonly Creature[]): Offer<{ type: 'breather' }> => ({
  label: 'Catch breath',
  detail: who.map(({ name }) => name).join(', '),
  group: 'rest',
  command: { type: 'breather' },
});

/** All hit points come back, and who was felled by Critical Damage gets up. Nothing for the Deprived (CA-11). */
export function catchBreath(decision: Decision, id: string): boolean {
  const creature = creatureAt(decision.state, id);
  if (isDeprived(creature)) {
    decision.emit(recoveryBarred, { creature: id }, by(decision, 'no-recovery'));
    return false;
  }
  const gained = regainHitPoints(decision, id, Infinity, 'catching breath', 'breather');
  recoverFrom(decision, id, ({ critical }) => critical);
  return gained > 0;
}

/** Whether hours from that moment of the clock on are at least partly dark. */
function touchesNight(from: number, hours: number): boolean {
  const dusk = nextAtHour(from, watchCalendar.dusk);
  return nextAtHour(from, watchCalendar.dawn) < dusk || dusk < from + hours * HOUR;
}

/**
 * A night’s sleep of eight hours. `broken` is asked in the middle of it and gives back whether someone comes; then it was no
 * sleep at all. With `byNight` sleep in broad day leaves the night that follows a waking one. Gives back those who slept.
 */
export function sleepTheNight(
  decision: Decision,
  hours: number,
  broken: () => boolean,
  byNight = false,
): Creature[] {
  const night = today(decision.state);
  const counts = !byNight || touchesNight(decision.state.clock, hours);
  passTime(decision, (hours / 2) * HOUR);
  if (broken()) {
    const creatures = eaters(decision.state).map(({ id }) => id);
    const title = decision.state.encounter?.title;
    decision.emit(
      sleepBroken,
      { creatures, ...(title === undefined ? {} : { by: title }) },
      by(decision, 'encounter'),
    );
    return [];
  }
  const sleepers = eaters(decision.state);
  if (counts)
    decision.emit(
      nightSlept,
      { creatures: sleepers.map(({ id }) => id), day: night },
      by(decision, 'reckoning'),
    );
  passTime(decision, (hours / 2) * HOUR);
  for (const { id } of sleepers) provide(decision, id, 'sleep');
  return sleepers.map(({ id }) => creatureAt(decision.state, id));
}

/** Days under a roof with meals, water, warmth and sleep. */
export function lodge(decision: Decision, days: number): void {
  const until = decision.state.clock + days * DAY;
  decision.emit(lodgingTaken, { days, until }, by(decision, 'restore'));
  for (const { id } of eaters(decision.state)) for (const cause of CAUSES) provide(decision, id, cause);
  passTime(decision, days * DAY);
}
