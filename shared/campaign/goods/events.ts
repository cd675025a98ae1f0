import { z } from 'zod';
import { HexLabelSchema } from '../../hex/land.ts';
import { undrafted } from '../drafted.ts';
import { defineEvent } from '../event.ts';
import { IdSchema } from '../ids.ts';
import { draftRoom } from '../key/events.ts';
import type { Room } from '../key/plan.ts';
import { draftOf, present } from '../lookup.ts';
import type { Campaign, Item } from '../state.ts';
import { ItemSchema } from './items.ts';

/** Who has a thing, or where it lies. */
export const WhereaboutsSchema = z.union([
  z.strictObject({ creature: IdSchema }),
  z.strictObject({
    cache: IdSchema,
    hex: HexLabelSchema.optional(),
    site: z.string().max(60).optional(),
    room: IdSchema.optional(),
  }),
  /** The treasure that a room’s key names. */
  z.strictObject({ treasureOf: IdSchema, site: z.string() }),
]);
export type Whereabouts = z.infer<typeof WhereaboutsSchema>;

/** What is there, to be changed; a place where nothing has lain is made. */
function thingsAt(campaign: Campaign, where: Whereabouts): { items: Item[] } {
  if ('creature' in where) return draftOf(campaign, where.creature);
  if ('treasureOf' in where)
    return hoardOf(draftRoom(campaign, { site: where.site, room: where.treasureOf }));
  const { cache: id, ...place } = where;
  if (!Object.hasOwn(campaign.caches, id)) campaign.caches[id] = { id, ...place, items: [] };
  return present(campaign.caches[id], id);
}

/** The treasure of a room, as things that lie there. */
const hoardOf = (room: Room): { items: Item[] } => ({
  get items() {
    return room.treasure;
  },
  set items(items) {
    room.treasure = items;
  },
});

const indexOf = ({ items }: { items: Item[] }, id: string): number =>
  undrafted(items).findIndex((one) => one.id === id);

/** Puts a thing down there, or on top of those with its id. */
function putDown(there: { items: Item[] }, thing: Item): void {
  const same = there.items[indexOf(there, thing.id)];
  if (same) same.count += thing.count;
  else there.items.push(thing);
}

/** A thing, or so many of it as `thing` counts, went from one to another; `thing` is what it is there. */
export const itemMoved = defineEvent(
  'item-moved',
  {
    from: WhereaboutsSchema,
    to: WhereaboutsSchema,
    item: IdSchema,
    thing: ItemSchema,
    /** Its light burns on, under this name. */
    light: z.strictObject({ timer: IdSchema, name: z.string() }).optional(),
  },
  (campaign, { from, to, item, thing, light }) => {
    const source = thingsAt(campaign, from);
    const left = present(source.items[indexOf(source, item)], item);
    if (left.count > thing.count) left.count -= thing.count;
    else source.items = undrafted(source.items).filter(({ id }) => id !== item);
    putDown(thingsAt(campaign, to), thing);
    if ('cache' in from && source.items.length === 0) Reflect.deleteProperty(campaign.caches, from.cache);
    if (light && 'creature' in to)
      Object.assign(present(campaign.timers[light.timer], light.timer), {
        creature: to.creature,
        item: thing.id,
        name: light.name,
      });
  },
);

export const goodsEvents = [itemMoved];
