import { z } from 'zod';
import { edgeOf, type Edge } from '../../../dice/dice.ts';
import type { Campaign } from '../../state.ts';

/** A reason for or against the party that moves a reaction roll, in words. */
const GroundSchema = z.strictObject({ why: z.string(), against: z.boolean() });
export type Ground = z.infer<typeof GroundSchema>;

const GroundsSchema = z.array(GroundSchema).max(20).catch([]).default([]);

/** The reasons that the referee gave in this encounter. */
export const groundsOf = ({ encounter }: Pick<Campaign, 'encounter'>): readonly Ground[] =>
  GroundsSchema.parse(encounter?.details['grounds']);

/** What reasons, and those given with the roll itself, add up to. */
export const edgeOfGrounds = (
  grounds: readonly Ground[],
  { advantage = false, disadvantage = false } = {},
): Edge =>
  edgeOf(
    Number(advantage) + grounds.filter(({ against }) => !against).length,
    Number(disadvantage) + grounds.filter(({ against }) => against).length,
  );
