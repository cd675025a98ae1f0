import type { Creature } from '../../../campaign/state.ts';
import type { Derived } from '../../contract.ts';
import { armourOf } from './weapons.ts';

/** What follows from the state for a program: what armour takes off a blow. */
export const derived = (creature: Creature): Derived => ({ armour: armourOf(creature) });
