import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lyingHere } from '../../../shared/campaign/goods/move.ts';
import type { Campaign, Item } from '../../../shared/campaign/state.ts';
import { systems } from '../../../shared/systems/registry.ts';
import { answer } from '../../../src-main/queries/ask.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { Game } from '../../../src-main/game/game.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

const STRING = { id: 'twine', name: 'Twine', slots: 0, count: 6 };

const everyItem = ({ creatures, caches }: Campaign): Item[] => [
  ...Object.values(creatures).flatMap(({ items }) => items),
  ...Object.values(caches).flatMap(({ items }) => items),
];
const howMany = (campaign: Campaign): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const { name, count } of everyItem(campaign)) sums[name] = (sums[name] ?? 0) + count;
  return sums;
};
const refusalOf = async (game: Game, command: object) => {
  const told = await game.dispatch(command);
  return told.ok ? undefined : told.error;
};
const begun = async (system: string): Promise<{ game: Game; giver: string; other: string }> => {
  const game = await newGame({ system, sample: true });
  const [giver = '', other = ''] = game.state.campaign.party.members;
  await carryOut(game, { type: 'open-session' }, { type: 'add-item', creature: giver, item: STRING });
  return { game, giver, other };
};
const carriedBy = (game: Game, creature: string, name: string): Item[] =>
  (game.state.campaign.creatures[creature]?.items ?? []).filter((one) => one.name === name);

describe.each(systems.map(({ id }) => id))('goods in %s', (system) => {
  it('change hands, all or so many', async () => {
    const { game, giver, other } = await begun(system);
    const give = { type: 'give-item', creature: giver, item: 'twine', to: other };
    const { events } = await carryOut(game, { ...give, count: 2 });
    expect(events[0]).toMatchObject({ type: 'item-moved', item: 'twine', thing: { count: 2 } });
    expect(carriedBy(game, giver, 'Twine')[0]?.count).toBe(4);
    await carryOut(game, give);
    expect(carriedBy(game, giver, 'Twine')).toEqual([]);
    expect(carriedBy(game, other, 'Twine').map(({ count }) => count)).toEqual([6]);
    await carryOut(game, { type: 'undo' });
    expect(carriedBy(game, giver, 'Twine')[0]?.count).toBe(4);
    await game.close();
  });

  it('are told as one says it aloud: who gives whom what', async () => {
    const { game, giver, other } = await begun(system);
    await carryOut(game, { type: 'add-item', creature: giver, item: { id: 'orb', name: 'Orb', slots: 0 } });
    const given = await carryOut(game, { type: 'give-item', creature: giver, item: 'orb', to: other });
    const dropped = await carryOut(game, { type: 'drop-item', creature: other, item: 'orb' });
    const [from, to] = [giver, other].map((id) => game.state.campaign.creatures[id]?.name ?? '');
    expect(given.events[0]?.text).toBe(`${from} gives ${to} an orb.`);
    expect(dropped.events[0]?.text).toBe(`${to} drops an orb.`);
    await game.close();
  });

  it('lie where they were dropped, also after the campaign was opened again', async () => {
    const { game, giver, other } = await begun(system);
    await carryOut(game, { type: 'drop-item', creature: giver, item: 'twine', count: 5 });
    const { folder } = game;
    await game.close();
    const again = await Game.open(nodeDisk, folder);
    const here = lyingHere(again.state.campaign);
    expect(here?.items.map(({ name, count }) => [name, count])).toEqual([['Twine', 5]]);
    const card = await answer(again, { type: 'sheet', creature: other }, nodeDisk);
    const take = card && 'lying' in card ? card.lying[0]?.take.command : undefined;
    await carryOut(again, take ?? {});
    expect(carriedBy(again, other, 'Twine')[0]?.count).toBe(5);
    expect(again.state.campaign.caches).toEqual({});
    await again.close();
  });

  it('burn on in another hand, and are put out where they are laid down', async () => {
    const { game, giver, other } = await begun(system);
    const light = game.offers().find(({ command }) => command.type === 'light')?.command;
    const [bearer, item] = [String(light?.['creature']), String(light?.['item'])];
    const to = bearer === giver ? other : giver;
    const lit = () => Object.values(game.state.campaign.timers).filter(({ order }) => order === 'light');
    await carryOut(game, light ?? {});
    const [before] = lit();
    const emptied = game.state.campaign.creatures[to]?.items[0]?.id;
    await carryOut(game, { type: 'drop-item', creature: to, item: emptied });
    await carryOut(game, { type: 'give-item', creature: bearer, item, to });
    const [after] = lit();
    expect(after).toEqual({ ...before, creature: to, item: after?.item, name: after?.name });
    expect(after?.name).toContain(game.state.campaign.creatures[to]?.name);
    await carryOut(game, { type: 'drop-item', creature: to, item: after?.item });
    expect(lit()).toEqual([]);
    await game.close();
  });

  it('are refused where there are not as many, or to whom has them already', async () => {
    const { game, giver, other } = await begun(system);
    const give = { type: 'give-item', creature: giver, item: 'twine', to: other };
    expect(await refusalOf(game, { ...give, count: 7 })).toMatchObject({ code: 'too-few', path: 'count' });
    expect(await refusalOf(game, { ...give, to: giver })).toMatchObject({ code: 'no-need', path: 'to' });
    expect(await refusalOf(game, { ...give, to: 'nobody' })).toMatchObject({ code: 'unknown-creature' });
    expect(
      await refusalOf(game, { type: 'split-item', creature: giver, item: 'twine', count: 6 }),
    ).toMatchObject({ code: 'too-few' });
    await game.close();
  });

  it('fill no more slots than there are', async () => {
    const { game, giver, other } = await begun(system);
    const holder = game.state.campaign.creatures[other];
    const { used = 0, total = 0 } = (holder && game.system.summary(holder, game.state.campaign).slots) ?? {};
    for (let free = total - used; free > 0; free -= 1)
      await carryOut(game, { type: 'add-item', creature: other, item: { name: 'Stone', slots: 1 } });
    const item = game.state.campaign.creatures[giver]?.items.find(({ slots }) => slots > 0)?.id;
    expect(await refusalOf(game, { type: 'give-item', creature: giver, item, to: other })).toMatchObject({
      code: 'no-slot',
    });
    await game.close();
  });

  it('neither vanish nor double, whatever is given, dropped, taken and split', async () => {
    const { game } = await begun(system);
    const { members } = game.state.campaign.party;
    const before = howMany(game.state.campaign);
    const step = fc.record({
      act: fc.constantFrom('give-item', 'drop-item', 'take-item', 'split-item'),
      who: fc.nat(members.length - 1),
      to: fc.nat(members.length - 1),
      which: fc.nat(30),
      count: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        for (const { act, who, to, which, count } of steps) {
          const { creatures } = game.state.campaign;
          const here = lyingHere(game.state.campaign);
          const creature = members[who] ?? '';
          const things = (act === 'take-item' ? here?.items : creatures[creature]?.items) ?? [];
          const item = things[which % Math.max(1, things.length)]?.id;
          if (item === undefined) continue;
          await game.dispatch({
            type: act,
            creature,
            item,
            ...(act === 'give-item' && { to: members[to] }),
            ...(act === 'take-item' && { cache: here?.id }),
            ...((count !== undefined || act === 'split-item') && { count: count ?? 1 }),
          });
          expect(howMany(game.state.campaign)).toEqual(before);
        }
        const places = [
          ...Object.values(game.state.campaign.creatures),
          ...Object.values(game.state.campaign.caches),
        ];
        for (const { items } of places) expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      }),
      { numRuns: 25 },
    );
    await game.close();
  });
});
