import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balance } from '../../../shared/campaign/goods/coins.ts';
import { priceOf, waresOf } from '../../../shared/campaign/shop/wares.ts';
import type { Campaign, Item } from '../../../shared/campaign/state.ts';
import { systems } from '../../../shared/systems/registry.ts';
import { answer } from '../../../src-main/queries/ask.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

const refusalOf = async (game: Game, command: object) => {
  const told = await game.dispatch({ type: 'trade', ...command });
  return told.ok ? undefined : told.error;
};
const coins = ({ state, system }: Game, who?: string): number => balance(state.campaign, system, who);
const carried = (game: Game, creature: string, name: string): Item[] =>
  (game.state.campaign.creatures[creature]?.items ?? []).filter((one) => one.name === name);

/** Two who have little to carry, with 40 coins and none; chalk is 2, a bell 10. */
const begun = async (system: string): Promise<{ game: Game; rich: string; poor: string }> => {
  const game = await newGame({ system, sample: true });
  const [rich = '', poor = ''] = game.state.campaign.party.members;
  await carryOut(
    game,
    { type: 'open-session' },
    ...[rich, poor].flatMap((creature) => [
      ...(game.state.campaign.creatures[creature]?.items ?? []).map(({ id: item }) => ({
        type: 'drop-item',
        creature,
        item,
      })),
      ...(coins(game, creature) > 0
        ? [{ type: 'spend-coins', from: creature, count: coins(game, creature) }]
        : []),
    ]),
    { type: 'add-coins', to: rich, count: 40 },
    { type: 'set-price', ware: 'Bell', price: 10 },
    { type: 'set-price', ware: 'Whistle', price: 2 },
  );
  return { game, rich, poor };
};

describe.each(systems.map(({ id }) => id))('a deal in %s', (system) => {
  it('sells all of one thing and some of another at once', async () => {
    const { game, rich } = await begun(system);
    await carryOut(
      game,
      { type: 'add-item', creature: rich, item: { name: 'Bell' } },
      { type: 'add-item', creature: rich, item: { name: 'Candle', count: 5 } },
    );
    const [bell] = carried(game, rich, 'Bell');
    const [candles] = carried(game, rich, 'Candle');
    await carryOut(
      game,
      { type: 'set-price', ware: 'Candle', price: 2 },
      {
        type: 'trade',
        sells: [
          { from: rich, item: bell?.id },
          { from: rich, item: candles?.id, count: 3 },
        ],
      },
    );
    expect(carried(game, rich, 'Bell')).toEqual([]);
    expect(carried(game, rich, 'Candle').map(({ count }) => count)).toEqual([2]);
    await game.close();
  });

  it('is told with one number of a thing that stands in two rows', async () => {
    const { game, rich } = await begun(system);
    const buys = [2, 1].map((count) => ({ ware: 'Whistle', count, to: rich }));
    const told = await game.dispatch({ type: 'trade', buys });
    expect(told.ok && told.events.map(({ text }) => text).join(' ')).toContain('buys 3 × whistle for');
  });
  it('buys and sells for several at once, and is undone as one', async () => {
    const { game, rich, poor } = await begun(system);
    await carryOut(game, { type: 'add-item', creature: poor, item: { name: 'Bell' } });
    const [bell] = carried(game, poor, 'Bell');
    const { events } = await carryOut(game, {
      type: 'trade',
      buys: [
        { ware: 'bell', count: 2, to: rich },
        { ware: 'Whistle', to: poor },
      ],
      sells: [{ from: poor, item: bell?.id }],
    });
    expect(events.map(({ type, paid }) => [type, paid])).toEqual([
      ['deal-made', 20],
      ['deal-made', -3],
    ]);
    expect([coins(game, rich), coins(game, poor)]).toEqual([20, 3]);
    expect(carried(game, rich, 'Bell').map(({ count, inUse }) => [count, inUse])).toEqual([
      [1, false],
      [1, false],
    ]);
    expect(carried(game, poor, 'Bell')).toEqual([]);
    await carryOut(game, { type: 'undo' });
    expect([coins(game, rich), coins(game, poor)]).toEqual([40, 0]);
    expect(carried(game, poor, 'Bell')).toHaveLength(1);
    await game.close();
  });

  it('says how much is missing and who could help, and does nothing by half', async () => {
    const { game, rich, poor } = await begun(system);
    const name = game.state.campaign.creatures[rich]?.name ?? '';
    const before = game.state.campaign;
    const refusal = await refusalOf(game, {
      buys: [
        { ware: 'Whistle', to: rich },
        { ware: 'Bell', to: poor },
      ],
    });
    const { price = 0, purse = 0 } = refusal ?? {};
    expect([refusal?.code, price - purse]).toEqual(['no-money', 10]);
    expect(refusal?.message).toContain('10 ');
    expect(refusal?.message).toContain(name);
    expect(game.state.campaign).toBe(before);
    await game.close();
  });

  it('is paid from the party’s purse, into which what is sold comes as well', async () => {
    const { game, rich, poor } = await begun(system);
    await carryOut(game, { type: 'give-coins', from: rich, count: 6 });
    await carryOut(game, { type: 'add-item', creature: rich, item: { name: 'Bell' } });
    const [bell] = carried(game, rich, 'Bell');
    await carryOut(game, {
      type: 'trade',
      purse: true,
      buys: [{ ware: 'Bell', to: poor }, { ware: 'Whistle' }],
      sells: [{ from: rich, item: bell?.id, price: 9 }],
    });
    expect([coins(game), coins(game, rich), coins(game, poor)]).toEqual([3, 34, 0]);
    expect(carried(game, poor, 'Bell')).toHaveLength(1);
    const store = Object.values(game.state.campaign.caches).find(({ party }) => party);
    expect(store?.items.map(({ name }) => name)).toEqual(['Whistle']);
    await game.close();
  });

  it('refuses what has no price, what is on no list and what is not there, each at its line', async () => {
    const { game, rich } = await begun(system);
    await carryOut(game, { type: 'add-item', creature: rich, item: { name: 'Strange idol' } });
    const [idol] = carried(game, rich, 'Strange idol');
    expect(await refusalOf(game, {})).toMatchObject({ code: 'bad-field', path: 'buys' });
    expect(await refusalOf(game, { buys: [{ ware: 'Dream', to: rich }] })).toMatchObject({
      code: 'unknown-goods',
      path: 'buys.0.ware',
    });
    expect(await refusalOf(game, { sells: [{ from: rich, item: idol?.id }] })).toMatchObject({
      code: 'no-price',
      path: 'sells.0.price',
    });
    expect(await refusalOf(game, { sells: [{ from: rich, item: 'no-such' }] })).toMatchObject({
      code: 'unknown-item',
      path: 'sells.0.item',
    });
    expect(await refusalOf(game, { buys: [{ ware: 'Bell', to: rich, price: -1 }] })).toMatchObject({
      code: 'bad-field',
    });
    await carryOut(game, { type: 'trade', sells: [{ from: rich, item: idol?.id, price: 30 }] });
    expect(coins(game, rich)).toBe(70);
    await game.close();
  });

  it('tells once what is wrong with several lines, and what to do', async () => {
    const { game, rich, poor } = await begun(system);
    const [ware] = waresOf(game.state.campaign, game.system).filter(
      (one) => priceOf(game.state.campaign, one) === undefined,
    );
    if (ware) {
      const buys = [rich, poor].map((to) => ({ ware: ware.name, to }));
      expect((await refusalOf(game, { buys }))?.message).toBe(
        `There is no price for ${ware.name} yet. Set it in the price list.`,
      );
    }
    await game.close();
  });

  it('gives nobody more than they can carry', async () => {
    const { game, rich } = await begun(system);
    await carryOut(game, { type: 'set-price', ware: 'Anvil', price: 0 });
    const refusal = await refusalOf(game, { buys: [{ ware: 'Anvil', count: 501, to: rich }] });
    expect(refusal?.code).toMatch(/^(too-many|no-slot)$/);
    await game.close();
  });

  it('hires somebody for some days, who joins the party', async () => {
    const { game, rich } = await begun(system);
    const { campaign } = game.state;
    const hireling = waresOf(campaign, game.system).find(({ kind }) => kind === 'hireling');
    if (!hireling) throw new Error('No hireling is for hire.');
    await carryOut(game, { type: 'set-price', ware: hireling.name, price: 2 });
    const { events } = await carryOut(game, {
      type: 'trade',
      buys: [{ ware: hireling.name, name: 'Old Pell', count: 3, to: rich }],
    });
    expect(events[0]).toMatchObject({
      type: 'deal-made',
      paid: 6,
      bought: [{ name: 'Old Pell', per: 'day' }],
    });
    expect(events[0]?.text).toMatch(/ hires Old Pell (as a \w+ )?for 3 days, paying 6 /);
    const hired = Object.values(game.state.campaign.creatures).find(({ name }) => name === 'Old Pell');
    expect(hired?.kind).toBe('person');
    expect(game.state.campaign.party.members).toContain(hired?.id);
    await game.close();
  });

  it('is reckoned beforehand as it goes then', async () => {
    const { game, rich, poor } = await begun(system);
    const command = { type: 'trade', buys: [{ ware: 'Bell', count: 2, to: rich }] };
    const ahead = await answer(game, { type: 'deal', command }, nodeDisk);
    expect(ahead.shares).toMatchObject([{ id: rich, bought: [20], owes: 20 }]);
    await carryOut(game, command);
    const now = await answer(game, { type: 'shop' }, nodeDisk);
    expect(ahead.purses).toEqual(now.dealers.map(({ id, coins: has, slots }) => ({ id, coins: has, slots })));
    const dear = { type: 'trade', buys: [{ ware: 'Bell', to: poor }] };
    const refused = await answer(game, { type: 'deal', command: dear }, nodeDisk);
    expect(refused).toMatchObject({ refusal: { code: 'no-money' }, shares: [{ owes: 10 }] });
    await game.close();
  });

  it('makes and loses neither coins nor things, whatever is bought and sold', async () => {
    const { game, rich, poor } = await begun(system);
    await carryOut(game, { type: 'add-coins', count: 30 });
    const members = [rich, poor, undefined];
    const wares = waresOf(game.state.campaign, game.system)
      .filter((ware) => ware.things && priceOf(game.state.campaign, ware) !== undefined)
      .map(({ name }) => name);
    const itemsOf = ({ creatures, caches }: Campaign, who?: string): readonly Item[] =>
      who === undefined
        ? (Object.values(caches).find(({ party }) => party)?.items ?? [])
        : (creatures[who]?.items ?? []);
    const wealth = (): number => members.reduce((sum, who) => sum + coins(game, who), 0);
    const things = (): number =>
      members.flatMap((who) => itemsOf(game.state.campaign, who)).reduce((sum, { count }) => sum + count, 0);
    const line = fc.record({
      who: fc.nat(2),
      which: fc.nat(40),
      count: fc.integer({ min: 1, max: 3 }),
    });
    const deal = fc.record({
      buys: fc.array(line, { maxLength: 3 }),
      sells: fc.array(line, { maxLength: 3 }),
      purse: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(deal, async ({ buys, sells, purse }) => {
        const { campaign } = game.state;
        const before = [wealth(), things()];
        const told = await game.dispatch({
          type: 'trade',
          purse,
          buys: buys.map(({ who, which, count }) => ({
            ware: wares[which % wares.length],
            to: members[who],
            count,
          })),
          sells: sells.flatMap(({ who, which, count }) => {
            const items = itemsOf(campaign, members[who]);
            const item = items[which % Math.max(1, items.length)];
            return item ? [{ from: members[who], item: item.id, count }] : [];
          }),
        });
        if (!told.ok) {
          expect(game.state.campaign).toBe(campaign);
          return;
        }
        const made = told.events.filter(({ type }) => type === 'deal-made');
        const paid = made.reduce((sum, event) => sum + Number(event['paid']), 0);
        const of = (key: string): number =>
          made
            .flatMap((event) => event[key] as { count: number }[])
            .reduce((sum, { count }) => sum + count, 0);
        expect([wealth(), things()]).toEqual([
          (before[0] ?? 0) - paid,
          (before[1] ?? 0) + of('gained') - of('gone'),
        ]);
        for (const who of members) {
          expect(coins(game, who)).toBeGreaterThanOrEqual(0);
          const ids = itemsOf(game.state.campaign, who).map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
        }
      }),
      { numRuns: 30 },
    );
    await game.close();
  });
});
