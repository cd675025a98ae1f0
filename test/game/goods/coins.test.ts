import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balance, coinOf, inCoins } from '../../../shared/campaign/goods/coins.ts';
import { lyingHere, partyStore } from '../../../shared/campaign/goods/move.ts';
import { systems } from '../../../shared/systems/registry.ts';
import { sheetCoins } from '../../../src-main/queries/goods/coins.ts';
import { answer } from '../../../src-main/queries/ask.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { Game } from '../../../src-main/game/game.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

const begun = async (system: string): Promise<{ game: Game; giver: string; other: string }> => {
  const game = await newGame({ system, sample: true });
  const [giver = '', other = ''] = game.state.campaign.party.members;
  await carryOut(game, { type: 'open-session' });
  return { game, giver, other };
};
const has = ({ state, system }: Game, who?: string): number => balance(state.campaign, system, who);
const refusalOf = async (game: Game, command: object) => {
  const told = await game.dispatch(command);
  return told.ok ? undefined : told.error;
};
/** All the coins there are: of everybody, in the purse and lying about. */
const allCoins = (game: Game): number => {
  const { creatures, caches } = game.state.campaign;
  const carried = Object.keys(creatures).map((id) => has(game, id));
  const elsewhere = Object.values(caches).map(({ coins = 0 }) => coins);
  return [...carried, ...elsewhere].reduce((all, one) => all + one, 0);
};

describe.each(systems.map(({ id }) => id))('coins in %s', (system) => {
  it('are taken from the dead, and not offered to them', async () => {
    const { game, giver } = await begun(system);
    await carryOut(
      game,
      { type: 'add-coins', to: giver, count: 10 },
      { type: 'add-coins', count: 10 },
      { type: 'set-status', creature: giver, status: 'dead' },
    );
    const offers = sheetCoins(
      game.state.campaign,
      game.system,
      game.state.campaign.creatures[giver]!,
    )?.offers;
    expect(offers?.map(({ command }) => command.type)).toEqual(['give-coins', 'spend-coins', 'drop-coins']);
    for (const command of [{ type: 'add-coins' }, { type: 'give-coins' }])
      expect(await refusalOf(game, { ...command, to: giver, count: 1 })).toMatchObject({ code: 'not-able' });
    await game.close();
  });

  it('go from hand to hand and into the party’s purse, and are there when the campaign is opened again', async () => {
    const { game, giver, other } = await begun(system);
    const [mine, theirs] = [has(game, giver), has(game, other)];
    await carryOut(
      game,
      { type: 'add-coins', to: giver, count: 10 },
      { type: 'give-coins', from: giver, to: other, count: 3 },
      { type: 'give-coins', from: giver, count: 2 },
      { type: 'spend-coins', from: giver, count: 1, what: 'a ferry' },
    );
    expect([has(game, giver), has(game, other), has(game)]).toEqual([mine + 4, theirs + 3, 2]);
    const { folder } = game;
    await game.close();
    const again = await Game.open(nodeDisk, folder);
    expect([has(again, giver), has(again, other), has(again)]).toEqual([mine + 4, theirs + 3, 2]);
    await carryOut(again, { type: 'undo' });
    expect(has(again, giver)).toBe(mine + 5);
    await again.close();
  });

  it('are told in the words of the system', async () => {
    const { game, giver } = await begun(system);
    const { events } = await carryOut(game, { type: 'add-coins', to: giver, count: 1 });
    expect(events[0]?.text).toContain(`1 ${coinOf(game.system).one}.`);
    await game.close();
  });

  it('lie where they are dropped, apart from the purse', async () => {
    const { game, giver } = await begun(system);
    await carryOut(game, { type: 'add-coins', count: 5 }, { type: 'drop-coins', count: 5 });
    expect(partyStore(game.state.campaign)).toBeUndefined();
    const cache = lyingHere(game.state.campaign);
    expect(cache?.coins).toBe(5);
    const before = has(game, giver);
    await carryOut(game, { type: 'take-coins', cache: cache?.id, to: giver });
    expect(has(game, giver)).toBe(before + 5);
    expect(game.state.campaign.caches).toEqual({});
    await game.close();
  });

  it('are seen among what lies here and taken up from there', async () => {
    const { game, giver, other } = await begun(system);
    await carryOut(game, { type: 'add-coins', to: giver, count: 5 });
    await carryOut(game, { type: 'drop-coins', from: giver, count: 5 });
    const card = await answer(game, { type: 'sheet', creature: other }, nodeDisk);
    const lying = card && 'lying' in card ? card.lying : [];
    expect(lying.map(({ name }) => name)).toEqual([inCoins(game.system, 5)]);
    const before = has(game, other);
    await carryOut(game, { ...lying[0]?.take.command, count: 5 });
    expect(has(game, other)).toBe(before + 5);
    await game.close();
  });

  it('are offered alone where no thing lies with them', async () => {
    const { game } = await begun(system);
    await carryOut(game, { type: 'add-coins', count: 5 }, { type: 'drop-coins', count: 5 });
    const types = game.offers().map(({ command }) => command.type);
    expect(types).toContain('take-coins');
    expect(types).not.toContain('take-item');
    await game.close();
  });

  it('are refused where there are not as many, and to whom has them already', async () => {
    const { game, giver } = await begun(system);
    const count = has(game, giver) + 1;
    const give = { type: 'give-coins', from: giver, count };
    const short = { code: 'no-money', path: 'count', price: count, purse: count - 1 };
    expect(await refusalOf(game, give)).toMatchObject(short);
    expect(await refusalOf(game, { type: 'spend-coins', count })).toMatchObject({ code: 'no-money' });
    expect(await refusalOf(game, { ...give, to: giver })).toMatchObject({ code: 'no-need', path: 'to' });
    expect(await refusalOf(game, { ...give, count: -1 })).toMatchObject({ code: 'bad-field' });
    await game.close();
  });

  it('are neither made nor lost, whatever is given, dropped and taken', async () => {
    const { game, giver } = await begun(system);
    await carryOut(game, { type: 'add-coins', to: giver, count: 20 });
    const before = allCoins(game);
    const purses = [undefined, ...game.state.campaign.party.members];
    const purse = fc.constantFrom(...purses);
    const step = fc.record({
      type: fc.constantFrom('give-coins', 'drop-coins', 'take-coins'),
      from: purse,
      to: purse,
      count: fc.integer({ min: 1, max: 12 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        for (const { type, from, to, count } of steps) {
          const cache = lyingHere(game.state.campaign)?.id ?? 'none';
          await game.dispatch({
            type,
            count,
            ...(type !== 'take-coins' && from && { from }),
            ...(type !== 'drop-coins' && to && { to }),
            ...(type === 'take-coins' && { cache }),
          });
          expect(allCoins(game)).toBe(before);
          for (const who of purses) expect(has(game, who)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 25 },
    );
    await game.close();
  });
});

describe.each(systems.map(({ id }) => id))('what is left behind in %s', (system) => {
  it('is inherited with the coins, and no light burns on', async () => {
    const { game, giver, other } = await begun(system);
    const light = game.offers().find(({ command }) => command.type === 'light')?.command ?? {};
    const bearer = String('creature' in light ? light.creature : giver);
    const heir = bearer === giver ? other : giver;
    const before = has(game, heir) + has(game, bearer);
    await carryOut(
      game,
      light,
      { type: 'add-coins', to: bearer, count: 7 },
      { type: 'set-status', creature: bearer, status: 'dead' },
      { type: 'inherit', creature: bearer, heir },
    );
    expect([has(game, bearer), has(game, heir)]).toEqual([0, before + 7]);
    expect(Object.values(game.state.campaign.timers).filter(({ order }) => order === 'light')).toEqual([]);
    await game.close();
  });

  it('does not burn with who is absent', async () => {
    const { game } = await begun(system);
    const light = game.offers().find(({ command }) => command.type === 'light')?.command ?? {};
    await carryOut(game, light);
    await carryOut(game, { type: 'set-absent', creature: 'creature' in light ? light.creature : '' });
    expect(Object.values(game.state.campaign.timers).filter(({ order }) => order === 'light')).toEqual([]);
    await game.close();
  });
});

describe('crowns', () => {
  it('fill slots where the house says so, and no more than there are', async () => {
    const { game, giver } = await begun('fivey');
    await carryOut(game, { type: 'set-option', option: 'crowns-a-slot', value: 100 });
    expect(await refusalOf(game, { type: 'add-coins', to: giver, count: 100_000 })).toMatchObject({
      code: 'no-slot',
      path: 'count',
    });
    await game.close();
  });
});
