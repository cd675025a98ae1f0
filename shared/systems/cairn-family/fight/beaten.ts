import type { Creature } from '../../../campaign/state.ts';
import { isMortal } from '../sheet/attributes.ts';
import { conditionDetails } from '../sheet/details.ts';

/** Whether what keeps a creature from acting has put it out of the fight: all that does so to a character, but not a foe’s spent score. */
const isFelled = (creature: Creature): boolean =>
  creature.conditions
    .map(conditionDetails)
    .some(({ helpless, spent }) => helpless && (spent === undefined || isMortal(creature)));

/** Whether a combatant is dead, gone or felled. The sleeping are none of these: they can be struck, and can wake. */
export const isBeaten = (creature: Creature): boolean =>
  creature.status === 'down' ? isFelled(creature) : creature.status !== 'up';
