import { z } from 'zod';
import { defineCommand } from '../../systems/contract.ts';
import { Count } from '../goods/items.ts';
import { thenWear, Wear } from '../goods/wear.ts';
import { forEachOrRefuse, Refusal } from '../refusal.ts';
import { DealSchema, sharesOf, type Share } from './deal.ts';
import { priceSet } from './events.ts';
import { handOver } from './handOver.ts';
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

/** Whoever earns comes first, so that a purse in common can pay for the rest. */
const earnersFirst = (shares: readonly Share[]): Share[] => shares.toSorted((a, b) => a.owes - b.owes);

const trade = defineCommand({
  type: 'trade',
  title: 'Buy and sell',
  about:
    'Buys wares of the price list and sells what is carried, for one or several at once. Each pays their own, or the party’s purse pays.',
  fieldNotes:
    '“price” is what was agreed on: for one ware, or for all that is sold. “name” is the hireling’s. With “wear” armour and shields are put on.',
  when: ['anytime'],
  fields: DealSchema.extend({ type: z.literal('trade'), purse: z.boolean().default(false), wear: Wear }),
  decide: (decision, { type: _type, purse, wear, ...deal }) => {
    const shares = sharesOf(decision.state, decision.system, deal);
    if (shares.length === 0)
      throw new Refusal('bad-field', 'The basket is empty. Choose what to buy or sell.', 'buys');
    forEachOrRefuse(purse ? earnersFirst(shares) : shares, (share) => {
      thenWear(decision, share.who, wear, () => {
        handOver(decision, share, purse ? undefined : share.who);
      });
    });
  },
});

export const shopCommands = [setPrice, trade];
