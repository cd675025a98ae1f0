import { z } from 'zod';
import { defineCommand } from '../../systems/contract.ts';
import { loseSome } from './lose.ts';
import { countOf, layDown, lyingHere, moveItem } from './move.ts';
import { receiverAt } from './receiver.ts';
import { thenWear, Wear, wearField } from './wear.ts';
import { shareLoot } from './lootCommand.ts';
import { coinCommands } from './coinCommands.ts';
import { purseOf } from './coins.ts';
import { find, IdSchema } from '../ids.ts';
import { creatureAt, creatureHere, itemOf } from '../lookup.ts';
import { choiceOf } from '../offer.ts';
import { Refusal } from '../refusal.ts';
import { partyOf } from '../groups/party.ts';
import type { Campaign, Cache, Item } from '../state.ts';

const count = z.int().min(1).max(1_000_000).optional();

const giveItem = defineCommand({
  type: 'give-item',
  title: 'Give item',
  about:
    'Hands an item to another creature, or puts it with the party’s treasure. A burning light burns on; what was worn or wielded is put away.',
  fieldNotes:
    'Without “to” it goes to the party’s treasure: all of it, or as many as “count” says. With “wear” armour and shields are put on.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('give-item'),
    creature: IdSchema,
    item: IdSchema,
    to: IdSchema.optional(),
    count,
    wear: Wear,
  }),
  decide: (decision, { creature: id, item, to, count: many, wear }) => {
    const holder = creatureHere(decision.state, id);
    if (to !== undefined && receiverAt(decision.state, to, 'to').id === id)
      throw new Refusal('no-need', `${holder.name} has it already. Choose another character.`, 'to');
    thenWear(decision, to, wear, () => {
      moveItem(decision, { creature: id }, purseOf(decision.state, to), itemOf(holder, item), many);
    });
  },
});

const dropItem = defineCommand({
  type: 'drop-item',
  title: 'Drop item',
  about: 'Puts an item down where the party is, where it stays.',
  fieldNotes: 'All of it, or as many as “count” says. With “gone” nothing is left of it.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('drop-item'),
    creature: IdSchema,
    item: IdSchema,
    count,
    gone: z.boolean().default(false),
  }),
  decide: (decision, { creature: id, item: itemId, count: many, gone }) => {
    if (!gone) layDown(decision, id, itemId, { count: many });
    else {
      const item = itemOf(creatureHere(decision.state, id), itemId);
      loseSome(decision, id, itemId, { count: countOf(item, many), dropped: true });
    }
  },
});

/** What lies in a place, by its id; refuses `unknown-cache` and `unknown-item`. */
function lyingAt(state: Campaign, id: string, itemId: string): { cache: Cache; item: Item } {
  const cache = find(state.caches, id);
  if (!cache) throw new Refusal('unknown-cache', `Nothing lies at “${id}”.`, 'cache');
  const item = cache.items.find((one) => one.id === itemId);
  if (!item) throw new Refusal('unknown-item', `No “${itemId}” lies there.`, 'item');
  return { cache, item };
}

const takeItem = defineCommand({
  type: 'take-item',
  title: 'Take item that lies here',
  about: 'Takes an item that lies in a place.',
  fieldNotes: 'All of it, or as many as “count” says. With “wear” armour and shields are put on.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('take-item'),
    creature: IdSchema,
    cache: IdSchema,
    item: IdSchema,
    count,
    wear: Wear,
  }),
  decide: (decision, { creature: id, cache: cacheId, item: itemId, count: many, wear }) => {
    const { state } = decision;
    receiverAt(state, id, 'creature');
    const { cache, item } = lyingAt(state, cacheId, itemId);
    const { items: _items, coins: _coins, id: _id, ...place } = cache;
    thenWear(decision, id, wear, () => {
      moveItem(decision, { cache: cacheId, ...place }, { creature: id }, item, many);
    });
  },
  offers: (campaign) => {
    const here = lyingHere(campaign);
    const party = partyOf(campaign);
    if (!here || here.items.length === 0 || party.length === 0) return [];
    const choices = here.items.map(({ id, name, count: many }) => ({
      value: id,
      label: many > 1 ? `${many} × ${name}` : name,
    }));
    return [
      {
        label: 'Take item that lies here…',
        group: 'party',
        command: { type: 'take-item', cache: here.id },
        needs: [
          { name: 'item', label: 'Item', kind: 'choice', choices },
          choiceOf(party, 'creature', 'Who takes it'),
          ...wearField(here.items),
        ],
      },
    ];
  },
});

const splitItem = defineCommand({
  type: 'split-item',
  title: 'Split item',
  about: 'Makes two items of several that are carried as one.',
  fieldNotes: 'The new one has as many as “count” says.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('split-item'),
    creature: IdSchema,
    item: IdSchema,
    count: z.int().min(1).max(1_000_000),
  }),
  decide: (decision, { creature: id, item: itemId, count: many }) => {
    const item = itemOf(creatureAt(decision.state, id), itemId);
    if (countOf(item, many) === item.count)
      throw new Refusal('too-few', `Leave at least one of ${item.count} where it is.`, 'count');
    moveItem(decision, { creature: id }, { creature: id }, item, many);
  },
});

export const goodsCommands = [giveItem, dropItem, takeItem, splitItem, ...coinCommands, shareLoot];
