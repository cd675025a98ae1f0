import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { Derived } from '../../contract.ts';
import { arOf } from '../fight/armor.ts';
import { movementOf } from '../fight/movement.ts';

/** What follows from the state for a program: the armor rating as it is now, and squares a turn. */
export const derived = (creature: Creature, campaign: Campaign): Derived => ({
  armour: arOf(creature, campaign),
  movement: movementOf(creature, campaign),
});
