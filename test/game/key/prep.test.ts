import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Campaign } from '../../../shared/campaign/state.ts';
import type { PrepCard } from '../../../shared/api.ts';
import { hexesAround } from '../../../shared/hex/coordinates.ts';
import { hexAt } from '../../../shared/hex/land.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { answer } from '../../../src-main/queries/ask.ts';
import { gapsOf } from '../../../src-main/queries/key/gaps.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { carryOut } from '../../helpers/campaigns.ts';
import { atVault, planIn, refusalOf, roomIn, withRooms } from './atRooms.ts';

let game: Game;
let home: string;
beforeAll(async () => {
  game = await withRooms(await atVault('fivey'));
  home = game.state.campaign.party.hex ?? '';
});
afterAll(() => game.close());
const prep = () => answer(game, { type: 'prep' }, nodeDisk) as Promise<PrepCard>;
const keep = (room: string, fields: object) =>
  carryOut(game, { type: 'keep-room', site: 'vault', room, ...fields });

describe('the checklist for the next session', () => {
  it('has what falls due, the next first', async () => {
    await carryOut(
      game,
      { type: 'start-timer', name: 'The moon is full', kind: 'countdown', scale: 'hour', count: 5 },
      { type: 'start-timer', name: 'The bridge falls', kind: 'countdown', scale: 'hour', count: 1 },
    );
    const labels = (await prep()).due.map(({ label }) => label);
    expect(labels.indexOf('The bridge falls')).toBeLessThan(labels.indexOf('The moon is full'));
    expect(labels.indexOf('The bridge falls')).toBeGreaterThanOrEqual(0);
  });

  it('has where the party is and every hex around it, each once', async () => {
    const hexes = (await prep()).ahead.map(({ hex }) => hex);
    const around = hexesAround(home, 1).filter((label) => hexAt(game.state.campaign.land, label));
    expect(hexes[0]).toBe(home);
    expect([...hexes].sort()).toEqual([...new Set([home, ...around])].sort());
    expect((await prep()).ahead[0]?.detail).toContain('Vault (4 rooms)');
  });

  it('has the stat blocks and tables that rooms name', async () => {
    const [table = ''] = Object.keys(game.system.tables);
    await keep('room-2', { inhabitants: ['3 Goblin'], tables: [table] });
    const { linked } = await prep();
    expect(linked).toContainEqual({ label: 'Goblin', detail: 'Vault, 2, Hall', block: 'Goblin' });
    expect(linked).toContainEqual({ label: table, detail: 'Vault, 2, Hall', table });
  });

  it('has rooms without text, exits that lead one way, hexes without a note and people who want nothing', async () => {
    await carryOut(game, {
      type: 'add-person',
      name: 'Wil',
      statBlock: game.system.statBlocks[0]?.name,
    });
    const before = (await prep()).missing;
    expect(before).toContainEqual(expect.objectContaining({ room: 'room-1', detail: 'No text' }));
    expect(before).toContainEqual(expect.objectContaining({ creature: 'wil' }));
    await keep('room-1', { aloud: 'Dust.', exits: [] });
    await carryOut(
      game,
      { type: 'describe', creature: 'wil', want: 'a boat' },
      { type: 'keep-key', at: home, secret: 'A ford.' },
    );
    const after = (await prep()).missing;
    expect(after.filter(({ room }) => room === 'room-1')).toEqual([]);
    expect(after).toContainEqual(
      expect.objectContaining({ room: 'room-2', detail: 'No exit leads back from 1' }),
    );
    expect(after.filter(({ creature }) => creature === 'wil')).toEqual([]);
    expect(after.filter(({ hex, detail }) => hex === home && detail === 'No note')).toEqual([]);
  });

  it('names a stat block that the bestiary no longer has', async () => {
    const figures = game.system.ownBlocks.book.parse(game.system.statBlocks[0]);
    await carryOut(game, { type: 'keep-stat-blocks', blocks: [{ name: 'Mudling', figures }] });
    await keep('room-3', { inhabitants: ['2 Mudling'] });
    expect(await refusalOf(game, { type: 'remove-stat-block', block: 'Mudling' })).toBeDefined();
    const plan = planIn(game);
    const gaps = (bestiary: Campaign['bestiary']) =>
      gapsOf({ ...game.state.campaign, bestiary }, game.system, plan)(roomIn(game, 'room-3'));
    const missing = 'No stat block “Mudling”';
    expect(gaps(game.state.campaign.bestiary)).not.toContain(missing);
    expect(gaps({})).toContain(missing);
  });
});
