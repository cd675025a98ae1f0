import { promises, unlinkSync } from 'node:fs';
import { readdir, rename, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isSocketLock, lockBySocket } from '../../src-main/store/disk/socketLock.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { createCampaign, openCampaign, repairCampaign } from '../../src-main/store/store.ts';
import { bytesOf, campaign, edit, entry, freshPath } from './campaignFolder.ts';

test('a second writer is refused until the first one closes', async () => {
  const folder = await campaign();
  const first = await openCampaign(nodeDisk, folder);
  await expect(openCampaign(nodeDisk, folder)).rejects.toMatchObject({ code: 'locked' });
  await first.close();
  await (await openCampaign(nodeDisk, folder)).close();
});

test('another name for the same folder does not get around the lock', async () => {
  const folder = await campaign();
  await symlink(folder, `${folder} (link)`);
  const first = await openCampaign(nodeDisk, folder);
  await expect(openCampaign(nodeDisk, `${folder} (link)`)).rejects.toMatchObject({ code: 'locked' });
  await first.close();
});

test('a view writes nothing', async () => {
  const folder = await campaign([2]);
  const before = await bytesOf(folder);
  const view = await openCampaign(nodeDisk, folder, { readOnly: true });
  await expect(view.append(1, entry(3))).rejects.toMatchObject({ code: 'read-only' });
  await expect(view.saveCheckpoint(2, {})).rejects.toMatchObject({ code: 'read-only' });
  await view.close();
  expect(await bytesOf(folder)).toEqual(before);
});

test('opening that fails frees the lock', async () => {
  const folder = await campaign([1]);
  const name = `${folder}/sessions/0001.jsonl`;
  await edit(name, (text) => text.replace('Night', 'Light'));
  await expect(openCampaign(nodeDisk, folder)).rejects.toMatchObject({ code: 'bad-file' });
  await edit(name, (text) => text.replace('Light', 'Night'));
  await (await openCampaign(nodeDisk, folder)).close();
});

test('a campaign that is open is not repaired', async () => {
  const folder = await campaign([3], 2);
  const store = await openCampaign(nodeDisk, folder);
  await edit(`${folder}/sessions/0001.jsonl`, (text) => text.replace('Night 1', 'Light 1'));
  await expect(repairCampaign(nodeDisk, folder)).rejects.toMatchObject({ code: 'locked' });
  await store.close();
});

// oxlint-disable-next-line eslint-js/no-restricted-syntax -- Only Linux locks by a socket in the folder.
test.skipIf(process.platform !== 'linux')(
  'what a crash left of a lock is no lock, and is removed',
  async () => {
    const folder = await campaign([1]);
    const left = createServer();
    await new Promise((resolve) => left.listen(join(folder, '.lock-0123456789ab'), () => resolve(null)));
    await expect(openCampaign(nodeDisk, folder)).rejects.toMatchObject({ code: 'locked' });
    // Node would remove its file on closing; the name of a process that was killed stays.
    await rename(join(folder, '.lock-0123456789ab'), join(folder, '.lock-ba9876543210'));
    await new Promise((resolve) => left.close(resolve));
    await (await openCampaign(nodeDisk, folder)).close();
    expect(await readdir(folder)).not.toContain('.lock-ba9876543210');
  },
);

test('a folder with a name as long as the disk takes can be locked', async () => {
  const folder = join(await freshPath(), ...Array.from({ length: 6 }, () => 'x'.repeat(200)));
  await createCampaign(nodeDisk, folder, { seq: 0, state: {} });
  const first = await openCampaign(nodeDisk, folder);
  await expect(openCampaign(nodeDisk, folder)).rejects.toMatchObject({ code: 'locked' });
  await first.close();
});

test('whose socket was taken for a dead one’s, and removed, listens anew before the lock is held', async () => {
  if (process.platform !== 'linux') return;
  const folder = await campaign();
  const { readdir: read } = promises;
  const looked = vi.spyOn(promises, 'readdir');
  onTestFinished(() => looked.mockRestore());
  looked.mockImplementationOnce(async (place) => {
    const names = (await read(String(place))).filter((name) => !isSocketLock(name));
    for (const name of (await read(folder)).filter(isSocketLock)) unlinkSync(join(folder, name));
    return names as never;
  });
  const release = await lockBySocket(folder);
  expect((await readdir(folder)).filter(isSocketLock)).toHaveLength(1);
  await release?.();
});
