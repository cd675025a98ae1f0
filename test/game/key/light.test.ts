import { describe, expect, it } from 'vitest';
import { isDark } from '../../../shared/campaign/travel.ts';
import { carryOut } from '../../helpers/campaigns.ts';
import { atVault } from './atRooms.ts';

describe('a room where no light burns', () => {
  it.each([
    ['left as it is in a dark site', true, undefined, true],
    ['lit in a dark site', true, 'lit', false],
    ['dim in a dark site', true, 'dim', false],
    ['left as it is in a lit site', false, undefined, false],
    ['dark in a lit site', false, 'dark', true],
  ])('that is %s', async (_how, dark, light, expected) => {
    const game = await atVault('fivey');
    await carryOut(
      game,
      { type: 'keep-site', site: 'vault', name: 'Vault', hex: game.state.campaign.party.hex, dark },
      { type: 'keep-room', site: 'vault', name: 'Gate', ...(light && { light }) },
      { type: 'enter-site', site: 'vault' },
    );
    expect(isDark(game.state.campaign, game.system)).toBe(expected);
    await game.close();
  });
});
