import { z } from 'zod';
import type { System, Ware } from '../../systems/contract.ts';
import { Count } from '../goods/items.ts';
import { countOf, partyStore } from '../goods/move.ts';
import { receiverAt } from '../goods/receiver.ts';
import { IdSchema, NameSchema } from '../ids.ts';
import { forEachOrRefuse, Refusal } from '../refusal.ts';
import type { Campaign, Item } from '../state.ts';
import { isSetPrice, priceOf, wareOrRefuse, worthOf } from './wares.ts';

/** What is bought and sold at one time, by one or several. */
export const DealSchema = z.strictObject({
  buys: z
    .array(
      z.strictObject({
        ware: NameSchema,
        count: z.int().min(1).max(1000).default(1),
        /** Who gets it; without one the party, into its treasure. */
        to: IdSchema.optional(),
        /** For one of it, where it was haggled over. */
        price: Count.optional(),
        /** What a hireling is called. */
        name: NameSchema.optional(),
      }),
    )
    .max(100)
    .default([]),
  sells: z
    .array(
      z.strictObject({
        /** Who has it; without one it is of the party’s treasure. */
        from: IdSchema.optional(),
        item: IdSchema,
        count: z.int().min(1).max(1_000_000).optional(),
        /** For all of it. */
        price: Count.optional(),
      }),
    )
    .max(100)
    .default([]),
});
export type Deal = z.infer<typeof DealSchema>;
type Bought = Deal['buys'][number];
type Sold = Deal['sells'][number];

/** So many wares to somebody, and what they cost together. */
export interface BoughtLine {
  ware: Ware;
  count: number;
  total: number;
  name: string;
}
/** So many of a thing, and what they bring together. */
export interface SoldLine {
  item: Item;
  count: number;
  total: number;
}
/** One’s part of a deal: a creature’s, or without `who` the party’s. */
export interface Share {
  who: string | undefined;
  name: string;
  items: readonly Item[];
  bought: BoughtLine[];
  sold: SoldLine[];
  /** What is to be paid less what is earned, in coins; below 0 there is something over. */
  owes: number;
}

/** Whether the lot’s price holds: not where one was haggled over, nor where the campaign has set one. */
const isOfLot = (campaign: Campaign, ware: Ware, { price }: Bought): boolean =>
  ware.lot !== undefined && price === undefined && !isSetPrice(campaign, ware);

/** What so many of a lot cost: full lots at the price of one, the rest singly. */
const lotCost = ({ of, price }: NonNullable<Ware['lot']>, single: number, count: number): number =>
  Math.floor(count / of) * price + (count % of) * single;

/** What a line costs after so many of a lot. */
function costOf(campaign: Campaign, ware: Ware, line: Bought, before: number): number {
  const price = line.price ?? priceOf(campaign, ware);
  if (price === undefined)
    throw new Refusal(
      'no-price',
      `There is no price for ${ware.name} yet. Set it in the price list.`,
      'price',
    );
  if (!ware.lot || !isOfLot(campaign, ware, line)) return price * line.count;
  return lotCost(ware.lot, price, before + line.count) - lotCost(ware.lot, price, before);
}

function soldLine(
  campaign: Campaign,
  system: Pick<System, 'money'>,
  { name, items, sold }: Share,
  line: Sold,
): SoldLine {
  const item = items.find(({ id }) => id === line.item);
  if (!item) throw new Refusal('unknown-item', `${name} does not carry “${line.item}”.`, 'item');
  if (sold.some((one) => one.item === item))
    throw new Refusal('too-few', `${item.name} is in the basket already.`, 'item');
  const count = countOf(item, line.count);
  const total = line.price ?? worthOf(campaign, system, item, count);
  if (total === undefined)
    throw new Refusal('no-price', `${item.name} has no price. Say what it brings.`, 'price');
  return { item, count, total };
}

/** An empty part for a creature, or without `who` for the party. Refuses `not-able` the dead and the fled. */
function shareOf(campaign: Campaign, who: string | undefined, path: string): Share {
  const nothing = { who, bought: [], sold: [], owes: 0 };
  if (who === undefined) return { ...nothing, name: 'The party', items: partyStore(campaign)?.items ?? [] };
  const { name, items } = receiverAt(campaign, who, path);
  return { ...nothing, name, items };
}

/**
 * A deal by person, in the order in which they come up. Refuses, each at its line, what has no price, what is not there, and who
 * can’t deal.
 */
export function sharesOf(campaign: Campaign, system: Pick<System, 'money'>, { buys, sells }: Deal): Share[] {
  const shares = new Map<string | undefined, Share>();
  const shareFor = (who: string | undefined, path: string): Share => {
    const share = shares.get(who) ?? shareOf(campaign, who, path);
    shares.set(who, share);
    return share;
  };
  const ofLots = new Map<string | undefined, number>();
  const buy = (line: Bought): void => {
    const share = shareFor(line.to, 'to');
    const ware = wareOrRefuse(campaign, system, line.ware, 'ware');
    const before = ofLots.get(line.to) ?? 0;
    const total = costOf(campaign, ware, line, before);
    if (isOfLot(campaign, ware, line)) ofLots.set(line.to, before + line.count);
    share.bought.push({ ware, count: line.count, total, name: line.name ?? ware.name });
    share.owes += total;
  };
  const sell = (line: Sold): void => {
    const share = shareFor(line.from, 'from');
    const sold = soldLine(campaign, system, share, line);
    share.sold.push(sold);
    share.owes -= sold.total;
  };
  forEachOrRefuse(buys, buy, 'buys');
  forEachOrRefuse(sells, sell, 'sells');
  return [...shares.values()];
}
