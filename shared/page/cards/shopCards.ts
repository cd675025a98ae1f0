import type { RefusalInWords } from '../../campaign/refusal.ts';
import type { Looks } from '../encounterView.ts';
import type { WareKind } from '../../systems/moneyRules.ts';

/** A line of the price list, in the system’s coins. */
export interface WareCard {
  name: string;
  kind: WareKind;
  /** Null where neither rules nor campaign have one. */
  price: number | null;
  /** The campaign has set it. */
  set: boolean;
  /** “4 for 10”, where so many are sold together. */
  lot: string | null;
  /** How long one is paid for, where it is a service. */
  per: 'day' | 'night' | null;
  /** So many of a thing are one of it: three rations. */
  each: number;
  slots: number;
  /** What matters of it: “d6, two hands”. */
  line: string;
}

/** A thing that can be sold. */
export interface SaleCard {
  id: string;
  /** All that are alike, this one first. */
  items: { item: string; count: number }[];
  name: string;
  count: number;
  slots: number;
  /** What a dealer gives for one; null where nobody knows. */
  brings: number | null;
}

/** Somebody who can buy and sell; `id` is null for the party and its treasure. */
export interface DealerCard {
  id: string | null;
  name: string;
  /** Null for the party. */
  looks: Looks | null;
  coins: number;
  /** Filled and in all; null where they aren’t counted. */
  slots: { used: number; total: number } | null;
  things: SaleCard[];
}

export interface ShopCard {
  /** “crown”, “crowns”. */
  coin: { one: string; name: string };
  /** The settlement that the party is in; null elsewhere. */
  place: string | null;
  /** Goods sell for one part in so many of their price. */
  resale: number;
  wares: WareCard[];
  dealers: DealerCard[];
}

/** One’s part of a deal as it would go; purse and slots before and after it. */
export interface ShareCard {
  id: string | null;
  name: string;
  /** What each line costs, in the order in which they were given. */
  bought: number[];
  sold: number[];
  owes: number;
}

/** How a deal would go. */
export interface DealCard {
  shares: ShareCard[];
  /** Coins of each dealer and of the party’s purse after it, as now where it is refused. */
  purses: { id: string | null; coins: number; slots: { used: number; total: number } | null }[];
  refusal: RefusalInWords | null;
}
