import { edgeOf, type Edge } from '../../../dice/dice.ts';

/** Reasons for advantage and for disadvantage, each true where it counts. */
export interface Grounds {
  for?: readonly boolean[];
  against?: readonly boolean[];
}

/** All grounds for and against as one edge; never more than one more die. */
export const weighed = ({ for: forIt = [], against = [] }: Grounds): Edge =>
  edgeOf(forIt.filter(Boolean).length, against.filter(Boolean).length);
