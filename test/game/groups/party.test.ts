import { describe, expect, it } from 'vitest';
import { partyOf } from '../../../shared/campaign/groups/party.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import { nightsong } from '../../../shared/systems/nightsong/index.ts';
import { openedSample } from '../../helpers/play.ts';

const { state } = openedSample(nightsong);
const [first = '', second = ''] = state.party.members;

const names = (campaign: Campaign, all = false): string[] => partyOf(campaign, all).map(({ id }) => id);

const down = (campaign: Campaign, id: string): Campaign => {
  const one = campaign.creatures[id];
  if (!one) throw new Error(id);
  return { ...campaign, creatures: { ...campaign.creatures, [id]: { ...one, status: 'down' } } };
};

describe('who goes with the party', () => {
  it('counts those who are down only if all are asked for', () => {
    const hurt = down(state, first);

    expect(names(hurt)).not.toContain(first);
    expect(names(hurt, true)).toEqual(state.party.members);
  });

  it('is another after somebody fell, and the same again before that', () => {
    expect(names(state)).toEqual(state.party.members);
    expect(names(down(state, second))).not.toContain(second);
    expect(names(state)).toEqual(state.party.members);
  });

  it('keeps the marching order of the moment', () => {
    const turned = { ...state, party: { ...state.party, members: state.party.members.toReversed() } };

    expect(names(turned)).toEqual(names(state).toReversed());
  });
});
