import { describe, expect, it } from 'vitest';
import type { Campaign } from '../../shared/campaign/state.ts';
import { cairn } from '../../shared/systems/cairn/index.ts';
import { fivey } from '../../shared/systems/fivey/index.ts';
import { nightsong } from '../../shared/systems/nightsong/index.ts';
import { systems } from '../../shared/systems/registry.ts';
import { stores } from '../../src-main/queries/view/stores.ts';
import { openedSample } from '../helpers/play.ts';

describe.each(systems)('the stores of $name', (system) => {
  it('count what there is to eat and to burn', () => {
    const { state } = openedSample(system);
    expect(stores(state, system).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['food', 'light']));
  });
});

describe('what the party has in store', () => {
  it('feeds everybody for as many days as there are meals for all', () => {
    const food = stores(openedSample(cairn).state, cairn).find(({ kind }) => kind === 'food');
    expect(food).toMatchObject({ count: 12, lasts: '3 days' });
  });

  it('feeds no hireling where the rules give hirelings no meals', () => {
    const game = openedSample(fivey);
    const lasting = (campaign: Campaign): string | undefined =>
      stores(campaign, fivey).find(({ kind }) => kind === 'food')?.lasts;
    const hired = Object.values(game.state.creatures).find(({ kind }) => kind === 'person');
    const members = [...game.state.party.members, hired?.id ?? ''];
    expect(hired).toBeDefined();
    expect(lasting({ ...game.state, party: { ...game.state.party, members } })).toBe(lasting(game.state));
  });

  it('has the crowns of all characters', () => {
    const { state } = openedSample(fivey);
    const crowns = Object.values(state.creatures)
      .filter(({ id }) => state.party.members.includes(id))
      .reduce((sum, { sheet }) => sum + Number(sheet['crowns']), 0);
    expect(stores(state, fivey)).toContainEqual({
      kind: 'coin',
      count: crowns,
      name: 'crowns',
      lasts: '',
    });
  });

  it('lasts for a die where a die wears down', () => {
    const food = stores(openedSample(nightsong).state, nightsong).find(({ kind }) => kind === 'food');
    expect(food?.lasts).toMatch(/^d6( d6)*$/);
  });
});
