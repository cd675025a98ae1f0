import type { Offer } from '../../../campaign/offer.ts';
import { partyOf, type Campaign, type Creature, type Item } from '../../../campaign/state.ts';

/** Offers for things the party carries. */
export const forItems = (
  campaign: Campaign,
  fits: (item: Item) => boolean,
  offer: (holder: Creature, item: Item) => Offer,
  holders = partyOf(campaign),
): Offer[] => holders.flatMap((holder) => holder.items.filter(fits).map((item) => offer(holder, item)));
