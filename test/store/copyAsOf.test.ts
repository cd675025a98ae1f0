import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { checkCampaign, copyAsOf, listBackups, openCampaign } from '../../src-main/store/store.ts';
import { bytesOf, campaign, edit, entry, freshPath, journalOf } from './campaignFolder.ts';
import { faultyDisk, type Call } from './faultyDisk.ts';

/** Three sessions of three entries, with backups at the events 0, 2, 5 and 6, and two files among the pictures. */
async function played(): Promise<string> {
  const folder = await campaign([3, 3, 3]);
  const store = await openCampaign(nodeDisk, folder);
  for (const seq of [2, 5, 6, 9]) await store.saveCheckpoint(seq, { last: seq });
  await store.close();
  await mkdir(join(folder, 'pictures/old'), { recursive: true });
  await writeFile(join(folder, 'pictures/keep.png'), 'a keep');
  await writeFile(join(folder, 'pictures/empty.png'), '');
  return folder;
}

const nameAt = async (folder: string, seq: number): Promise<string> =>
  (await listBackups(nodeDisk, folder)).find((backup) => backup.seq === seq)!.name;

test.each([
  [2, ['sessions/0001.jsonl']],
  [5, ['sessions/0001.jsonl', 'sessions/0002.jsonl']],
  [6, ['sessions/0001.jsonl', 'sessions/0002.jsonl']],
])('the copy stands at event %i, with the journal up to there', async (seq, sessions) => {
  const folder = await played();
  const target = await freshPath();
  await copyAsOf(nodeDisk, folder, await nameAt(folder, seq), target);
  const store = await openCampaign(nodeDisk, target, { readOnly: true });
  expect(store.checkpoint).toEqual({ seq, state: { last: seq } });
  expect(store.tail).toEqual([]);
  expect(await journalOf(target)).toEqual(Array.from({ length: seq }, (_, index) => index + 1));
  expect((await readdir(join(target, 'sessions'))).map((name) => `sessions/${name}`).sort()).toEqual(
    sessions,
  );
  expect(await checkCampaign(nodeDisk, target)).toEqual({ whole: true, findings: [], notes: [] });
});

test('the copy can be played on and has a backup from its first moment', async () => {
  const folder = await played();
  const target = await freshPath();
  const backup = await nameAt(folder, 5);
  await copyAsOf(nodeDisk, folder, backup, target);
  expect((await listBackups(nodeDisk, target)).map(({ name }) => name)).toEqual([backup]);
  const store = await openCampaign(nodeDisk, target);
  await store.append(2, entry(6));
  await store.saveCheckpoint(6, { last: 6 });
  await store.close();
  expect(await journalOf(target)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a copy of the moment before the first event has no journal yet', async () => {
  const folder = await played();
  const target = await freshPath();
  await copyAsOf(nodeDisk, folder, await nameAt(folder, 0), target);
  expect(await nodeDisk.stat(join(target, 'sessions'))).toBeNull();
  expect((await openCampaign(nodeDisk, target, { readOnly: true })).checkpoint.seq).toBe(0);
});

test('pictures come along, folders among them do not', async () => {
  const folder = await played();
  const target = await freshPath();
  await copyAsOf(nodeDisk, folder, await nameAt(folder, 5), target);
  expect((await readdir(join(target, 'pictures'))).sort()).toEqual(['empty.png', 'keep.png']);
  expect(await readFile(join(target, 'pictures/keep.png'), 'utf8')).toBe('a keep');
});

test('the campaign is only read, also while it is open and half a line is being written', async () => {
  const folder = await played();
  const store = await openCampaign(nodeDisk, folder);
  await edit(join(folder, 'sessions/0003.jsonl'), (text) => `${text}{"seq":10,`);
  const before = await bytesOf(folder);
  await copyAsOf(nodeDisk, folder, await nameAt(folder, 6), await freshPath());
  expect(await bytesOf(folder)).toEqual(before);
  await store.close();
});

test('the journal is read no further than the backup', async () => {
  const folder = await played();
  await writeFile(join(folder, 'sessions/0003.jsonl'), 'damaged');
  const target = await freshPath();
  await copyAsOf(nodeDisk, folder, await nameAt(folder, 6), target);
  expect(await journalOf(target)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('going back works where campaign.json itself is damaged', async () => {
  const folder = await played();
  await writeFile(join(folder, 'campaign.json'), 'null');
  const target = await freshPath();
  await copyAsOf(nodeDisk, folder, await nameAt(folder, 5), target);
  expect((await openCampaign(nodeDisk, target, { readOnly: true })).checkpoint.seq).toBe(5);
});

test.each([
  'no-such-backup.json',
  '0000000099-01-2026-11-20T180509Z.json',
  '../campaign.json',
  'before-repair-0001',
  '',
])('“%s” is no backup, and nothing is made', async (name) => {
  const target = await freshPath();
  await expect(copyAsOf(nodeDisk, await played(), name, target)).rejects.toMatchObject({
    name: 'StoreTrouble',
    code: 'unknown-backup',
  });
  expect(await nodeDisk.stat(target)).toBeNull();
});

test('a backup’s name with a way to it is no name', async () => {
  const folder = await played();
  const name = await nameAt(folder, 5);
  for (const given of [`./${name}`, `../backups/${name}`, join(folder, 'backups', name)])
    await expect(copyAsOf(nodeDisk, folder, given, await freshPath())).rejects.toMatchObject({
      code: 'unknown-backup',
    });
});

const damages: [string, (folder: string, backup: string) => Promise<void>][] = [
  [
    'a changed backup',
    (folder, backup) =>
      edit(join(folder, 'backups', backup), (text) => text.replace('"last": 5', '"last": 6')),
  ],
  [
    'a changed line before it',
    (folder) => edit(join(folder, 'sessions/0001.jsonl'), (text) => text.replace('Night 2', 'Night 9')),
  ],
  ['a session before it that is gone', (folder) => rm(join(folder, 'sessions/0001.jsonl'))],
  ['a journal that is gone', (folder) => rm(join(folder, 'sessions'), { recursive: true })],
  [
    'a journal that ends before it',
    async (folder) => {
      await rm(join(folder, 'sessions/0003.jsonl'));
      await edit(join(folder, 'sessions/0002.jsonl'), (text) => text.split('\n')[0]!);
    },
  ],
];
test.each(damages)('%s is refused, and nothing is made', async (_, damage) => {
  const folder = await played();
  const backup = await nameAt(folder, 5);
  await damage(folder, backup);
  const target = await freshPath();
  await expect(copyAsOf(nodeDisk, folder, backup, target)).rejects.toMatchObject({ code: 'bad-file' });
  expect(await nodeDisk.stat(target)).toBeNull();
});

test('a folder that holds something is not written into', async () => {
  const folder = await played();
  const target = await campaign([1]);
  const before = await bytesOf(target);
  await expect(copyAsOf(nodeDisk, folder, await nameAt(folder, 5), target)).rejects.toMatchObject({
    code: 'folder-exists',
  });
  expect(await bytesOf(target)).toEqual(before);
});

const calls: Call[] = ['read', 'writeNew', 'rename', 'syncFolder', 'list', 'stat', 'mkdir', 'lock'];
test.each(calls)('a disk whose %s fails, whenever it does, leaves nothing behind', async (call) => {
  const folder = await played();
  const backup = await nameAt(folder, 5);
  const before = await bytesOf(folder);
  const counting = faultyDisk();
  await copyAsOf(counting.disk, folder, backup, await freshPath());
  const times = counting.calls.filter((each) => each === call).length;
  expect(times).toBeGreaterThan(0);
  for (let nth = 1; nth <= times; nth++) {
    const target = await freshPath();
    const { disk, fail } = faultyDisk();
    fail({ call, nth, code: 'EIO' });
    const failure = await copyAsOf(disk, folder, backup, target).catch((error: unknown) => error);
    // What fails after all is in its place, as tidying up does, changes nothing.
    if (failure === undefined) expect((await checkCampaign(nodeDisk, target)).whole).toBe(true);
    else {
      expect(failure).toMatchObject({ name: 'StoreTrouble' });
      expect(await readdir(join(target, '..'))).toEqual([]);
    }
  }
  expect(await bytesOf(folder)).toEqual(before);
});

test('a disk that takes only half of what it is given, and says nothing, leaves nothing behind', async () => {
  const folder = await played();
  const target = await freshPath();
  const { disk, fail } = faultyDisk();
  fail({ call: 'writeNew', nth: 2 });
  await expect(copyAsOf(disk, folder, await nameAt(folder, 5), target)).rejects.toMatchObject({ code: 'io' });
  expect(await nodeDisk.stat(target)).toBeNull();
});
