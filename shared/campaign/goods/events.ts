import { z } from 'zod';
import { assign, undrafted } from '../drafted.ts';
import { defineEvent } from '../event.ts';
import { IdSchema } from '../ids.ts';
import { draftRoom } from '../key/events.ts';
import type { Room } from '../key/plan.ts';
import { draftOf, present } from '../lookup.ts';
import type { Cache, Campaign, Creature, Item } from '../state.ts';
import { CacheSchema, Count, ItemSchema } from './items.ts';

/** Who has a thing, or where it lies. */
export const WhereaboutsSchema = z.union([
  z.strictObject({ creature: IdSchema }),
  CacheSchema.omit({ items: true, coins: true, id: true }).extend({ cache: IdSchema }),
  /** The treasure that a room’s key names. */
  z.strictObject({ treasureOf: IdSchema, site: z.string() }),
]);
export type Whereabouts = z.infer<typeof WhereaboutsSchema>;

/** Things together, and the coins and the sheet of whoever has them. */
type Things = Pick<Cache, 'items' | 'coins'> & Partial<Pick<Creature, 'sheet'>>;

/** What is there, to be changed; a place where nothing has lain is made. */
export function thingsAt(campaign: Campaign, where: Whereabouts): Things {
  if ('creature' in where) return draftOf(campaign, where.creature);
  if ('treasureOf' in where)
    return hoardOf(draftRoom(campaign, { site: where.site, room: where.treasureOf }));
  const { cache: id, ...place } = where;
  if (!Object.hasOwn(campaign.caches, id)) campaign.caches[id] = { id, ...place, items: [] };
  return present(campaign.caches[id], id);
}

/** The treasure of a room, as things that lie there. */
const hoardOf = (room: Room): Pick<Cache, 'items'> => ({
  get items() {
    return room.treasure;
  },
  set items(items) {
    room.treasure = items;
  },
});

/** A place where nothing is left is no longer known. */
export function forgetEmpty(campaign: Campaign, where: Whereabouts): void {
  if (!('cache' in where)) return;
  const { items, coins = 0 } = present(campaign.caches[where.cache], where.cache);
  if (items.length === 0 && coins === 0) Reflect.deleteProperty(campaign.caches, where.cache);
}

/** Where things can be put and taken from: a draft, which what follows changes. */
interface Holder {
  items: Item[];
}

const withMore = (items: readonly Item[], thing: Item, more: number): Item[] =>
  items.map((one) => (one === thing ? { ...one, count: one.count + more } : one));

/** Puts a thing down there, or on top of those with its id. */
export function putDown(there: Holder, thing: Item): void {
  const items = undrafted(there.items);
  const same = items.find(({ id }) => id === thing.id);
  assign(there, { items: same ? withMore(items, same, thing.count) : [...items, thing] });
}

/** Takes so many of a thing away from there, or all that there are. */
export function takeAway(there: Holder, id: string, count: number): void {
  const items = undrafted(there.items);
  const left = present(
    items.find((one) => one.id === id),
    id,
  );
  assign(there, {
    items: left.count > count ? withMore(items, left, -count) : items.filter((one) => one !== left),
  });
}

/** A thing, or so many of it as `thing` counts, went from one to another; `thing` is what it is there. */
export const itemMoved = defineEvent(
  'item-moved',
  'players',
  {
    from: WhereaboutsSchema,
    to: WhereaboutsSchema,
    item: IdSchema,
    thing: ItemSchema,
    /** Its light burns on, under this name. */
    light: z.strictObject({ timer: IdSchema, name: z.string() }).optional(),
  },
  (campaign, { from, to, item, thing, light }) => {
    takeAway(thingsAt(campaign, from), item, thing.count);
    putDown(thingsAt(campaign, to), thing);
    forgetEmpty(campaign, from);
    if (light && 'creature' in to)
      assign(present(campaign.timers[light.timer], light.timer), {
        creature: to.creature,
        item: thing.id,
        name: light.name,
      });
  },
);

/** Adds coins there, or takes so many away. */
export function addCoins(
  campaign: Campaign,
  where: Whereabouts,
  by: number,
  inSheet: string | undefined,
): void {
  const there = thingsAt(campaign, where);
  if (inSheet !== undefined && there.sheet) there.sheet[inSheet] = Number(there.sheet[inSheet] ?? 0) + by;
  else there.coins = (there.coins ?? 0) + by;
  if (there.coins === 0) delete there.coins;
}

/** Coins went from one to another; without `from` they were found or earned, without `to` they were spent. */
export const coinsMoved = defineEvent(
  'coins-moved',
  'players',
  {
    from: WhereaboutsSchema.optional(),
    to: WhereaboutsSchema.optional(),
    count: Count,
    /** What they were spent on. */
    what: z.string().max(300).optional(),
    /** It is one of the shares that are told of together. */
    shared: z.literal(true).optional(),
    /** The figure of the sheet in which creatures of this system keep them. */
    inSheet: z.string().optional(),
  },
  (campaign, { from, to, count, inSheet }) => {
    if (from) addCoins(campaign, from, -count, inSheet);
    if (to) addCoins(campaign, to, count, inSheet);
    if (from) forgetEmpty(campaign, from);
  },
);

/** The coins of a hoard were shared: so many each, and what was left over went into the party’s purse. */
export const coinsShared = defineEvent('coins-shared', 'players', {
  total: Count,
  each: Count,
  among: z.array(IdSchema),
  left: Count,
});

export const goodsEvents = [itemMoved, coinsMoved, coinsShared];
