import { z } from 'zod';
import { edgeOf, type Edge } from '../../../dice/dice.ts';

export const EdgeSchema = z.enum(['normal', 'advantage', 'disadvantage']);

/** What is for and against a roll, in words. Several of one kind count as one; both kinds cancel. */
export interface Grounds {
  for: string[];
  against: string[];
}

export const groundsOf = (edge: Edge): Grounds => ({
  for: edge === 'advantage' ? ['the situation'] : [],
  against: edge === 'disadvantage' ? ['the situation'] : [],
});

/** The edge of a roll, whatever the number of grounds. */
export const edgeFrom = (grounds: Grounds): Edge => edgeOf(grounds.for.length, grounds.against.length);

/** Whether a point of Focus, one more ground for a roll, would change nothing about it. */
export const isFutile = (grounds: Grounds): boolean =>
  edgeFrom({ ...grounds, for: [...grounds.for, 'Focus'] }) === edgeFrom(grounds);

/** The same as fields of an event. */
export const edgeFieldsOf = (grounds: Grounds): { edge: Edge; pros: string[]; cons: string[] } => ({
  edge: edgeFrom(grounds),
  pros: [...grounds.for],
  cons: [...grounds.against],
});
