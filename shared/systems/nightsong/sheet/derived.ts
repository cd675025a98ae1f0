import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { Derived } from '../../contract.ts';
import { isDone } from '../fight/acting.ts';
import { held } from '../fight/armour.ts';

/** What follows from the state for a program: the die of worn armour; no action is left to who only may still move. */
export function derived(creature: Creature, { fight }: Campaign): Derived {
  const { die } = held(creature, 'armour') ?? {};
  return {
    ...(die === undefined ? {} : { armour: `d${die}` }),
    ...(fight && isDone(fight, creature.id) ? { actionsLeft: 0 } : {}),
  };
}
