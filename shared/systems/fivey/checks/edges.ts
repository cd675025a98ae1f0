import type { Campaign } from '../../../campaign/state.ts';
import { edgeByMajority, edgeOf, type Edge } from '../../../dice/dice.ts';
import { rulingOf, type Reading } from '../rulings.ts';

const WEIGHED: Record<Reading<'both-edges'>, (forIt: number, against: number) => Edge> = {
  'cancel each other': edgeOf,
  'the greater number counts': edgeByMajority,
};

/** All grounds for and against as one edge; never more than one more die. */
export const weighed = (campaign: Campaign, forIt: readonly boolean[], against: readonly boolean[]): Edge =>
  WEIGHED[rulingOf(campaign, 'both-edges')](forIt.filter(Boolean).length, against.filter(Boolean).length);
