import { defineEvent } from '../event.ts';
import { Count } from '../goods/items.ts';
import { WareNameSchema } from './prices.ts';

/** The campaign has a price of its own for a ware; without one that of the rules holds again. */
export const priceSet = defineEvent(
  'price-set',
  { ware: WareNameSchema, price: Count.optional() },
  (campaign, { ware, price }) => {
    const { [ware]: _before, ...others } = campaign.prices;
    campaign.prices = price === undefined ? others : { ...others, [ware]: price };
  },
);

export const shopEvents = [priceSet];
