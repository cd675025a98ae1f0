import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { addCoins, forgetEmpty, putDown, takeAway, thingsAt, WhereaboutsSchema } from '../goods/events.ts';
import { Count } from '../goods/items.ts';
import { IdSchema } from '../ids.ts';
import { ItemSchema, type Campaign } from '../state.ts';
import { WareNameSchema } from './prices.ts';

/** The campaign has a price of its own for a ware; without one that of the rules holds again. */
export const priceSet = defineEvent(
  'price-set',
  'referee',
  { ware: WareNameSchema, price: Count.optional() },
  (campaign, { ware, price }) => {
    const { [ware]: _before, ...others } = campaign.prices;
    campaign.prices = price === undefined ? others : { ...others, [ware]: price };
  },
);

/** Name is as it stands in a sentence; `per` is what it is counted in; `trade` is what a hireling is, whatever their name. */
const LineSchema = z.strictObject({
  name: z.string(),
  count: Count,
  total: Count,
  per: z.string().optional(),
  trade: z.string().optional(),
});
/** What a deal is of. */
export type Line = z.infer<typeof LineSchema>;
const Gone = z.strictObject({ item: IdSchema, count: Count });

/** Somebody bought and sold: `gained` and `gone` are the things; `paid` went out of the purse, or into it where it is below 0. */
export const dealMade = defineEvent(
  'deal-made',
  'players',
  {
    dealer: WhereaboutsSchema,
    purse: WhereaboutsSchema,
    paid: z.int(),
    bought: z.array(LineSchema),
    sold: z.array(LineSchema),
    gained: z.array(ItemSchema),
    gone: z.array(Gone),
    /** The figure of the sheet in which creatures of this system keep their coins. */
    inSheet: z.string().optional(),
  },
  (campaign: Campaign, { dealer, purse, paid, gained, gone, inSheet }) => {
    const there = thingsAt(campaign, dealer);
    for (const { item, count } of gone) takeAway(there, item, count);
    for (const thing of gained) putDown(there, thing);
    addCoins(campaign, purse, -paid, inSheet);
    forgetEmpty(campaign, dealer);
    forgetEmpty(campaign, purse);
  },
);

export const shopEvents = [priceSet, dealMade];
