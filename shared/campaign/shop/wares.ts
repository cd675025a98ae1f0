import type { System, Ware } from '../../systems/contract.ts';
import { find } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import { ItemSchema, type Campaign, type Item } from '../state.ts';

const key = (name: string): string => name.trim().toLowerCase();

function plainWare(name: string): Ware {
  const { id: _id, ...one } = ItemSchema.parse({ id: 'ware', name });
  return { name, kind: 'gear', things: [one] };
}

/** The system’s wares; behind them what only the campaign has a price for, each a thing of one slot. */
export function waresOf(campaign: Campaign, system: Pick<System, 'money'>): readonly Ware[] {
  const listed = system.money.wares(campaign);
  const names = new Set(listed.map(({ name }) => key(name)));
  const own = Object.keys(campaign.prices).filter((name) => !names.has(key(name)));
  return [...listed, ...own.map(plainWare)];
}

/** The ware of that name, in upper or lower case; undefined where there is none. */
export const wareNamed = (
  campaign: Campaign,
  system: Pick<System, 'money'>,
  name: string,
): Ware | undefined => waresOf(campaign, system).find((one) => key(one.name) === key(name));

/** The same; refuses `unknown-goods`. */
export function wareOrRefuse(
  campaign: Campaign,
  system: Pick<System, 'money'>,
  name: string,
  path: string,
): Ware {
  const ware = wareNamed(campaign, system, name);
  if (ware) return ware;
  throw new Refusal('unknown-goods', `“${name}” is not on the price list. Set a price for it first.`, path);
}

/** What one of a ware costs: the campaign’s price, or that of the rules; undefined where neither says. */
export const priceOf = ({ prices }: Campaign, ware: Pick<Ware, 'name' | 'price'>): number | undefined =>
  find(prices, ware.name) ?? ware.price;

/** Whether the campaign has set its price. */
export const isSetPrice = ({ prices }: Campaign, ware: Ware): boolean =>
  find(prices, ware.name) !== undefined;

/** What a dealer gives for so many of a thing, rounded down; undefined where nobody knows what it costs. */
export function worthOf(
  campaign: Campaign,
  system: Pick<System, 'money'>,
  item: Item,
  count: number,
): number | undefined {
  const share = system.money.resale?.(campaign) ?? 2;
  const ware = wareNamed(campaign, system, item.name);
  const price = ware && priceOf(campaign, ware);
  const of = ware?.things?.length === 1 ? (ware.things[0]?.count ?? 1) : undefined;
  if (price !== undefined && of !== undefined) return Math.floor((price * count) / (of * share));
  return item.worth === undefined ? undefined : item.worth * count;
}
