import type { Creature } from '../../../campaign/state.ts';
import { conditionDetails } from './details.ts';

const PACE = 40;

/** Feet of a move. */
export const paceOf = ({ conditions }: Creature): number =>
  Math.max(PACE, ...conditions.map((one) => conditionDetails(one).pace ?? 0));
