import { combatantChanged } from '../../../campaign/events/fight.ts';
import type { Campaign, Combatant, Item } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { combatantDetail, ofItem } from '../sheet/details.ts';

/** Whether a combatant is in melee with a foe who is still standing. */
export function isEngaged({ fight, creatures }: Campaign, id: string): boolean {
  if (!fight) return false;
  const stands = (other: string | null = null): boolean =>
    other !== null && creatures[other]?.status === 'up';
  return Object.entries(fight.combatants).some(([other, combatant]) => {
    const foe = combatantDetail(combatant, 'foe');
    return (other === id && stands(foe)) || (foe === id && stands(other));
  });
}

/** What the fight keeps of an attack in melee: the attacker is engaged with the target. Nothing where that is so already. */
export const engagement = ({ fight }: Campaign, actor: string, foe: string): Combatant['details'] =>
  combatantDetail(fight?.combatants[actor], 'foe') === foe ? {} : { foe };

/** Moving away ends the melee for the mover and for those who fought them. */
export function disengage(decision: Decision, id: string): void {
  for (const [other, combatant] of Object.entries(decision.state.fight?.combatants ?? {})) {
    const foe = combatantDetail(combatant, 'foe');
    if ((other === id && foe) || foe === id)
      decision.emit(combatantChanged, { creature: other, details: { foe: null } });
  }
}

export const isRanged = (weapon: Item): boolean => ofItem(weapon).ranged;

/** Whether it hits everyone around the point where it lands. */
export const isBlast = (item: Item): boolean => ofItem(item).blast;

/** The Damage dice of a weapon: its own and those of its plus attack. */
export const diceOf = (weapon: Item): number[] => [weapon.die ?? 0, ...ofItem(weapon).plus];

export const diceInWords = (dice: readonly number[]): string => dice.map((sides) => `D${sides}`).join(' + ');
