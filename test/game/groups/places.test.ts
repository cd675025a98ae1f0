import { expect, it } from 'vitest';
import { systems } from '../../../shared/systems/registry.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

it.each(systems)(
  'a group of $id in downtime and one on the road are played in turn',
  async ({ id, downtime }) => {
    if (!downtime) return;
    const game = await newGame({ system: id, sample: true });
    await carryOut(game, { type: 'open-session' });
    const [scout = ''] = game.state.campaign.party.members;
    await carryOut(game, { type: 'split-party', members: [scout] }, { type: 'begin-downtime' });
    const others = () => game.state.campaign.groups[0]?.id ?? '';
    await carryOut(game, { type: 'switch-group', group: others() });
    expect([game.state.campaign.mode.now, game.state.campaign.party.members]).toEqual(['world', [scout]]);
    await carryOut(game, { type: 'switch-group', group: others() });
    expect(game.state.campaign.mode.now).toBe('downtime');
    await game.close();
  },
);
