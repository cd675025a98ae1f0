import type { LootCard } from '../../../shared/api.ts';
import { coinOf } from '../../../shared/campaign/goods/coins.ts';
import { hoardsHere, lootIn } from '../../../shared/campaign/goods/loot.ts';
import { inRows } from '../../../shared/campaign/goods/alike.ts';
import { isWearable } from '../../../shared/campaign/goods/wear.ts';
import { evenly } from '../../../shared/campaign/goods/lootCommand.ts';
import { named } from '../../../shared/campaign/offer.ts';
import { partyOf } from '../../../shared/campaign/groups/party.ts';
import type { Game } from '../../game/game.ts';

/** What can be shared out where the party is. */
export function lootCard({ state: { campaign }, system }: Game): LootCard {
  const hoards = hoardsHere(campaign, system);
  const coins = hoards.reduce((sum, hoard) => sum + hoard.coins, 0);
  const among = partyOf(campaign).filter(({ kind }) => kind === 'character');
  return {
    loot: hoards.flatMap((hoard) => {
      const wanted = new Set(lootIn(hoard));
      return inRows(hoard.items).map(({ item, items, count, slots }) => ({
        item: item.id,
        items: items.map(({ id }) => id),
        name: item.name,
        count,
        slots,
        detail: system.itemLine(item),
        worth: item.worth ?? null,
        wanted: wanted.has(item),
        wears: isWearable(item),
        ...('creature' in hoard.where ? { of: hoard.where.creature } : {}),
        from: hoard.name ?? '',
      }));
    }),
    coins: { count: coins, name: coinOf(system).name, ...evenly(coins, among.length) },
    takers: partyOf(campaign).map(named),
  };
}
