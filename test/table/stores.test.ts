import { describe, expect, it } from 'vitest';
import { systems } from '../../shared/systems/registry.ts';
import { stores } from '../../src-main/queries/view/stores.ts';
import { openedSample } from '../helpers/play.ts';

const [cairn, fivey, nightsong] = ['cairn', 'fivey', 'nightsong'].map((id) => {
  const system = systems.find((one) => one.id === id);
  if (!system) throw new Error(`There is no system ${id}.`);
  return { system, game: openedSample(system) };
});

describe.each(systems)('the stores of $name', (system) => {
  it('count what there is to eat and to burn', () => {
    const { state } = openedSample(system);
    expect(stores(state, system).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['food', 'light']));
  });
});

describe('what the party has in store', () => {
  it('feeds everybody for as many days as there are meals for all', () => {
    const food = stores(cairn!.game.state, cairn!.system).find(({ kind }) => kind === 'food');
    expect(food).toMatchObject({ count: 12, lasts: '3 days' });
  });

  it('has the crowns of all characters', () => {
    const { state } = fivey!.game;
    const crowns = Object.values(state.creatures)
      .filter(({ id }) => state.party.members.includes(id))
      .reduce((sum, { sheet }) => sum + Number(sheet['crowns']), 0);
    expect(stores(state, fivey!.system)).toContainEqual({
      kind: 'coin',
      count: crowns,
      name: 'crowns',
      lasts: '',
    });
  });

  it('lasts for a die where a die wears down', () => {
    const food = stores(nightsong!.game.state, nightsong!.system).find(({ kind }) => kind === 'food');
    expect(food?.lasts).toMatch(/^d6( d6)*$/);
  });
});
