import { z } from 'zod';
import { keptFaces, type Roll } from '../../dice/dice.ts';

/** How close a check, save or contest was, and what its die showed. */
export const marginFields = {
  /** By how much it was made, 0 or more, or missed, below 0; left out where a face or a tie decides against the numbers. */
  margin: z.int().optional(),
  /** The face that counts of the main die. */
  natural: z.int().optional(),
};

/** What a roll had to reach or stay under, and how it came out. */
export const outcomeFields = { against: z.int(), passed: z.boolean(), ...marginFields };

/** The margin of a roll that was made by so much; none where the numbers alone would say otherwise. */
export const marginOf = (passed: boolean, by: number): { margin?: number } =>
  by >= 0 === passed ? { margin: by } : {};

/** The face that counts of a roll of one die, thrown once or twice; none where several count. */
export function naturalOf(roll: Roll): { natural?: number } {
  const [face, ...others] = keptFaces(roll);
  return face === undefined || others.length > 0 ? {} : { natural: face };
}
