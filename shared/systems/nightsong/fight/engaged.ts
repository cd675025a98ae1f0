import { combatantChanged } from '../../../campaign/events/fight.ts';
import type { Campaign, Item } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';

/** Whether somebody is in melee: they and a foe who stands strike at each other (NS-77). */
export function isEngaged({ fight, creatures }: Campaign, id: string): boolean {
  if (!fight) return false;
  const stands = (other: unknown): boolean => typeof other === 'string' && creatures[other]?.status === 'up';
  return Object.entries(fight.combatants).some(
    ([other, { details }]) =>
      (other === id && stands(details['foe'])) || (details['foe'] === id && stands(other)),
  );
}

/** Who strikes in melee is engaged with whom they strike. */
export function engage(decision: Decision, actor: string, foe: string): void {
  if (decision.state.fight?.combatants[actor]?.details['foe'] !== foe)
    decision.emit(combatantChanged, { creature: actor, details: { foe } });
}

/** Who moves away is free of melee, and so are those who struck at them. */
export function disengage(decision: Decision, id: string): void {
  for (const [other, { details }] of Object.entries(decision.state.fight?.combatants ?? {}))
    if ((other === id && details['foe']) || details['foe'] === id)
      decision.emit(combatantChanged, { creature: other, details: { foe: null } });
}

export const isRanged = (weapon: Item): boolean => weapon.details['ranged'] === true;

/** Whether it strikes all around where it lands (NS-74). */
export const isBlast = (item: Item): boolean => item.details['blast'] === true;

/** The damage dice of a weapon: its own, and those of further strikes in one action (NS-41, NS-73). */
export function diceOf(weapon: Item): number[] {
  const plus = weapon.details['plus'];
  return [weapon.die ?? 0, ...(Array.isArray(plus) ? plus.filter((one) => typeof one === 'number') : [])];
}

export const diceInWords = (dice: readonly number[]): string => dice.map((sides) => `D${sides}`).join(' + ');
