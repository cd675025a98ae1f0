import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';

/** Offers for items that the party carries. */
export const forItems = <Given>(
  campaign: Campaign,
  fits: (item: Item) => boolean,
  offer: (holder: Creature, item: Item) => Given,
  holders = partyOf(campaign),
): Given[] => holders.flatMap((holder) => holder.items.filter(fits).map((item) => offer(holder, item)));
