import { combatantChanged } from '../../../campaign/events/fight.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { ammunitionSpent, shotCounted, weaponLoaded } from '../events/fight.ts';
import { option, type Choice } from '../options.ts';
import { combatantDetail, itemDetail } from '../sheet/details.ts';

/** Shots of a combatant in this fight so far, by the name of their ammunition. */
const shotsBy = (campaign: Campaign, actor: string): Record<string, number> =>
  combatantDetail(campaign.fight?.combatants[actor], 'shotsOf') ?? {};

/** Shots of one kind of ammunition in this fight so far (FV-106). */
const shotsOf = (campaign: Campaign, actor: string, ammunition: string): number =>
  shotsBy(campaign, actor)[ammunition] ?? 0;

/** The shot that uses up a unit; it lasts for all that follow in the fight (FV-106). */
const COSTLY_SHOT = 2;

/** Whether a weapon that is reloaded can be shot: it was loaded by an action (FV-105). */
export const isLoaded = (item: Item): boolean =>
  !itemDetail(item, 'reload') || itemDetail(item, 'loaded') === true;

/** A shot of this number in the fight: what it uses up of the unit, and whether it needs one. */
interface Quiver {
  needs(shot: number): boolean;
  use(decision: Decision, holder: Creature, unit: Item, shot: number): void;
}

/** How ammunition is counted: a unit for all shots after the first of a fight, or shot by shot (FV-106, FV-107, FV-209). */
const QUIVERS: Record<Choice<'shots-counted'>, Quiver> = {
  quiver: {
    needs: (shot) => shot <= COSTLY_SHOT,
    use: (decision, holder, unit, shot) => {
      if (shot === COSTLY_SHOT) useUnit(decision, holder, unit);
    },
  },
  shots: { needs: () => true, use: (decision, holder, unit) => useShot(decision, holder, unit) },
};

/** Why a weapon cannot be shot now; undefined when it can, and for what is not shot (FV-105, FV-106, FV-107). */
export function notReady(campaign: Campaign, attacker: Creature, weapon: Item): Refusal | undefined {
  const name = itemDetail(weapon, 'ammunition');
  if (!isLoaded(weapon))
    return new Refusal('not-loaded', `${weapon.name} is not loaded. Reload it first (FV-105).`, 'weapon');
  if (typeof name !== 'string' || attacker.items.some((item) => item.name === name)) return undefined;
  const shot = shotsOf(campaign, attacker.id, name) + 1;
  if (!QUIVERS[option(campaign, 'shots-counted')].needs(shot)) return undefined;
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
  const name = itemDetail(weapon, 'ammunition');
  if (typeof name === 'string') {
    const shot = shotsOf(state, attacker.id, name) + 1;
    const unit = attacker.items.find((item) => item.name === name);
    if (unit) QUIVERS[option(state, 'shots-counted')].use(decision, attacker, unit, shot);
    decision.emit(combatantChanged, {
      creature: attacker.id,
      details: { shotsOf: { ...shotsBy(state, attacker.id), [name]: shot } },
    });
  }
  if (itemDetail(weapon, 'reload'))
    decision.emit(weaponLoaded, { actor: attacker.id, item: weapon.id, loaded: false });
}

/** A unit is used up by the second shot of an encounter (FV-106). */
const useUnit = (decision: Decision, holder: Creature, unit: Item): void =>
  decision.emit(ammunitionSpent, { creature: holder.id, item: unit.id, left: unit.count - 1 });

const SHOTS_IN_A_UNIT = 20;

/** By the other reading a unit is twenty single shots (FV-107). */
function useShot(decision: Decision, holder: Creature, unit: Item): void {
  const left = (itemDetail(unit, 'shots') ?? SHOTS_IN_A_UNIT) - 1;
  if (left === 0) useUnit(decision, holder, unit);
  else decision.emit(shotCounted, { creature: holder.id, item: unit.id, left });
}
