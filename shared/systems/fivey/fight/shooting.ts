import { combatantChanged } from '../../../campaign/events/fight.ts';
import { itemChanged, itemRemoved } from '../../../campaign/events/creatures.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { rulingOf } from '../rulings.ts';

/** Shots of a combatant in this fight so far, told apart by what is asked: weapons by their ids, ammunition by its name. */
const shotsBy = (campaign: Campaign, actor: string, by: 'shotsWith' | 'shotsOf'): Record<string, number> =>
  (campaign.fight?.combatants[actor]?.details[by] ?? {}) as Record<string, number>;

/** Shots with one weapon in this fight so far (FV-105, FV-209). */
const shotsWith = (campaign: Campaign, actor: string, weapon: string): number =>
  shotsBy(campaign, actor, 'shotsWith')[weapon] ?? 0;

/** Shots of one kind of ammunition in this fight so far (FV-106). */
const shotsOf = (campaign: Campaign, actor: string, ammunition: string): number =>
  shotsBy(campaign, actor, 'shotsOf')[ammunition] ?? 0;

/** The shot that uses up a unit; it lasts for all that follow in the fight (FV-106). */
const COSTLY_SHOT = 2;

/** Whether a weapon that is reloaded can be shot: loaded by an action, or ready for its first shot where the campaign says so (FV-105). */
export const isLoaded = (campaign: Campaign, holder: Creature, weapon: Item): boolean =>
  weapon.details['reload'] !== true ||
  weapon.details['loaded'] === true ||
  (rulingOf(campaign, 'crossbow-loaded') && shotsWith(campaign, holder.id, weapon.id) === 0);

/** Whether a unit has been used up in this fight that all further shots are taken from (FV-106). */
const isPaid = (campaign: Campaign, attacker: Creature, ammunition: string): boolean =>
  !rulingOf(campaign, 'shots-counted') && shotsOf(campaign, attacker.id, ammunition) >= COSTLY_SHOT;

/** Why a weapon cannot be shot now; undefined when it can, and for what is not shot (FV-105, FV-106, FV-107). */
export function notReady(campaign: Campaign, attacker: Creature, weapon: Item): Refusal | undefined {
  const name = weapon.details['ammunition'];
  if (!isLoaded(campaign, attacker, weapon))
    return new Refusal(
      'not-loaded',
      `${weapon.name} is not loaded; reloading is an action (FV-105).`,
      'weapon',
    );
  if (typeof name !== 'string' || attacker.items.some((item) => item.name === name)) return undefined;
  if (isPaid(campaign, attacker, name)) return undefined;
  return new Refusal(
    'no-ammunition',
    `${attacker.name} has no ${name.toLowerCase()} left (FV-106).`,
    'weapon',
  );
}

/** What a missile weapon needs before it is shot: loaded, and a unit of ammunition, which the second shot uses up (FV-105, FV-106, FV-209). */
export function shoot(decision: Decision, attacker: Creature, weapon: Item): void {
  const { state } = decision;
  const why = notReady(state, attacker, weapon);
  if (why) throw why;
  const name = weapon.details['ammunition'];
  const details: Record<string, Record<string, number>> = {
    shotsWith: {
      ...shotsBy(state, attacker.id, 'shotsWith'),
      [weapon.id]: shotsWith(state, attacker.id, weapon.id) + 1,
    },
  };
  if (typeof name === 'string') {
    const shots = shotsOf(state, attacker.id, name) + 1;
    const unit = attacker.items.find((item) => item.name === name);
    if (unit && rulingOf(state, 'shots-counted')) useShot(decision, attacker, unit);
    else if (unit && shots === COSTLY_SHOT) useUnit(decision, attacker, unit);
    details['shotsOf'] = { ...shotsBy(state, attacker.id, 'shotsOf'), [name]: shots };
  }
  decision.emit(combatantChanged, { creature: attacker.id, details });
  if (weapon.details['reload'] === true)
    decision.emit(itemChanged, {
      creature: attacker.id,
      item: weapon.id,
      from: {},
      to: { details: { loaded: false } },
    });
}

/** A unit is used up by the second shot of an encounter (FV-106). */
function useUnit(decision: Decision, holder: Creature, unit: Item): void {
  const told = { rules: ['FV-106'] };
  const text = `${holder.name} uses up a unit of ${unit.name.toLowerCase()}.`;
  if (unit.count > 1)
    decision.emit(
      itemChanged,
      { creature: holder.id, item: unit.id, from: { count: unit.count }, to: { count: unit.count - 1 } },
      text,
      told,
    );
  else decision.emit(itemRemoved, { creature: holder.id, item: unit }, text, told);
}

const SHOTS_IN_A_UNIT = 20;

/** By the other reading a unit is twenty single shots (FV-107). */
function useShot(decision: Decision, holder: Creature, unit: Item): void {
  const left = Number(unit.details['shots'] ?? SHOTS_IN_A_UNIT) - 1;
  if (left === 0) useUnit(decision, holder, unit);
  else
    decision.emit(
      itemChanged,
      { creature: holder.id, item: unit.id, from: {}, to: { details: { shots: left } } },
      undefined,
      { rules: ['FV-107'] },
    );
}
