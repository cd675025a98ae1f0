import { describe, expect, it } from 'vitest';
import { priceOf, wareNamed, waresOf } from '../../../shared/campaign/shop/wares.ts';
import { CampaignSchema, ItemSchema } from '../../../shared/campaign/state.ts';
import { systems } from '../../../shared/systems/registry.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

describe.each(systems)('the price list of $name', (system) => {
  it('has things that can be carried, a hireling and a bed, each once by its name', async () => {
    const game = await newGame({ system: system.id });
    const wares = system.money.wares(game.state.campaign);
    expect(new Set(wares.map(({ name }) => name.toLowerCase())).size).toBe(wares.length);
    for (const { things = [] } of wares)
      for (const one of things) expect(ItemSchema.safeParse({ ...one, id: 'one' }).error).toBeUndefined();
    const kinds = new Set(wares.map(({ kind }) => kind));
    for (const kind of ['weapon', 'light', 'food', 'hireling', 'lodging'] as const)
      expect(kinds.has(kind)).toBe(true);
    await game.close();
  });

  it('takes a price of the campaign before that of the rules, and gives it up again', async () => {
    const game = await newGame({ system: system.id });
    const torch = () => {
      const { campaign } = game.state;
      const ware = wareNamed(campaign, system, 'torch');
      return ware && priceOf(campaign, ware);
    };
    const ofRules = torch();
    const { events } = await carryOut(game, { type: 'set-price', ware: 'TORCH', price: 7 });
    expect(events).toMatchObject([{ type: 'price-set', ware: 'Torch', price: 7 }]);
    expect(torch()).toBe(7);
    await carryOut(game, { type: 'set-price', ware: 'Torch' });
    expect(torch()).toBe(ofRules);
    expect(game.state.campaign.prices).toEqual({});
    await carryOut(game, { type: 'undo' });
    expect(torch()).toBe(7);
    await game.close();
  });

  it('gets what it has not as a thing of one slot, once it has a price', async () => {
    const game = await newGame({ system: system.id });
    await carryOut(game, { type: 'set-price', ware: 'Whistle', price: 0 });
    const { campaign } = game.state;
    expect(waresOf(campaign, system).at(-1)).toMatchObject({ name: 'Whistle', things: [{ slots: 1 }] });
    expect(CampaignSchema.parse(JSON.parse(JSON.stringify(campaign))).prices).toEqual({ Whistle: 0 });
    await game.close();
  });

  it('refuses a price below nothing, and none where there was none', async () => {
    const game = await newGame({ system: system.id });
    const set = async (more: object) => {
      const told = await game.dispatch({ type: 'set-price', ware: 'Rope', ...more });
      return told.ok ? undefined : told.error;
    };
    expect(await set({ price: -1 })).toMatchObject({ code: 'bad-field', path: 'price' });
    expect(await set({ price: 2e9 })).toMatchObject({ code: 'bad-field', path: 'price' });
    expect(await set({ ware: '__proto__', price: 1 })).toMatchObject({ code: 'bad-field', path: 'ware' });
    expect(await set({})).toMatchObject({ code: 'no-need' });
    await game.close();
  });
});

describe('a campaign from before there were prices', () => {
  it('has none of its own', async () => {
    const game = await newGame();
    const { prices: _none, ...before } = game.state.campaign;
    expect(CampaignSchema.parse(before).prices).toEqual({});
    await game.close();
  });
});
