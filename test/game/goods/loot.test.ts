import { describe, expect, it } from 'vitest';
import { balance } from '../../../shared/campaign/goods/coins.ts';
import { partyStore } from '../../../shared/campaign/goods/move.ts';
import type { System } from '../../../shared/systems/contract.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';
import { fixturesOf, systemContract } from '../../systemContract.ts';

/** So many that neither two nor three share them evenly. */
const COINS = 11;

/** A fight that the party of the sample has won against one with a cup and, where there are any, coins. */
async function won(system: System, coins: number): Promise<{ game: Game; foe: string; party: string[] }> {
  const game = await newGame({ system: system.id, sample: true });
  const { members } = game.state.campaign.party;
  for (const id of members.slice(3))
    await carryOut(game, { type: 'set-status', creature: id, status: 'fled' });
  const { weak } = fixturesOf(system).foes;
  await carryOut(game, { type: 'open-session' }, { type: 'meet', statBlock: weak, count: 1 });
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

it.each(['dead', 'down'] as const)('what is taken from somebody %s is not told as given', async (status) => {
  const game = await newGame({ system: 'cairn', sample: true });
  const [first = ''] = game.state.campaign.party.members;
  const name = game.state.campaign.creatures[first]?.name ?? '';
  await carryOut(game, { type: 'open-session' }, { type: 'meet', statBlock: 'Goblin', count: 1 });
  await carryOut(
    game,
    { type: 'add-item', creature: 'goblin', item: { id: 'cup', name: 'Silver cup', slots: 0 } },
    { type: 'add-coins', to: 'goblin', count: 4 },
    { type: 'set-status', creature: 'goblin', status },
  );
  const items = [{ item: 'cup', of: 'goblin', to: first }];
  const { events } = await carryOut(game, { type: 'share-loot', items, coins: 'leave' });
  expect(events.map(({ text }) => text)).toContain(`${name} takes a silver cup from Goblin.`);
  const moved = await carryOut(game, { type: 'give-coins', from: 'goblin', to: first, count: 4 });
  expect(moved.events.map(({ text }) => text)).toContain(`${name} takes 4 gold pieces from Goblin.`);
  await game.close();
});

systemContract('the loot of a fight in $name', (system) => {
  it('is shared by one command: coins evenly, what is left over into the purse; one undo takes it back', async () => {
    const { game, foe, party } = await won(system, COINS);
    const [each, left] = [Math.floor(COINS / party.length), COINS % party.length];
    expect(left).toBeGreaterThan(0);
    const before = party.map((id) => has(game, id));
    const [first = ''] = party;
    expect(game.state.campaign.fight?.aftermath.at(-1)).toMatchObject({ id: 'loot', done: false });
    const { events } = await carryOut(game, {
      type: 'share-loot',
      items: [{ item: 'cup', of: foe, to: first }],
      among: party,
    });
    expect(party.map((id, index) => has(game, id) - (before[index] ?? 0))).toEqual(party.map(() => each));
    expect([has(game), has(game, foe)]).toEqual([left, 0]);
    expect(namesOf(game, first)).toContain('Silver cup');
    expect(events.find(({ type }) => type === 'coins-shared')).toMatchObject({ total: COINS, each, left });
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
