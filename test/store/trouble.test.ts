import { execFileSync } from 'node:child_process';
import { lstat, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { checkCampaign, createCampaign, openCampaign } from '../../src-main/store/store.ts';
import { bytesOf, campaign, entry, freshPath, journalOf } from './campaignFolder.ts';
import { faultyDisk, type Call } from './faultyDisk.ts';

const steps: Call[] = ['openAppend', 'found', 'write', 'datasync'];

test.each(steps.flatMap((call) => [1, 2].map((session) => ({ call, session }))))(
  'an append whose $call fails in session $session is not there, and the next one is',
  async ({ call, session }) => {
    const folder = await campaign([2]);
    const { disk, fail } = faultyDisk();
    const store = await openCampaign(disk, folder);
    fail({ call, code: 'EIO' });
    await expect(store.append(session, entry(3))).rejects.toMatchObject({ code: 'io' });
    expect(await journalOf(folder)).toEqual([1, 2]);
    await store.append(session, { seq: 3, text: 'once more' });
    await store.close();
    expect(await journalOf(folder)).toEqual([1, 2, 3]);
  },
);

test.each(['stat', 'write', 'datasync'] as const)(
  'a line to a file that is open already whose %s fails is not there, and the next one is',
  async (call) => {
    const folder = await campaign([1]);
    const { disk, fail } = faultyDisk();
    const store = await openCampaign(disk, folder);
    await store.append(1, entry(2));
    fail({ call, code: 'EIO' });
    await expect(store.append(1, entry(3))).rejects.toMatchObject({ code: 'io' });
    expect(await journalOf(folder)).toEqual([1, 2]);
    await store.append(1, entry(3));
    await store.close();
    expect(await journalOf(folder)).toEqual([1, 2, 3]);
  },
);

test('a write that takes only half of the line goes on with the other half', async () => {
  const folder = await campaign([1]);
  const { disk, fail } = faultyDisk();
  const store = await openCampaign(disk, folder);
  fail({ call: 'write' });
  await store.append(1, entry(2));
  await store.close();
  expect(await journalOf(folder)).toEqual([1, 2]);
});

test('a disk that is full in mid-line keeps the old bytes, and goes on once there is room', async () => {
  const folder = await campaign([2]);
  const before = await bytesOf(folder);
  const { disk, fail } = faultyDisk();
  const store = await openCampaign(disk, folder);
  fail({ call: 'write' });
  fail({ call: 'write', nth: 2, code: 'ENOSPC' });
  await expect(store.append(1, entry(3))).rejects.toMatchObject({
    code: 'disk-full',
    file: 'sessions/0001.jsonl',
  });
  expect(await bytesOf(folder)).toEqual(before);
  await store.append(1, entry(3));
  await store.close();
  expect(await journalOf(folder)).toEqual([1, 2, 3]);
});

test('a line that failed is cut off and flushed before the failure is told', async () => {
  const { disk, calls, fail } = faultyDisk();
  const store = await openCampaign(disk, await campaign([2]));
  calls.length = 0;
  fail({ call: 'write', code: 'EIO' });
  await expect(store.append(1, entry(3))).rejects.toMatchObject({ code: 'io' });
  await store.close();
  expect(calls).toEqual(['openAppend', 'found', 'write', 'truncate', 'datasync']);
});

test('half a line that can’t be cut off at once is cut off before the next append', async () => {
  const folder = await campaign([2]);
  const { disk, fail, heal } = faultyDisk();
  const store = await openCampaign(disk, folder);
  fail({ call: 'write' });
  fail({ call: 'write', nth: 2, code: 'EIO' });
  fail({ call: 'truncate', times: Infinity, code: 'EIO' });
  await expect(store.append(2, entry(3))).rejects.toMatchObject({ code: 'io' });
  await expect(store.append(1, entry(3))).rejects.toMatchObject({ code: 'io' });
  expect(await journalOf(folder)).toEqual([1, 2]);
  heal();
  await store.append(1, entry(3));
  await store.close();
  expect(await journalOf(folder)).toEqual([1, 2, 3]);
});

const checkpointFaults = [
  ...(['read', 'writeNew', 'rename', 'list', 'stat'] as const).map((call) => ({
    call,
    code: 'ENOSPC',
  })),
  { call: 'writeNew' as const, code: undefined },
];

test.each(checkpointFaults)('a checkpoint whose $call fails ($code) leaves the old one', async (fault) => {
  const folder = await campaign([2]);
  const before = await readFile(join(folder, 'campaign.json'), 'utf8');
  const { disk, fail } = faultyDisk();
  const store = await openCampaign(disk, folder);
  fail(fault);
  await expect(store.saveCheckpoint(2, { last: 2 })).rejects.toMatchObject({ name: 'StoreTrouble' });
  expect(await readFile(join(folder, 'campaign.json'), 'utf8')).toBe(before);
  await store.saveCheckpoint(2, { last: 2 });
  await store.close();
  expect((await openCampaign(nodeDisk, folder, { readOnly: true })).checkpoint.seq).toBe(2);
  expect(Object.keys(await bytesOf(folder)).filter((name) => name.endsWith('.new'))).toEqual([]);
});

test('a checkpoint whose last flush fails may be tried again', async () => {
  const folder = await campaign([2], 1);
  const { disk, fail } = faultyDisk();
  const store = await openCampaign(disk, folder);
  fail({ call: 'syncFolder', nth: 2, code: 'EIO' });
  await expect(store.saveCheckpoint(2, { last: 2 })).rejects.toMatchObject({ code: 'io' });
  await store.saveCheckpoint(2, { last: 2, more: true });
  await store.close();
  expect((await openCampaign(nodeDisk, folder, { readOnly: true })).checkpoint.state).toEqual({
    last: 2,
    more: true,
  });
});

test('a rename that another program is in the way of is tried again', async () => {
  const folder = await campaign([1], 1);
  const { disk, fail } = faultyDisk();
  const store = await openCampaign(disk, folder);
  fail({ call: 'rename', times: 3, code: 'EPERM' });
  await store.saveCheckpoint(1, { last: 1, more: true });
  await store.close();
  expect((await openCampaign(nodeDisk, folder, { readOnly: true })).checkpoint.state).toEqual({
    last: 1,
    more: true,
  });
});

test.each(['EROFS', 'EACCES', 'EPERM'])('%s while writing is called read-only', async (code) => {
  const { disk, fail } = faultyDisk();
  const store = await openCampaign(disk, await campaign([1]));
  fail({ call: 'openAppend', code });
  await expect(store.append(1, entry(2))).rejects.toMatchObject({ code: 'read-only' });
  await store.close();
});

test('a folder that was moved while open is said to be gone, and is not made anew', async () => {
  const folder = await campaign([1]);
  const store = await openCampaign(nodeDisk, folder);
  await rename(folder, `${folder} (moved)`);
  await expect(store.append(1, entry(2))).rejects.toMatchObject({ code: 'io' });
  await expect(store.append(2, entry(2))).rejects.toMatchObject({ code: 'io' });
  await expect(store.saveCheckpoint(1, {})).rejects.toMatchObject({ code: 'io' });
  await store.close();
  expect(await nodeDisk.stat(folder)).toBeNull();
  expect(await journalOf(`${folder} (moved)`)).toEqual([1]);
});

test('what can’t be read is said in words', async () => {
  const { disk, fail } = faultyDisk();
  fail({ call: 'read', code: 'EIO' });
  await expect(openCampaign(disk, await campaign([1]))).rejects.toMatchObject({
    code: 'io',
    message: expect.stringMatching(/can’t be read.*Nothing was changed/) as string,
  });
});

/** What Windows has no calls for, or calls by other names. */
const onUnix = <Case>(cases: readonly Case[]): readonly Case[] => (process.platform === 'win32' ? [] : cases);

test.each(
  onUnix<[string, (path: string) => unknown]>([
    ['a pipe', (path: string) => void execFileSync('mkfifo', [path])],
    ['a link', (path: string) => symlink(`${path}.elsewhere`, path)],
    ['a folder', (path: string) => mkdir(path)],
  ]),
)('%s in the place of campaign.json is said to be none, at once, and stays as it is', async (_, put) => {
  const folder = await campaign([1]);
  const path = join(folder, 'campaign.json');
  await rename(path, `${path}.elsewhere`);
  await put(path);
  const kind = (await lstat(path)).mode;
  await expect(openCampaign(nodeDisk, folder)).rejects.toMatchObject({
    code: 'io',
    file: 'campaign.json',
    message: expect.stringContaining('it is a folder, a link, a pipe or a device') as string,
  });
  expect((await lstat(path)).mode).toBe(kind);
});

test.each(onUnix(['a pipe']))(
  '%s in the place of a session’s file is said to be none by the check',
  async () => {
    const folder = await campaign([1]);
    await rm(join(folder, 'sessions/0001.jsonl'));
    execFileSync('mkfifo', [join(folder, 'sessions/0001.jsonl')]);
    await expect(checkCampaign(nodeDisk, folder)).rejects.toMatchObject({
      code: 'io',
      file: 'sessions/0001.jsonl',
    });
  },
);

test.each(onUnix(['sessions', 'backups']))('a file in the place of the folder %s is named', async (name) => {
  const folder = await campaign([1]);
  await rm(join(folder, name), { recursive: true });
  await writeFile(join(folder, name), '');
  await expect(checkCampaign(nodeDisk, folder)).rejects.toMatchObject({ code: 'io', file: name });
});

test('a file is no campaign, and checking it says so', async () => {
  const folder = await campaign();
  await expect(checkCampaign(nodeDisk, join(folder, 'head.json'))).rejects.toMatchObject({
    code: 'not-a-campaign',
  });
});

test.each([
  ['EROFS', 'its folder is read-only. Nothing was made. Choose another folder.'],
  ['ENOSPC', 'the disk is full. Nothing was made. Free some space and try again.'],
])('a campaign that can’t be made for %s says that nothing was made', async (code, words) => {
  const folder = await freshPath();
  const { disk, fail } = faultyDisk();
  fail({ call: 'writeNew', code });
  await expect(createCampaign(disk, folder, { seq: 0, state: {} })).rejects.toMatchObject({
    message: `${folder} can’t be made: ${words}`,
  });
});

test('a checkpoint that finds no room says that the journal has everything', async () => {
  const { disk, fail } = faultyDisk();
  const store = await openCampaign(disk, await campaign([2]));
  fail({ call: 'writeNew', code: 'ENOSPC' });
  await expect(store.saveCheckpoint(2, { last: 2 })).rejects.toMatchObject({
    code: 'disk-full',
    message: expect.stringContaining('Nothing is lost: the journal has every action.') as string,
  });
  await store.close();
});

test('a name with a zero in it is refused in words', async () => {
  await expect(openCampaign(nodeDisk, 'vale\0')).rejects.toMatchObject({
    code: 'io',
    message: expect.stringContaining('no file can have that name') as string,
  });
});
