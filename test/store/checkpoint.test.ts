import { migrations } from '../../src-main/store/migrations.ts';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parseDocument } from '../../src-main/store/checkpoint/document.ts';
import { renderDocument } from '../../src-main/store/checkpoint/render.ts';
import type { Disk } from '../../src-main/store/disk/disk.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { checksum, sorted } from '../../src-main/store/json.ts';
import { checkCampaign, createCampaign, openCampaign } from '../../src-main/store/store.ts';
import { bytesOf, campaign, edit, entry, freshPath, journalOf } from './campaignFolder.ts';
import { faultyDisk } from './faultyDisk.ts';

const path = (folder: string): string => join(folder, 'campaign.json');
/** Adds a field after that text, and the checksum that fits it. */
const withField = (after: string) => (folder: string) =>
  edit(path(folder), (text) => {
    const head = text.replace(after, `${after}"later": 1,\n`).replace(/,\n "sum": [^]*$/, '');
    return `${head},\n "sum": "${checksum(head)}"\n}\n`;
  });
const emptied = async (folder: string): Promise<void> => {
  await rm(path(folder));
  await rm(join(folder, 'backups'), { recursive: true });
};

test('campaign.json is the same text for the same state, keys in order, one a line', async () => {
  const folder = await freshPath();
  await createCampaign(nodeDisk, folder, {
    seq: 0,
    state: { watch: 2, name: 'Vale', party: [{ q: 1, hp: 4 }] },
  });
  const text = await readFile(path(folder), 'utf8');
  expect(
    text
      .replace(/"sum": "[0-9a-f]{8}"/, '"sum": "…"')
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual([
    ...['{', '"hexwatch": "campaign",', '"journal": {', '"bytes": 0,', '"file": null,', '"start": 0', '},'],
    ...[
      '"schema": 4,',
      '"seq": 0,',
      '"state": {',
      '"name": "Vale",',
      '"party": [',
      '{',
      '"hp": 4,',
      '"q": 1',
      '}',
    ],
    ...['],', '"watch": 2', '},', '"sum": "…"', '}', ''],
  ]);
});

test('campaign.json is what JSON.stringify makes of it, however deep', async () => {
  const kept = fc.jsonValue({ maxDepth: 8 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);
  await fc.assert(
    fc.asyncProperty(kept, async (state) => {
      const document = { schema: 4, seq: 0, journal: { start: 0, file: null, bytes: 0 }, state };
      const text = (await renderDocument(document)).toString();
      const whole = JSON.stringify(sorted({ hexwatch: 'campaign', ...document }), null, 1);
      expect(text.startsWith(`${whole.slice(0, -2)},\n "sum": "`)).toBe(true);
      expect(parseDocument(Buffer.from(text), 'campaign.json', 4)).toEqual(document);
    }),
  );
});

test('campaign.json is whole wherever its making was interrupted to let others go first', async () => {
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 1000));
  onTestFinished(() => void vi.restoreAllMocks());
  const document = { schema: 4, seq: 0, journal: { start: 0, file: null, bytes: 0 }, state: { last: [0] } };
  expect(parseDocument(await renderDocument(document), 'campaign.json', 4)).toEqual(document);
});

test('lines are appended while a checkpoint is being written, and it stands where it was asked for', async () => {
  const folder = await campaign([2], 1);
  let goOn = (): void => undefined;
  const held = new Promise<void>((done) => (goOn = done));
  const slow: Disk = {
    ...nodeDisk,
    rename: async (from, to) => {
      if (basename(to) === 'campaign.json') await held;
      return nodeDisk.rename(from, to);
    },
  };
  const store = await openCampaign(slow, folder);
  const saving = store.saveCheckpoint(2, { last: 2 });
  await store.append(1, entry(3));
  await store.append(2, entry(4));
  expect((await openCampaign(nodeDisk, folder, { readOnly: true })).checkpoint.seq).toBe(1);
  const closed = store.close();
  goOn();
  await Promise.all([saving, closed]);
  const again = await openCampaign(nodeDisk, folder, { readOnly: true });
  expect(again.checkpoint).toEqual({ seq: 2, state: { last: 2 } });
  expect(again.tail).toEqual([entry(3), entry(4)]);
});

test('a key named __proto__ is kept as a key', async () => {
  const folder = await freshPath();
  const state = JSON.parse('{"__proto__":{"owned":true},"b":1}') as unknown;
  await createCampaign(nodeDisk, folder, { seq: 0, state });
  const { checkpoint } = await openCampaign(nodeDisk, folder, { readOnly: true });
  expect(JSON.stringify(checkpoint.state)).toBe('{"__proto__":{"owned":true},"b":1}');
});

test('a checkpoint is flushed, read again, and the old one kept, before it takes the old one’s place', async () => {
  const { disk, calls } = faultyDisk();
  const store = await openCampaign(disk, await campaign([2], 1));
  calls.length = 0;
  await store.saveCheckpoint(2, { last: 2 });
  await store.close();
  const order = calls.filter((call) => ['writeNew', 'rename', 'syncFolder', 'mkdir'].includes(call));
  expect(order).toEqual([
    ...['writeNew'],
    ...['writeNew', 'rename', 'syncFolder'],
    ...['rename', 'syncFolder'],
  ]);
});

test('a new campaign is flushed aside, and its checkpoint comes to its place last', async () => {
  const { disk, calls } = faultyDisk();
  await createCampaign(disk, await freshPath(), { seq: 0, state: {} });
  const order = calls.filter((call) => ['writeNew', 'rename', 'syncFolder', 'mkdir'].includes(call));
  expect(order).toEqual([
    ...['syncFolder', 'mkdir', 'syncFolder', 'mkdir', 'syncFolder'],
    ...['writeNew', 'rename', 'syncFolder'],
    ...['writeNew', 'rename', 'syncFolder'],
    ...['mkdir', 'syncFolder', 'writeNew', 'rename', 'syncFolder'],
    ...['rename', 'rename', 'syncFolder', 'rename', 'syncFolder'],
  ]);
});

test('opening after a checkpoint gives its state and nothing before it', async () => {
  const folder = await campaign([3]);
  const store = await openCampaign(nodeDisk, folder);
  await store.saveCheckpoint(3, { last: 3 });
  await store.append(1, entry(4));
  await store.saveCheckpoint(3, { last: 3, again: true });
  await store.close();
  const again = await openCampaign(nodeDisk, folder, { readOnly: true });
  expect(again.checkpoint).toEqual({ seq: 3, state: { last: 3, again: true } });
  expect(again.tail).toEqual([entry(4)]);
});

test.each([
  ['a folder that is not there', async (folder: string) => rm(folder, { recursive: true }), 'not-a-campaign'],
  ['a folder of something else', emptied, 'not-a-campaign'],
  [
    'a campaign.json of another program',
    (folder: string) => writeFile(path(folder), '{"a":1}'),
    'not-a-campaign',
  ],
  ['a file with null in it', (folder: string) => writeFile(path(folder), 'null'), 'bad-file'],
  ['an empty file', (folder: string) => writeFile(path(folder), ''), 'bad-file'],
  ['a file that is not JSON', (folder: string) => writeFile(path(folder), '{"hexwatch": '), 'bad-file'],
  [
    'a changed state',
    (folder: string) => edit(path(folder), (text) => text.replace('"last": 0', '"last": 1')),
    'bad-file',
  ],
  [
    'a newer schema',
    (folder: string) => edit(path(folder), (text) => text.replace('"schema": 4', '"schema": 9')),
    'newer-schema',
  ],
  [
    'an older schema that cannot be lifted',
    (folder: string) => edit(path(folder), (text) => text.replace('"schema": 4', '"schema": 1')),
    'older-schema',
  ],
  ['a field that this version does not know', withField('{\n'), 'bad-file'],
  ['a field of the journal’s place that this version does not know', withField('"journal": {\n'), 'bad-file'],
])('%s is refused in words and nothing is changed', async (_, damage, code) => {
  const folder = await campaign();
  await damage(folder);
  const before = await bytesOf(join(folder, '..'));
  await expect(openCampaign(nodeDisk, folder)).rejects.toMatchObject({
    code,
    message: expect.stringMatching(/ nothing was changed/) as string,
  });
  expect(await bytesOf(join(folder, '..'))).toEqual(before);
});

test('a campaign.json that is missing is never taken for an empty campaign', async () => {
  const folder = await campaign([2]);
  await rm(path(folder));
  await expect(openCampaign(nodeDisk, folder)).rejects.toMatchObject({
    code: 'bad-file',
    file: 'campaign.json',
  });
});

test('each flip of a bit in campaign.json is found', async () => {
  const folder = await campaign();
  const whole = await readFile(path(folder));
  for (let bit = 0; bit < whole.length * 8; bit++) {
    const flipped = Buffer.from(whole);
    flipped[bit >> 3]! ^= 1 << (bit & 7);
    await writeFile(path(folder), flipped);
    await expect(openCampaign(nodeDisk, folder, { readOnly: true })).rejects.toMatchObject({
      name: 'StoreTrouble',
    });
  }
});

test('a campaign.json that another program changed is not written over', async () => {
  const folder = await campaign([1]);
  const store = await openCampaign(nodeDisk, folder);
  await edit(path(folder), (text) => text.replace('"last": 0', '"last": 7'));
  await expect(store.saveCheckpoint(1, { last: 1 })).rejects.toMatchObject({ code: 'bad-file' });
  await store.close();
  expect(await readFile(path(folder), 'utf8')).toContain('"last": 7');
});

test('a new campaign needs a folder that is not there or is empty', async () => {
  const folder = await campaign();
  const before = await bytesOf(folder);
  await expect(createCampaign(nodeDisk, folder, { seq: 0, state: {} })).rejects.toMatchObject({
    code: 'folder-exists',
  });
  expect(await bytesOf(folder)).toEqual(before);
});

test('a new campaign is made in no other campaign’s folder', async () => {
  const folder = await campaign([1]);
  const before = await bytesOf(folder);
  await expect(
    createCampaign(nodeDisk, join(folder, 'pictures/deeper'), { seq: 0, state: {} }),
  ).rejects.toMatchObject({ code: 'own-file', message: expect.stringContaining(folder) as string });
  expect(await bytesOf(folder)).toEqual(before);
});

test.each([1, 2])('a new campaign that finds no room at write %i leaves no folder behind', async (nth) => {
  const folder = join(await freshPath(), 'deeper');
  const { disk, fail } = faultyDisk();
  fail({ call: 'writeNew', nth, code: 'ENOSPC' });
  await expect(createCampaign(disk, folder, { seq: 0, state: {} })).rejects.toMatchObject({
    code: 'disk-full',
  });
  expect(await nodeDisk.stat(join(folder, '..'))).toBeNull();
});

test('a new campaign that is killed at any step is whole or nothing, and can be made again', async () => {
  const begin = async (aside: string, disk: Disk = nodeDisk): Promise<void> => {
    const store = await openCampaign(disk, aside);
    await store.append(1, entry(1));
    await store.saveCheckpoint(1, { last: 1 });
    await store.close();
  };
  const first = { seq: 0, state: { last: 0 } };
  const counting = faultyDisk();
  await createCampaign(counting.disk, await freshPath(), first, (aside) => begin(aside, counting.disk));
  for (let steps = 0; steps < counting.calls.length; steps++) {
    const folder = await freshPath();
    const { disk, killAfter } = faultyDisk();
    killAfter(steps);
    await createCampaign(disk, folder, first, (aside) => begin(aside, disk)).catch(() => undefined);
    const again = await createCampaign(nodeDisk, folder, first, begin).catch((error: unknown) => error);
    if (again !== undefined) expect(again).toMatchObject({ code: 'folder-exists' });
    expect(await checkCampaign(nodeDisk, folder)).toMatchObject({ whole: true, findings: [] });
    expect(await journalOf(folder)).toEqual([1]);
  }
});

test('making a campaign touches no file of others, whatever their names', async () => {
  const folder = await freshPath();
  await mkdir(join(folder, 'sessions'), { recursive: true });
  await writeFile(join(folder, 'sessions', 'mine.txt'), 'mine');
  await mkdir(join(folder, '.making-0123456789ab'));
  await expect(createCampaign(nodeDisk, folder, { seq: 0, state: {} })).rejects.toMatchObject({
    code: 'folder-exists',
  });
  expect(await readFile(join(folder, 'sessions', 'mine.txt'), 'utf8')).toBe('mine');
});

test('an older schema is lifted, state and journal, after a backup', async () => {
  const folder = await campaign([2], 1);
  const before = await readFile(path(folder), 'utf8');
  const steps = [
    ...migrations,
    {
      state: (state: unknown) => ({ lifted: state }),
      entry: (old: { seq: number }) => ({ ...old, lifted: true }),
    },
  ];
  const store = await openCampaign(nodeDisk, folder, { steps });
  expect(store.checkpoint.state).toEqual({ lifted: { last: 1 } });
  expect(store.tail).toEqual([{ ...entry(2), lifted: true }]);
  await store.append(1, entry(3));
  await store.close();

  const backups = Object.entries(await bytesOf(join(folder, 'backups')));
  expect(backups.some(([, text]) => text === before)).toBe(true);
  const again = await openCampaign(nodeDisk, folder, { steps, readOnly: true });
  expect(again.tail).toEqual([{ ...entry(2), lifted: true }, entry(3)]);
  await expect(openCampaign(nodeDisk, folder)).rejects.toMatchObject({ code: 'newer-schema' });
});
