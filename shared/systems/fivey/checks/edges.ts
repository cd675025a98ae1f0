import { edgeOf, type Edge } from '../../../dice/dice.ts';

/** All grounds for and against as one edge; never more than one more die. */
export const weighed = (forIt: readonly boolean[], against: readonly boolean[]): Edge =>
  edgeOf(forIt.filter(Boolean).length, against.filter(Boolean).length);
