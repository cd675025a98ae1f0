import { z } from 'zod';
import { edgeOf, type Edge } from '../../../dice/dice.ts';
import type { Ground } from '../events/checks.ts';

export const EdgeSchema = z.enum(['normal', 'advantage', 'disadvantage']);

/** What is for and against a roll. Several of one kind count as one; both kinds cancel. */
export interface Grounds {
  for: Ground[];
  against: Ground[];
  /** Who helps. */
  helper?: string;
}

export const groundsOf = (edge: Edge): Grounds => ({
  for: edge === 'advantage' ? ['situation'] : [],
  against: edge === 'disadvantage' ? ['situation'] : [],
});

/** The edge of a roll, whatever the number of grounds. */
export const edgeFrom = (grounds: Grounds): Edge => edgeOf(grounds.for.length, grounds.against.length);

/** Whether a point of Focus, one more ground for a roll, would change nothing about it. */
export const isFutile = (grounds: Grounds): boolean =>
  edgeFrom({ ...grounds, for: [...grounds.for, 'focus'] }) === edgeFrom(grounds);

/** The same as fields of an event. */
export const edgeFieldsOf = (grounds: Grounds) => ({
  edge: edgeFrom(grounds),
  pros: [...grounds.for],
  cons: [...grounds.against],
  ...(grounds.helper === undefined ? {} : { helper: grounds.helper }),
});
