import { z } from 'zod';
import { defineCommand } from '../../systems/contract.ts';
import { Count } from '../goods/items.ts';
import { Refusal } from '../refusal.ts';
import { priceSet } from './events.ts';
import { MOST_PRICES, WareNameSchema } from './prices.ts';
import { wareNamed } from './wares.ts';

const setPrice = defineCommand({
  type: 'set-price',
  title: 'Set price',
  about:
    'What a ware costs in this campaign, in the smallest coin. A name that no list has becomes a ware of one slot. Without a price, that of the rules holds again.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('set-price'),
    ware: WareNameSchema,
    price: Count.optional(),
  }),
  decide: (decision, { ware: typed, price }) => {
    const { prices } = decision.state;
    const ware = wareNamed(decision.state, decision.system, typed)?.name ?? typed;
    if (price === undefined && !Object.hasOwn(prices, ware))
      throw new Refusal('no-need', `The price of ${ware} is that of the rules already.`, 'ware');
    if (price !== undefined && !Object.hasOwn(prices, ware) && Object.keys(prices).length >= MOST_PRICES)
      throw new Refusal('too-many', `A campaign can set at most ${MOST_PRICES} prices.`, 'ware');
    decision.emit(priceSet, { ware, price });
  },
});

export const shopCommands = [setPrice];
