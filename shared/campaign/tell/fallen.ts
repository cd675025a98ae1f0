import { together } from '../../text/words.ts';
import type { Campaign } from '../state.ts';

/** “ Mae and Odo are dead.”: those of the party who died in the current fight; empty where none did. */
export function deadInWords({ fight, creatures }: Pick<Campaign, 'fight' | 'creatures'>): string {
  const dead = Object.entries(fight?.combatants ?? {})
    .filter(([id, { side }]) => side === 'party' && creatures[id]?.status === 'dead')
    .flatMap(([id]) => creatures[id]?.name ?? []);
  return dead.length > 0 ? ` ${together(dead)} ${dead.length === 1 ? 'is' : 'are'} dead.` : '';
}
