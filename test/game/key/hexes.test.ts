import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Game } from '../../../src-main/game/game.ts';
import { gameView } from '../../../src-main/queries/view/gameView.ts';
import { answer } from '../../../src-main/queries/ask.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { carryOut } from '../../helpers/campaigns.ts';
import { atVault, refusalOf, withRooms } from './atRooms.ts';

let game: Game;
let home: string;
let next: string;
beforeAll(async () => {
  game = await withRooms(await atVault('fivey'));
  home = game.state.campaign.party.hex ?? '';
  const statBlock = game.system.statBlocks[0]?.name;
  const way = game.offers().find(({ command }) => command.type === 'travel');
  next = String(way?.command['to']);
  await carryOut(
    game,
    {
      type: 'keep-key',
      at: home,
      aloud: 'Smoke over the roofs.',
      secret: 'The smith is a spy.',
      places: [{ name: 'The well', aloud: 'It is dry.', secret: 'A ladder leads down.' }],
    },
    { type: 'keep-key', at: 'vault', aloud: 'A door in the hill.' },
    { type: 'add-person', name: 'Wil', statBlock, hex: home },
    { type: 'add-person', name: 'Nan', statBlock, hex: next },
    { type: 'add-person', name: 'Ott', statBlock, hex: home },
    { type: 'describe', creature: 'nan', haunts: [`0–24 market in ${home}`] },
    { type: 'describe', creature: 'ott', haunts: [`0–24 fields of ${next}`] },
  );
});
afterAll(() => game.close());
const here = () => gameView(game).keys.hex;
const undoAll = async (count: number) => {
  for (let left = count; left > 0; left -= 1) await carryOut(game, { type: 'undo' });
};

describe('the key of the hex where the party is', () => {
  it('is in the view with its texts, its places and its sites', () => {
    expect(here()).toMatchObject({
      at: home,
      aloud: 'Smoke over the roofs.',
      secret: 'The smith is a spy.',
      places: [{ name: 'The well', handout: '# The well\n\nIt is dry.' }],
    });
    expect(here()?.handout).toContain('Smoke over the roofs.');
    expect(here()?.sites).toContainEqual({ id: 'vault', name: 'Vault', rooms: 4 });
  });

  it('names who is there at this hour, wherever they live', () => {
    const people = here()?.people ?? [];
    expect(people.find(({ id }) => id === 'nan')?.where).toBe(`market in ${home}`);
    expect(people.map(({ id }) => id)).toContain('wil');
    expect(people.map(({ id }) => id)).not.toContain('ott');
  });

  it('says when the party was there last, and what is otherwise since', async () => {
    expect(here()).toMatchObject({ lastHere: '', changes: [] });
    await carryOut(
      game,
      { type: 'place-party', hex: next },
      { type: 'set-status', creature: 'wil', status: 'dead' },
      { type: 'describe', creature: 'nan', hex: home },
      { type: 'pass-time', scale: 'hour' },
      { type: 'mark-room', site: 'vault', room: 'room-1', note: 'The door was mended.' },
      { type: 'place-party', hex: home },
    );
    expect(here()?.lastHere).not.toBe('');
    expect(here()?.changes).toEqual(['Nan lives here now', 'Wil is dead', 'Vault 1: The door was mended.']);
    await undoAll(6);
  });

  it('changes with the hex, and is nothing where the party is nowhere', async () => {
    await carryOut(game, { type: 'place-party', hex: next });
    expect(here()).toMatchObject({ at: next, aloud: '', places: [] });
    await undoAll(1);
  });
});

describe('the key of a site', () => {
  it('is in the view while the party is in the site, and goes with it', async () => {
    expect(gameView(game).keys.site).toBeNull();
    await carryOut(game, { type: 'enter-site', site: 'vault' });
    expect(gameView(game).keys.site).toMatchObject({ name: 'Vault', aloud: 'A door in the hill.' });
    await undoAll(1);
    await carryOut(game, { type: 'remove-site', site: 'vault' });
    expect(game.state.campaign.keys).not.toHaveProperty('vault');
    await undoAll(1);
  });
});

describe('a key', () => {
  it('is asked for of any hex or site', async () => {
    expect(await answer(game, { type: 'key', at: home }, nodeDisk)).toMatchObject({
      secret: 'The smith is a spy.',
    });
    expect(await answer(game, { type: 'key', at: 'vault' }, nodeDisk)).toMatchObject({ hex: home });
    expect(await answer(game, { type: 'key', at: '9999' }, nodeDisk)).toBeNull();
  });

  it('is found by the names of its places and by what is written there', async () => {
    const found = async (text: string): Promise<unknown> => answer(game, { type: 'find', text }, nodeDisk);
    const well = expect.objectContaining({ kind: 'place', label: 'The well', hex: home }) as unknown;
    expect(await found('the well')).toContainEqual(well);
    expect(await found('it is dry')).toContainEqual(well);
    expect(await found('smith spy')).toContainEqual(
      expect.objectContaining({ kind: 'place', hex: home }) as unknown,
    );
  });

  it('is in the journal with the moment at which it was saved', async () => {
    const saved = (await game.entries())
      .flatMap(({ events }) => events)
      .find(({ type }) => type === 'key-kept');
    expect(typeof saved?.at).toBe('number');
  });

  it('is refused for what is neither a hex nor a site', async () => {
    expect(await refusalOf(game, { type: 'keep-key', at: '9999', aloud: 'x' })).toMatchObject({
      code: 'unknown-place',
      path: 'at',
    });
    expect(await refusalOf(game, { type: 'keep-key', at: 'constructor' })).toMatchObject({ path: 'at' });
  });
});
