import { counted, inSentence, together } from '../../text/words.ts';
import type { Decision } from '../../systems/contract.ts';
import { balance, coinOf, coinsHeld, inCoins, purseOf } from '../goods/coins.ts';
import { MOST_ITEMS } from '../goods/items.ts';
import { demandSlots, idThere } from '../goods/move.ts';
import { freshId } from '../ids.ts';
import { snuff } from '../light.ts';
import { creatureAt } from '../lookup.ts';
import { NoMoney, Refusal } from '../refusal.ts';
import { partyOf } from '../groups/party.ts';
import type { Creature, Item } from '../state.ts';
import type { BoughtLine, Share, SoldLine } from './deal.ts';
import { dealMade } from './events.ts';

/** What is left of things when some are sold. */
const withoutSold = (items: readonly Item[], sold: readonly SoldLine[]): Item[] =>
  items.flatMap((one) => {
    const count = sold.find(({ item }) => item.id === one.id)?.count ?? 0;
    return count >= one.count && count > 0 ? [] : [{ ...one, count: one.count - count }];
  });

/** The things of a line, each as it lies in a shop: neither worn nor wielded. */
const thingsOf = ({ ware: { things = [] }, count }: BoughtLine): Omit<Item, 'id'>[] =>
  Array.from({ length: count }, () => things)
    .flat()
    .map((one) => ({ ...one, inUse: false, details: { ...one.details } }));

/** What somebody gets, each with the id that it has among the things there, and all of these afterwards. */
function gainedBy({ bought, sold, items }: Share): { gained: Item[]; after: Item[] } {
  const after = withoutSold(items, sold);
  const gained = bought.flatMap(thingsOf).map((one) => {
    const item = { ...one, id: freshId(one.name, 'item', {}) };
    const id = idThere(item, after, true);
    const same = after.findIndex((other) => other.id === id);
    const before = after[same];
    if (before) after[same] = { ...before, count: before.count + item.count };
    else after.push({ ...item, id });
    return { ...item, id };
  });
  return { gained, after };
}

/** Who of the party has so many coins. */
function helpers({ state, system }: Decision, who: string | undefined, short: number): string {
  const rich = partyOf(state).filter((one) => one.id !== who && coinsHeld(system, one) >= short);
  const purse = who !== undefined && balance(state, system) >= short ? ['The party’s purse'] : [];
  const names = [...rich.map(({ name }) => name), ...purse];
  return names.length === 0 ? 'Take something out.' : `${together(names)} can help.`;
}

/** Refuses `no-money`, with what is missing and who could help. */
function demandCoins(decision: Decision, { name, owes }: Share, who: string | undefined): void {
  const has = balance(decision.state, decision.system, who);
  if (owes <= has) return;
  const payer = who === undefined ? 'The party’s purse' : name;
  const short = inCoins(decision.system, owes - has);
  throw new NoMoney(`${payer} is ${short} short. ${helpers(decision, who, owes - has)}`, owes, has, 'buys');
}

/** Refuses `no-slot` and `too-many` where somebody can’t hold what they would have afterwards. */
function demandHold(
  decision: Decision,
  share: Share,
  after: readonly Item[],
  payer: string | undefined,
): void {
  if (after.length > MOST_ITEMS)
    throw new Refusal(
      'too-many',
      `${share.name} can’t hold more than ${counted(MOST_ITEMS, 'item')}.`,
      'buys',
    );
  if (share.who === undefined) return;
  const holder = creatureAt(decision.state, share.who);
  const paid = payer === share.who ? withCoins(decision, holder, -share.owes) : {};
  demandSlots(decision, holder, { ...paid, items: [...after] }, 'all of this', 'buys');
}

/** The part of a creature that counts its coins, with so many more. */
function withCoins({ system }: Decision, holder: Creature, more: number): Partial<Creature> {
  const { inSheet } = coinOf(system);
  const count = coinsHeld(system, holder) + more;
  return inSheet === undefined ? { coins: count } : { sheet: { ...holder.sheet, [inSheet]: count } };
}

/** What somebody without a name of their own is called: “Hireling”, or “Hireling 2” where there is a hireling already. */
function unnamed({ state }: Decision, trade: string): string {
  const taken = new Set(Object.values(state.creatures).map(({ name }) => name));
  let [number, name] = [1, trade];
  while (taken.has(name)) name = `${trade} ${(number += 1)}`;
  return name;
}

/**
 * Carries out one’s part of a deal: a light that burns is put out before the last of it is sold, things and coins change hands, and
 * services begin. `payer` is whose purse pays and gets coins, the party’s where it is undefined. Refuses `no-money`, `no-slot` and
 * `too-many`.
 */
export function handOver(decision: Decision, share: Share, payer: string | undefined): void {
  const { who, bought, sold, owes } = share;
  demandCoins(decision, share, payer);
  const { gained, after } = gainedBy(share);
  demandHold(decision, share, after, payer);
  for (const { item, count } of sold)
    if (who !== undefined && count === item.count) snuff(decision, who, item.id);
  const { inSheet } = coinOf(decision.system);
  decision.emit(dealMade, {
    dealer: purseOf(decision.state, who),
    purse: purseOf(decision.state, payer),
    paid: owes,
    sold: sold.map(({ item, count, total }) => ({ name: inSentence(item.name), count, total })),
    bought: bought.map(({ ware: { name: of, kind, per }, name, count, total }) => ({
      name: name === of ? inSentence(of) : name,
      count,
      total,
      ...(per && { per }),
      ...(kind === 'hireling' && { trade: inSentence(of) }),
    })),
    gone: sold.map(({ item, count }) => ({ item: item.id, count })),
    gained,
    ...(inSheet !== undefined && { inSheet }),
  });
  for (const { ware, count, name } of bought)
    ware.serve?.(decision, { to: who, name: name === ware.name ? unnamed(decision, name) : name, count });
}
