import { describe, expect, it } from 'vitest';
import { isWearable } from '../../../shared/campaign/goods/wear.ts';
import { waresOf } from '../../../shared/campaign/shop/wares.ts';
import type { Item } from '../../../shared/campaign/state.ts';
import { systems } from '../../../shared/systems/registry.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { characterLines } from '../../../src-main/queries/view/characters.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

/** The sample, in a session, with one of the party who carries nothing. */
const begun = async (system: string): Promise<{ game: Game; bare: string; other: string }> => {
  const game = await newGame({ system, sample: true });
  const [bare = '', other = ''] = game.state.campaign.party.members;
  const { items = [] } = game.state.campaign.creatures[bare] ?? {};
  await carryOut(
    game,
    { type: 'open-session' },
    ...items.map(({ id: item }) => ({ type: 'drop-item', creature: bare, item, gone: true })),
  );
  return { game, bare, other };
};
const worn = (game: Game, creature: string): string[] =>
  (game.state.campaign.creatures[creature]?.items ?? []).filter(({ inUse }) => inUse).map(({ name }) => name);
/** The first suit of armour on the price list of a system, and a name that it has not yet. */
function armourOf({ state, system }: Game): { ware: string; item: Omit<Item, 'id'> } {
  for (const { name, things = [] } of waresOf(state.campaign, system)) {
    const item = things.find(({ kind }) => kind === 'armour');
    if (item) return { ware: name, item };
  }
  throw new Error('This system sells no armour.');
}
const protectionOf = (game: Game, id: string) =>
  characterLines(game.state.campaign, game.system, []).find((one) => one.id === id)?.protects;

describe.each(systems.map(({ id }) => id))('armour in %s', (system) => {
  it('is put on when it is bought, if the deal says so; else it is only carried', async () => {
    const { game, bare, other } = await begun(system);
    const { ware } = armourOf(game);
    await carryOut(
      game,
      { type: 'set-price', ware, price: 0 },
      { type: 'trade', buys: [{ ware, to: bare }], wear: true },
    );
    const [name = ''] = worn(game, bare);
    expect(worn(game, bare)).toHaveLength(1);
    expect(protectionOf(game, bare)?.by.map((one) => one.toLowerCase())).toEqual([name.toLowerCase()]);
    await carryOut(game, { type: 'undo' });
    await carryOut(game, { type: 'trade', buys: [{ ware, to: bare }] });
    expect(worn(game, bare)).toEqual([]);
    const [carried] = protectionOf(game, bare)?.carried ?? [];
    await carryOut(game, carried?.wear.command ?? {});
    expect(worn(game, bare)).toEqual([name]);
    expect(game.state.campaign.creatures[other]?.status).toBe('up');
    await game.close();
  });

  it('is put on by whoever takes it from the floor, the room, the loot or another, if the command says so', async () => {
    const { game, bare, other } = await begun(system);
    const item = { ...armourOf(game).item, id: 'mail', name: 'Old mail', inUse: false, slots: 0 };
    const give = { type: 'add-item', creature: bare, item };
    const drop = { type: 'drop-item', creature: bare, item: 'mail' };
    await carryOut(game, give, drop);
    const [cache] = Object.values(game.state.campaign.caches).filter(({ items }) =>
      items.some(({ id }) => id === 'mail'),
    );
    await carryOut(game, { type: 'take-item', creature: bare, cache: cache?.id, item: 'mail', wear: true });
    expect(worn(game, bare)).toEqual(['Old mail']);
    await carryOut(game, { type: 'give-item', creature: bare, item: 'mail', to: other });
    expect(worn(game, other)).not.toContain('Old mail');
    await carryOut(game, { type: 'give-item', creature: other, item: 'mail', to: bare, wear: true });
    expect(worn(game, bare)).toEqual(['Old mail']);
    await carryOut(game, drop, { type: 'share-loot', items: [{ item: 'mail', to: bare, wear: true }] });
    expect(worn(game, bare)).toEqual(['Old mail']);
    const { hex } = game.state.campaign.party;
    await carryOut(
      game,
      drop,
      { type: 'keep-site', name: 'Vault', hex, dangerous: false },
      { type: 'keep-room', site: 'vault', treasure: [{ ...item, name: 'Gilt mail' }] },
      { type: 'enter-site', site: 'vault' },
    );
    const things = game.state.campaign.plans['vault']?.rooms['room-1']?.treasure ?? [];
    expect(things.map(isWearable)).toEqual([true]);
    await carryOut(game, { type: 'take-treasure', creature: bare, wear: true });
    expect(worn(game, bare)).toEqual(['Gilt mail']);
    await game.close();
  });
});
