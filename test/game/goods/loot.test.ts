import { describe, expect, it } from 'vitest';
import { balance } from '../../../shared/campaign/goods/coins.ts';
import { partyStore } from '../../../shared/campaign/goods/move.ts';
import { systems } from '../../../shared/systems/registry.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

/** A fight that the party of the sample has won against one with a cup and, where there are any, coins. */
async function won(system: string, coins: number): Promise<{ game: Game; foe: string; party: string[] }> {
  const game = await newGame({ system, sample: true });
  const { members } = game.state.campaign.party;
  for (const id of members.slice(3))
    await carryOut(game, { type: 'set-status', creature: id, status: 'fled' });
  const block = game.system.statBlocks.find(({ name }) => /Goblin|Bandit|Marauder/.test(name))?.name;
  await carryOut(game, { type: 'open-session' }, { type: 'meet', statBlock: block, count: 1 });
  const [foe = ''] = game.state.campaign.encounter?.creatures ?? [];
  await carryOut(
    game,
    { type: 'add-item', creature: foe, item: { id: 'cup', name: 'Silver cup', slots: 0 } },
    ...(coins > 0 ? [{ type: 'add-coins', to: foe, count: coins }] : []),
    { type: 'start-fight' },
    { type: 'set-status', creature: foe, status: 'dead' },
  );
  while (game.state.campaign.fight?.aftermath.some(({ id, done }) => id !== 'loot' && !done))
    await carryOut(game, { type: 'settle' });
  return { game, foe, party: members.slice(0, 3) };
}
const has = ({ state, system }: Game, who?: string): number => balance(state.campaign, system, who);
const namesOf = (game: Game, id: string): string[] =>
  game.state.campaign.creatures[id]?.items.map(({ name }) => name) ?? [];

describe.each(systems.map(({ id }) => id))('the loot of a fight in %s', (system) => {
  it('is shared by one command: coins evenly, what is left over into the purse; one undo takes it back', async () => {
    const { game, foe, party } = await won(system, 11);
    const before = party.map((id) => has(game, id));
    const [first = ''] = party;
    expect(game.state.campaign.fight?.aftermath.at(-1)).toMatchObject({ id: 'loot', done: false });
    const { events } = await carryOut(game, {
      type: 'share-loot',
      items: [{ item: 'cup', of: foe, to: first }],
      among: party,
    });
    expect(party.map((id, index) => has(game, id) - (before[index] ?? 0))).toEqual([3, 3, 3]);
    expect([has(game), has(game, foe)]).toEqual([2, 0]);
    expect(namesOf(game, first)).toContain('Silver cup');
    expect(events.find(({ type }) => type === 'coins-shared')).toMatchObject({ total: 11, each: 3, left: 2 });
    expect(game.state.campaign.encounter).toBeNull();
    await carryOut(game, { type: 'undo' });
    expect(party.map((id) => has(game, id))).toEqual(before);
    expect(namesOf(game, foe)).toContain('Silver cup');
    expect(game.state.campaign.fight).not.toBeNull();
    await game.close();
  });

  it('goes to the party’s treasure where nobody is named, but for arms and armour', async () => {
    const { game, foe } = await won(system, 4);
    const arms = namesOf(game, foe).filter((name) => name !== 'Silver cup');
    await carryOut(game, { type: 'share-loot', coins: 'purse' });
    expect(partyStore(game.state.campaign)).toMatchObject({ coins: 4, items: [{ name: 'Silver cup' }] });
    expect(namesOf(game, foe)).toEqual(arms);
    await game.close();
  });

  it('can be left', async () => {
    const { game, foe } = await won(system, 4);
    await carryOut(game, { type: 'settle', line: 'loot' });
    expect([has(game, foe), game.state.campaign.encounter]).toEqual([4, null]);
    await game.close();
  });

  it('is refused where it is not here, or to the dead', async () => {
    const { game, foe } = await won(system, 0);
    const told = await game.dispatch({
      type: 'share-loot',
      items: [
        { item: 'crown', of: foe },
        { item: 'cup', of: foe, to: foe },
      ],
    });
    expect(told).toMatchObject({
      ok: false,
      error: { faults: [{ path: 'items.0.item' }, { path: 'items.1.to' }] },
    });
    expect(namesOf(game, foe)).toContain('Silver cup');
    await game.close();
  });
});

describe('a fight against those who have nothing but their arms', () => {
  it('leaves nothing to share', async () => {
    const game = await newGame({ system: 'cairn', sample: true });
    await carryOut(game, { type: 'open-session' }, { type: 'meet', statBlock: 'Bandit', count: 1 });
    const [foe = ''] = game.state.campaign.encounter?.creatures ?? [];
    await carryOut(game, { type: 'start-fight' }, { type: 'set-status', creature: foe, status: 'dead' });
    expect(game.state.campaign.fight).toBeNull();
    await game.close();
  });
});
