import { z } from 'zod';
import { find } from '../../../campaign/ids.ts';
import type { Campaign } from '../../../campaign/state.ts';
import { reading } from '../../common/reading.ts';

export const GUARDS = ['block', 'dodge'] as const;
export type Guard = (typeof GUARDS)[number];

export const CombatantDetails = z.object({
  /** How someone stands ready to meet the next blow. */
  guard: z.enum(GUARDS).nullable().default(null),
});

const read = reading(CombatantDetails);

/** How someone in the fight stands ready to meet the next blow; undefined for anyone who does not. */
export function guardOf({ fight }: Campaign, id: string): Guard | undefined {
  const combatant = fight && find(fight.combatants, id);
  return combatant ? (read(combatant.details).guard ?? undefined) : undefined;
}
