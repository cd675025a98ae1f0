import { mayAct, standing } from '../../../campaign/fight.ts';
import type { Campaign, Creature, Fight } from '../../../campaign/state.ts';
import { isFree } from '../harm/conditions.ts';
import { combatantDetail, type Tag } from '../sheet/details.ts';

/** Whether a combatant has taken this Round’s action. */
export const isDone = (fight: Fight, id: string): boolean => {
  const combatant = fight.combatants[id];
  return combatant !== undefined && combatantDetail(combatant, 'doneIn') === fight.round;
};

/** A combatant whose turn it is, with the foes to choose from and the friends on the same side. */
export interface Acting {
  actor: Creature;
  foes: Creature[];
  friends: Creature[];
}

/** Combatants whose turn it is, who have an action left and can use it for something of this kind. */
export const actors = (campaign: Campaign, tag?: Tag): Acting[] =>
  mayAct(campaign).flatMap((id) => actingOf(campaign, id, tag) ?? []);

/** Someone who may act now, if they have an action left and can use it for something of this kind. */
export function actingOf(campaign: Campaign, id: string, tag?: Tag): Acting | undefined {
  const { fight, creatures, mode } = campaign;
  const actor = creatures[id];
  const side = fight?.combatants[id]?.side;
  if (!fight || mode.now !== 'turns' || !actor || !side || isDone(fight, id)) return undefined;
  if (!isFree(actor, tag)) return undefined;
  return {
    actor,
    foes: standing(campaign, side === 'party' ? 'others' : 'party'),
    friends: standing(campaign, side).filter((one) => one.id !== id),
  };
}

/** Friends who still have an action to help with. */
export const helpersOf = ({ fight }: Campaign, friends: readonly Creature[]): Creature[] =>
  friends.filter(({ id }) => {
    const one = fight?.combatants[id];
    return fight && one !== undefined && !one.acted && !isDone(fight, id);
  });
