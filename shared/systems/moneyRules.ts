import type { Campaign, Item } from '../campaign/state.ts';

export const WARE_KINDS = [
  'weapon',
  'armour',
  'light',
  'food',
  'gear',
  'pack',
  'remedy',
  'magic',
  'hireling',
  'lodging',
] as const;
export type WareKind = (typeof WARE_KINDS)[number];

/** One line of a price list: things that change hands, or a service. */
export interface WareOf<Decision> {
  name: string;
  kind: WareKind;
  /** In the system’s smallest coin; left out where the text gives none. */
  price?: number;
  /** So many of all wares with a lot, mixed as wished, are sold for one price. */
  lot?: { of: number; price: number };
  /** How long one of it is paid for, where it is no thing. */
  per?: 'day' | 'night';
  /** What one gets for it. */
  things?: readonly Omit<Item, 'id'>[];
  /** What happens when `count` of it are paid for; `name` is the hireling’s. */
  serve?(decision: Decision, service: { to: string | undefined; name: string; count: number }): void;
}

/** A coin: one and several of it, and the figure of the sheet that counts them where there is one. */
export interface Coin {
  one: string;
  name: string;
  inSheet?: string;
}

/** Money and what it buys. Goods of the text have its prices, others one that the campaign sets. */
export interface MoneyRulesOf<Decision> {
  /** The coin that the text counts in; left out where it names none, and coins are coins. */
  coin?: Coin;
  wares(campaign: Campaign): readonly WareOf<Decision>[];
  /** Goods sell for one part in so many of their price; 2 where it is left out, since no other text names a share. */
  resale?(campaign: Campaign): number;
}
