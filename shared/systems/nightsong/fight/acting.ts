import { mayAct, standing } from '../../../campaign/fight.ts';
import type { Campaign, Creature, Fight } from '../../../campaign/state.ts';
import { ofCombatant } from '../sheet/details.ts';

/** Whether a combatant has taken this Round’s action. */
export const isDone = (fight: Fight, id: string): boolean => {
  const combatant = fight.combatants[id];
  return combatant !== undefined && ofCombatant(combatant).doneIn === fight.round;
};

/** A combatant whose turn it is, with the foes to choose from and the friends on the same side. */
export interface Acting {
  actor: Creature;
  foes: Creature[];
  friends: Creature[];
}

/** Combatants whose turn it is and who have an action left. */
export function actors(campaign: Campaign): Acting[] {
  const { fight, creatures, mode } = campaign;
  if (!fight || mode.now !== 'turns') return [];
  return mayAct(campaign).flatMap((id) => {
    const actor = creatures[id];
    const side = fight.combatants[id]?.side;
    if (!actor || !side || isDone(fight, id)) return [];
    const other = side === 'party' ? 'others' : 'party';
    return [
      {
        actor,
        foes: standing(campaign, other),
        friends: standing(campaign, side).filter((one) => one.id !== id),
      },
    ];
  });
}

/** Friends who still have an action to help with. */
export const helpersOf = ({ fight }: Campaign, friends: readonly Creature[]): Creature[] =>
  friends.filter(({ id }) => {
    const one = fight?.combatants[id];
    return fight && one !== undefined && !one.acted && !isDone(fight, id);
  });
