import { describe, expect, it } from 'vitest';
import { inRows } from '../../../shared/campaign/goods/alike.ts';
import type { Item } from '../../../shared/campaign/state.ts';
import { answer } from '../../../src-main/queries/ask.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

const thing = (id: string, more: Partial<Item> = {}): Item => ({
  id,
  name: 'Ration',
  kind: 'food',
  slots: 1,
  count: 1,
  inUse: false,
  details: {},
  ...more,
});

describe('things that are alike', () => {
  it('are one row with their number and their slots, wherever they stand in the list', () => {
    const rows = inRows([thing('a'), thing('rope', { name: 'Rope' }), thing('b'), thing('c', { count: 2 })]);
    expect(rows.map(({ item, count, slots, items }) => [item.id, count, slots, items.length])).toEqual([
      ['a', 4, 3, 3],
      ['rope', 1, 1, 1],
    ]);
  });

  it('are rows of their own where they are worn down, in use or set apart', () => {
    const all = [thing('a', { die: 6 }), thing('b', { die: 4 }), thing('c', { die: 6, inUse: true })];
    expect(inRows(all)).toHaveLength(3);
    expect(inRows([thing('a'), thing('b')], ({ id }) => id === 'a')).toHaveLength(2);
  });

  it('are one row of the sheet, of the shop and of the loot in FIVEY', async () => {
    const game = await newGame({ system: 'fivey', sample: true });
    const [who = ''] = game.state.campaign.party.members;
    const { items = [] } = game.state.campaign.creatures[who] ?? {};
    await carryOut(
      game,
      { type: 'open-session' },
      ...items.map(({ id: item }) => ({ type: 'drop-item', creature: who, item, gone: true })),
      { type: 'add-coins', to: who, count: 100 },
      { type: 'trade', buys: [{ ware: 'Ration', count: 4, to: who }] },
    );
    const sheet = await answer(game, { type: 'sheet', creature: who }, nodeDisk);
    const rows = sheet && 'items' in sheet ? sheet.items : [];
    expect(rows.map(({ name, count, slots }) => [name, count, slots])).toEqual([['Ration', 4, 4]]);
    const shop = await answer(game, { type: 'shop' }, nodeDisk);
    const things = 'dealers' in shop ? shop.dealers.find(({ id }) => id === who)?.things : [];
    expect(things?.map(({ name, count }) => [name, count])).toEqual([['Ration', 4]]);
    const carried = game.state.campaign.creatures[who]?.items ?? [];
    await carryOut(game, ...carried.map(({ id: item }) => ({ type: 'drop-item', creature: who, item })));
    const loot = await answer(game, { type: 'loot' }, nodeDisk);
    const lying = 'loot' in loot ? loot.loot.filter(({ name }) => name === 'Ration') : [];
    expect(lying.map(({ count, items: all }) => [count, all.length])).toEqual([[4, 4]]);
    await game.close();
  });
});
