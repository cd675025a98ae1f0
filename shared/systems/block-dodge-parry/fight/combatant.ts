import { z } from 'zod';
import type { Campaign } from '../../../campaign/state.ts';

export const GUARDS = ['block', 'dodge'] as const;
export type Guard = (typeof GUARDS)[number];

export const CombatantDetails = z.object({
  /** How somebody stands ready to meet the next blow. */
  guard: z.enum(GUARDS).nullable().default(null),
});

/** How somebody in the fight stands ready to meet the next blow; undefined for whoever does not. */
export const guardOf = (campaign: Campaign, id: string): Guard | undefined =>
  CombatantDetails.safeParse(campaign.fight?.combatants[id]?.details).data?.guard ?? undefined;
