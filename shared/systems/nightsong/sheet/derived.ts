import type { Creature } from '../../../campaign/state.ts';
import type { Derived } from '../../contract.ts';
import { held } from '../fight/armour.ts';

/** What follows from the state for a program: the die of worn armour. */
export function derived(creature: Creature): Derived {
  const { die } = held(creature, 'armour') ?? {};
  return die === undefined ? {} : { armour: `d${die}` };
}
