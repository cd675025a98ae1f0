import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Game } from '../../src-main/game/game.ts';
import type { Disk } from '../../src-main/store/disk/disk.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { openCampaign } from '../../src-main/store/store.ts';
import { ownFolder } from '../helpers/folders.ts';

async function opened(disk: Disk): Promise<Game> {
  const folder = join(ownFolder('checkpoints'), 'campaign');
  await Game.create(nodeDisk, folder, { name: 'Vale', system: 'cairn' });
  return Game.open(disk, folder);
}

async function weathers(game: Game, count: number): Promise<void> {
  for (let day = 0; day < count; day += 1)
    expect(await game.dispatch({ type: 'set-weather', name: `weather ${day}` })).toMatchObject({ ok: true });
}

const saved = async (folder: string): Promise<number> =>
  (await openCampaign(nodeDisk, folder, { readOnly: true })).checkpoint.seq;

it('commands are answered while a checkpoint is being written, and closing waits for it', async () => {
  let goOn = (): void => undefined;
  const held = new Promise<void>((done) => (goOn = done));
  const rename: Disk['rename'] = async (...names) => {
    await held;
    await nodeDisk.rename(...names);
  };
  const game = await opened({ ...nodeDisk, rename });
  await weathers(game, 260);
  expect(await saved(game.folder)).toBe(1);
  const closing = game.close();
  goOn();
  await closing;
  expect(await saved(game.folder)).toBe(261);
});

it('a checkpoint that fails holds nobody up and is tried again', async () => {
  let failures = 0;
  let fails = (): void => undefined;
  const failed = new Promise<void>((done) => (fails = done));
  const writeNew: Disk['writeNew'] = async (path, bytes) => {
    if (failures === 0 && path.includes('campaign.json')) {
      failures += 1;
      fails();
      throw Object.assign(new Error('made by the test'), { code: 'ENOSPC' });
    }
    await nodeDisk.writeNew(path, bytes);
  };
  const game = await opened({ ...nodeDisk, writeNew });
  await weathers(game, 260);
  await failed;
  await weathers(game, 250);
  await expect.poll(() => saved(game.folder)).toBeGreaterThan(500);
  await game.close();
  expect(await saved(game.folder)).toBe(511);
});
