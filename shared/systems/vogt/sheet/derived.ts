import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { Derived } from '../../contract.ts';
import { movementOf } from '../fight/movement.ts';

/** What follows from the state for a program: squares a turn. */
export const derived = (creature: Creature, campaign: Campaign): Derived => ({
  movement: movementOf(creature, campaign),
});
