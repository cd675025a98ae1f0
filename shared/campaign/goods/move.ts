import { counted } from '../../text/words.ts';
import type { Decision, GivenHeader } from '../../systems/contract.ts';
import { itemMoved, type Whereabouts } from './events.ts';
import { find, freshId } from '../ids.ts';
import { burning, lightName, snuff } from '../light.ts';
import { creatureAt, creatureHere, itemOf } from '../lookup.ts';
import { Refusal } from '../refusal.ts';
import type { Slots } from '../../systems/figures.ts';
import { isSame } from './alike.ts';
import { MOST_ITEMS } from './items.ts';
import type { Cache, Campaign, Creature, Item, Timer } from '../state.ts';

type Unnamed = Omit<Item, 'id'>;

/**
 * Refuses `no-slot` what a character has no slot for where the system counts them, and `too-many` what no pack holds;
 * `besides` is what the character carries beside it.
 */
export function demandRoom(
  decision: Decision,
  holder: Creature,
  item: Unnamed,
  besides: readonly Item[] = holder.items,
): void {
  demandCount(holder.name, holder.items);
  demandSlots(decision, holder, { items: [...besides, { ...item, id: 'taken' }] }, item.name, 'item');
}

/** Refuses `no-slot` where a character would carry more than there are slots for, and more than now. */
export function demandSlots(
  { state, system }: Decision,
  holder: Creature,
  carried: Partial<Creature>,
  what: string,
  path: string,
): void {
  if (holder.kind !== 'character') return;
  const now = system.summary(holder, state);
  const then = system.summary({ ...holder, ...carried }, state);
  if (!now.slots || !then.slots || now.overfull) return;
  if (then.slots.used > Math.max(now.slots.used, then.slots.total))
    throw new Refusal('no-slot', lacking(holder.name, what, now.slots, then.slots), path);
}

/** How many slots something takes and how many are free; to drop something is the advice where all that can go would make room. */
function lacking(name: string, what: string, now: Slots, { used, total, bad }: Slots): string {
  const needed = used - now.used;
  const free = Math.max(total - now.used, 0);
  const advice = needed <= total - bad ? ' Drop something first.' : '';
  return `${name} needs ${counted(needed, 'slot')} for ${what} and has ${free} of ${total} free.${advice}`;
}

function demandCount(name: string, items: readonly Item[]): void {
  if (items.length >= MOST_ITEMS)
    throw new Refusal('too-many', `${name} can’t hold more than ${counted(MOST_ITEMS, 'item')}.`, 'item');
}

/** Where the party is, as a place where things lie. */
const placeOf = ({ party: { hex, site } }: Campaign): Pick<Cache, 'hex' | 'site' | 'room'> => ({
  ...(hex === null ? {} : { hex }),
  ...(site ? { site: site.id } : {}),
  ...(site?.room === undefined ? {} : { room: site.room }),
});

/** What lies where the party is; undefined where nothing does. */
export function lyingHere(campaign: Campaign): Cache | undefined {
  const { hex, site, room } = placeOf(campaign);
  return Object.values(campaign.caches).find(
    (one) => one.hex === hex && one.site === site && one.room === room && one.party === undefined,
  );
}

/** The party’s purse and treasure; undefined while there is nothing in it. */
export const partyStore = ({ caches }: Campaign): Cache | undefined =>
  Object.values(caches).find(({ party }) => party);

/** Where the party’s purse and treasure is, or comes to be. */
export const partyPlace = (campaign: Campaign): Whereabouts => ({
  cache: partyStore(campaign)?.id ?? freshId('party', 'place', campaign.caches),
  party: true,
});

/** Where a thing that is dropped now comes to lie. */
export function dropPlace(campaign: Campaign): Whereabouts {
  const place = placeOf(campaign);
  const id =
    lyingHere(campaign)?.id ??
    freshId([place.site ?? `hex ${place.hex ?? ''}`, place.room ?? ''].join(' '), 'place', campaign.caches);
  return { cache: id, ...place };
}

/** What is there. Refuses `unknown-creature` and `unknown-cache`. */
function itemsAt({ state }: Decision, where: Whereabouts): { name: string; items: readonly Item[] } {
  if ('creature' in where) return creatureAt(state, where.creature, 'to');
  if ('treasureOf' in where) return { name: 'The room', items: [] };
  return {
    name: where.party ? 'The party’s treasure' : 'The place',
    items: find(state.caches, where.cache)?.items ?? [],
  };
}

/** A thing as it is laid down or handed over; of several, the one that is begun stays behind. */
function handedOver({ system }: Decision, item: Item, count: number): Item {
  const ends = [...(system.detailsOf?.item?.endsWithHolder ?? []), ...(count < item.count ? ['left'] : [])];
  return {
    ...item,
    count,
    inUse: false,
    ...(count < item.count && item.fullDie !== undefined ? { die: item.fullDie } : {}),
    details: Object.fromEntries(Object.entries(item.details).filter(([key]) => !ends.includes(key))),
  };
}

/** The id that a thing has there: that of what it joins, its own where that is free, or a new one. */
export function idThere(thing: Item, there: readonly Item[], joins: boolean): string {
  const same = joins && thing.slots === 0 && there.find((one) => isSame(one, thing));
  if (same) return same.id;
  return there.some(({ id }) => id === thing.id) ? freshId(thing.name, 'item', there) : thing.id;
}

/** How many are meant: all of them where no number is given. Refuses `too-few` where there are not as many. */
export function countOf(item: Item, count: number | undefined): number {
  if (count !== undefined && count > item.count)
    throw new Refusal('too-few', `There are only ${item.count} of ${item.name}.`, 'count');
  return count ?? item.count;
}

/** A thing on its way, and the rules that it goes by. */
interface Move {
  from: Whereabouts;
  to: Whereabouts;
  item: Item;
  count: number;
  about: GivenHeader | undefined;
}

/**
 * Moves a thing, or so many of it. A burning light goes along with whoever takes it and is put out where it is laid down.
 * Gives back what it is there. Refuses `no-slot`, `too-few` and `too-many`.
 */
export function moveItem(
  decision: Decision,
  from: Whereabouts,
  to: Whereabouts,
  item: Item,
  count?: number,
  about?: GivenHeader,
): Item {
  const move = { from, to, item, count: countOf(item, count), about };
  const lit = 'creature' in from ? burning(decision.state, from.creature, item.id) : undefined;
  if (!lit || !('creature' in from) || move.count < item.count) return carry(decision, move);
  if ('creature' in to) return carry(decision, move, lit);
  return carry(decision, { ...move, item: snuff(decision, from.creature, item.id) });
}

/**
 * Somebody lets go of a thing, or so many of it, which stays where the party is. Gives back what lies there then. Refuses
 * `elsewhere`, `unknown-item`, `too-few` and `too-many`.
 */
export function layDown(
  decision: Decision,
  creature: string,
  itemId: string,
  { count, path, about }: { count?: number | undefined; path?: string; about?: GivenHeader } = {},
): Item {
  const item = itemOf(creatureHere(decision.state, creature), itemId, path);
  return moveItem(decision, { creature }, dropPlace(decision.state), item, count, about);
}

function carry(decision: Decision, { from, to, item, count, about }: Move, lit?: Timer): Item {
  const isSplit = 'creature' in from && 'creature' in to && from.creature === to.creature;
  const { name, items } = itemsAt(decision, to);
  const handed = handedOver(decision, item, count);
  const thing = { ...handed, id: idThere(handed, items, !lit && !isSplit) };
  const receiver = 'creature' in to ? creatureAt(decision.state, to.creature, 'to') : undefined;
  if (items.every(({ id }) => id !== thing.id)) {
    const besides = items.map((one) =>
      isSplit && one.id === item.id ? { ...one, count: one.count - count } : one,
    );
    if (receiver) demandRoom(decision, receiver, thing, besides);
    else demandCount(name, items);
  }
  const light = lit && receiver && { timer: lit.id, name: lightName(receiver.name, item.name) };
  decision.emit(itemMoved, { from, to, item: item.id, thing, ...(light && { light }) }, about);
  return thing;
}
