import { z } from 'zod';
import type { Creature } from '../../shared/campaign/state.ts';

export const ABILITIES = ['might', 'grace', 'wits', 'lore', 'heart', 'luck'] as const;
export type Ability = (typeof ABILITIES)[number];

const Score = z.int().min(-3).max(3);

/** Six abilities, each a number that is added to two dice. */
export const SheetSchema = z.strictObject({
  abilities: z.strictObject({
    might: Score,
    grace: Score,
    wits: Score,
    lore: Score,
    heart: Score,
    luck: Score,
  }),
  /** Flasks of oil for the night lamp. */
  oil: z.int().min(0).max(99).default(0),
});
export type Sheet = z.infer<typeof SheetSchema>;

export const sheetOf = (creature: Creature): Sheet => SheetSchema.parse(creature.sheet);

/** “+1”, “−2”. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);
