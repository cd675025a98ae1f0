import type { Creature } from '../../../campaign/state.ts';
import { sheetOf } from './sheet.ts';

/** Stands at 1 hit point by Force of Will. */
export const WILL = 'force-of-will';
/** At 0 hit points, and the player has not answered yet. */
export const ASKED = 'will-asked';

const has = ({ conditions }: Creature, id: string): boolean => conditions.some((one) => one.id === id);

/** Whether a creature is at 0 hit points and may still choose to stand. */
export const isAsked = (creature: Creature): boolean => has(creature, ASKED);

/** Whether harm that would fell a creature asks its player first; not while the benefit lasts. */
export const mayStand = (creature: Creature): boolean =>
  creature.status === 'up' &&
  sheetOf(creature).feats.includes('Force of Will') &&
  !has(creature, WILL) &&
  !isAsked(creature);
