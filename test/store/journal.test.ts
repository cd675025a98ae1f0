import { appendFile, copyFile, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { HEAD, renderHead, writeHead } from '../../src-main/store/journal/head.ts';
import { openCampaign } from '../../src-main/store/store.ts';
import { bytesOf, campaign, edit, entry, journalOf, seqs } from './campaignFolder.ts';
import { faultyDisk } from './faultyDisk.ts';

const file = (folder: string, session: number): string => join(folder, `sessions/000${session}.jsonl`);

test('opening gives back the checkpoint and every entry after it', async () => {
  const folder = await campaign([2, 3], 3);
  const store = await openCampaign(nodeDisk, folder, { readOnly: true });
  expect(store.checkpoint).toEqual({ seq: 3, state: { last: 3 } });
  expect(store.tail).toEqual([entry(4), entry(5)]);
});

test('an entry is one line that ends with its checksum', async () => {
  const folder = await campaign([1]);
  expect(await readFile(file(folder, 1), 'utf8')).toBe(
    '{"seq":1,"command":{"type":"note","text":"Night 1"},"prev":0,"schema":4,"sum":"f4681c14"}\n',
  );
});

test('an append is flushed before it is answered', async () => {
  const { disk, calls } = faultyDisk();
  const store = await openCampaign(disk, await campaign([1]));
  calls.length = 0;
  await store.append(1, entry(2));
  expect(calls).toEqual(['openAppend', 'found', 'write', 'datasync']);
  await store.close();
});

test('the file stays open from line to line, as long as its name leads to it', async () => {
  const { disk, calls } = faultyDisk();
  const store = await openCampaign(disk, await campaign([1]));
  await store.append(1, entry(2));
  calls.length = 0;
  await store.append(1, entry(3));
  expect(calls).toEqual(['stat', 'write', 'datasync']);
  await store.append(2, entry(4));
  await store.close();
  expect(calls.filter((call) => call === 'openAppend')).toHaveLength(1);
});

test('a file that another took the place of swallows no line', async () => {
  const folder = await campaign([1]);
  const store = await openCampaign(nodeDisk, folder);
  await store.append(1, entry(2));
  await copyFile(file(folder, 1), join(folder, 'copy'));
  await rename(join(folder, 'copy'), file(folder, 1));
  await store.append(1, entry(3));
  expect(await journalOf(folder)).toEqual([1, 2, 3]);
  await writeFile(join(folder, 'copy'), 'something else\n');
  await rename(join(folder, 'copy'), file(folder, 1));
  await expect(store.append(1, entry(4))).rejects.toMatchObject({ code: 'bad-file' });
  await store.close();
  expect(await readFile(file(folder, 1), 'utf8')).toBe('something else\n');
});

test.each([
  ['renamed', (path: string) => rename(path, `${path}.old`)],
  ['removed', (path: string) => rm(path)],
])('a file that was %s under us swallows no line', async (_, act) => {
  const folder = await campaign([2]);
  const store = await openCampaign(nodeDisk, folder);
  await store.append(1, entry(3));
  await act(file(folder, 1));
  await expect(store.append(1, entry(4))).rejects.toMatchObject({ code: 'io' });
  await store.close();
  expect(await nodeDisk.stat(file(folder, 1))).toBeNull();
});

test('the first line of a session is answered when its file’s name is flushed too, and the head', async () => {
  const { disk, calls } = faultyDisk();
  const store = await openCampaign(disk, await campaign([1]));
  calls.length = 0;
  await store.append(2, entry(2));
  expect(calls).toEqual([
    ...['stat', 'openAppend', 'found', 'write', 'datasync', 'syncFolder'],
    ...['writeNew', 'read', 'rename', 'syncFolder'],
  ]);
  await store.close();
});

test('appends that are asked for at once stand in the order asked for', async () => {
  const folder = await campaign();
  const store = await openCampaign(nodeDisk, folder);
  await Promise.all([1, 2, 3, 4, 5].map((seq) => store.append(1, entry(seq))));
  await store.close();
  expect(await journalOf(folder)).toEqual([1, 2, 3, 4, 5]);
});

test('entries can be had by session, after an event, and up to an event', async () => {
  const store = await openCampaign(nodeDisk, await campaign([3, 2, 3], 4), { readOnly: true });
  expect(await seqs(store.entries({ session: 2 }))).toEqual([4, 5]);
  expect(await seqs(store.entries({ afterSeq: 2, untilSeq: 6 }))).toEqual([3, 4, 5, 6]);
  expect(await seqs(store.entries({ session: 3, afterSeq: 6 }))).toEqual([7, 8]);
});

test('opening reads the journal from the checkpoint on and not what lies before', async () => {
  const folder = await campaign([40, 2], 40);
  await edit(file(folder, 1), (text) => text.replace('Night 7', 'Night 8'));
  const store = await openCampaign(nodeDisk, folder, { readOnly: true });
  expect(store.tail.map(({ seq }) => seq)).toEqual([41, 42]);
  await expect(seqs(store.entries())).rejects.toMatchObject({ file: 'sessions/0001.jsonl', line: 7 });
});

test('a journal with other line ends than were written is read whole', async () => {
  const folder = await campaign([3, 2], 4);
  for (const path of [file(folder, 1), file(folder, 2), join(folder, 'campaign.json')]) {
    await edit(path, (text) => text.replaceAll('\n', '\r\n'));
  }
  const store = await openCampaign(nodeDisk, folder);
  expect(store.tail).toEqual([entry(5)]);
  await store.append(2, entry(6));
  await store.close();
  expect(await journalOf(folder)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('every beginning of a torn last line is dropped in silence, and left as it is by a view', async () => {
  const folder = await campaign([3]);
  const whole = await readFile(file(folder, 1));
  const second = whole.lastIndexOf(10, -2) + 1;
  await writeHead(nodeDisk, folder, 2);
  for (let size = second; size < whole.length - 2; size++) {
    await writeFile(file(folder, 1), whole.subarray(0, size));
    expect(await journalOf(folder)).toEqual([1, 2]);
    expect((await readFile(file(folder, 1))).length).toBe(size);
  }
});

test('zeros where a line was being written are a torn line', async () => {
  const folder = await campaign([3]);
  await writeHead(nodeDisk, folder, 2);
  for (const zeros of [30, 60]) {
    await edit(file(folder, 1), (text) => text.slice(0, -zeros) + '\0'.repeat(zeros));
    expect(await journalOf(folder)).toEqual([1, 2]);
  }
});

test('what was found is flushed before anything is answered, and not again', async () => {
  const folder = await campaign([2]);
  const { disk, calls } = faultyDisk();
  const store = await openCampaign(disk, folder);
  expect(calls.slice(-4)).toEqual(['openAppend', 'datasync', 'syncFolder', 'syncFolder']);
  calls.length = 0;
  await store.append(1, entry(3));
  expect(calls).toEqual(['openAppend', 'found', 'write', 'datasync']);
  await store.close();
});

test('what can’t be flushed is not opened for writing', async () => {
  const folder = await campaign([2]);
  const { disk, fail } = faultyDisk();
  fail({ call: 'datasync', code: 'EIO' });
  await expect(openCampaign(disk, folder)).rejects.toMatchObject({ code: 'io' });
});

test('a line that can neither be flushed nor taken back is not said to be lost', async () => {
  const folder = await campaign([1]);
  const { disk, fail } = faultyDisk();
  const store = await openCampaign(disk, folder);
  fail({ call: 'datasync', code: 'EIO' });
  fail({ call: 'truncate', code: 'EIO' });
  await expect(store.append(1, entry(2))).rejects.toMatchObject({
    code: 'io',
    message: expect.stringContaining('shows when the campaign is opened again') as string,
  });
  await store.close();
  expect(await journalOf(folder)).toEqual([1]);
});

test('a torn last line is cut off by the next append', async () => {
  const folder = await campaign([2]);
  await appendFile(file(folder, 1), '{"seq":3,"comm');
  const store = await openCampaign(nodeDisk, folder);
  await store.append(2, entry(3));
  await store.close();
  expect(await readFile(file(folder, 1), 'utf8')).not.toContain('comm"');
  expect(await journalOf(folder)).toEqual([1, 2, 3]);
});

test('a last line that lost only its end still counts', async () => {
  const folder = await campaign([2]);
  await truncate(file(folder, 1), (await readFile(file(folder, 1))).length - 1);
  const store = await openCampaign(nodeDisk, folder);
  expect(store.tail).toEqual([entry(1), entry(2)]);
  await store.append(1, entry(3));
  await store.close();
  expect(await journalOf(folder)).toEqual([1, 2, 3]);
});

test.each([
  ['a changed word', (text: string) => text.replace('Night 2', 'Nighs 2'), 2, 'its checksum does not match'],
  ['a line that is not JSON', (text: string) => text.replace('{"seq":2', '"seq":2'), 2, 'it is not JSON'],
  [
    'a line taken out',
    (text: string) => text.replace(/^.*Night 2.*\n/m, ''),
    2,
    'comes after event 2, which is missing',
  ],
  [
    'a line twice',
    (text: string) => text.replace(/^.*Night 2.*\n/m, '$&$&'),
    3,
    'repeats what came before event 3',
  ],
  ['a damaged line end at the last line', (text: string) => text.replace(/\n$/, 'K'), 3, 'it is not JSON'],
])('%s is reported with file and line, and nothing is overwritten', async (_, change, line, problem) => {
  const folder = await campaign([3]);
  await edit(file(folder, 1), change);
  const before = await bytesOf(folder);
  await expect(openCampaign(nodeDisk, folder)).rejects.toMatchObject({
    code: 'bad-file',
    file: 'sessions/0001.jsonl',
    line,
    problem: expect.stringContaining(problem) as string,
  });
  expect(await bytesOf(folder)).toEqual(before);
});

test('each flip of a bit in the journal is found', async () => {
  const folder = await campaign([2]);
  const whole = await readFile(file(folder, 1));
  for (let bit = 0; bit < whole.length * 8; bit++) {
    const flipped = Buffer.from(whole);
    flipped[bit >> 3]! ^= 1 << (bit & 7);
    await writeFile(file(folder, 1), flipped);
    await expect(openCampaign(nodeDisk, folder, { readOnly: true })).rejects.toMatchObject({
      code: 'bad-file',
    });
  }
});

test('a torn line in a session that others follow is damage', async () => {
  const folder = await campaign([2, 2]);
  await appendFile(file(folder, 1), '{"seq":3,"comm');
  await expect(openCampaign(nodeDisk, folder)).rejects.toMatchObject({
    file: 'sessions/0001.jsonl',
    line: 3,
  });
});

test('a journal that ends before the checkpoint is damage, even where the head is older than that', async () => {
  const folder = await campaign([2, 2], 4);
  await rm(file(folder, 2));
  await writeFile(join(folder, HEAD), renderHead(2));
  await expect(openCampaign(nodeDisk, folder)).rejects.toMatchObject({
    code: 'bad-file',
    problem: 'ends after event 2, though there were events up to 4',
  });
});

test('a journal that is gone altogether is damage', async () => {
  const folder = await campaign([2], 2);
  await rm(join(folder, 'sessions'), { recursive: true });
  await expect(openCampaign(nodeDisk, folder)).rejects.toMatchObject({ code: 'bad-file' });
});

test('a line that another program added is not written over', async () => {
  const folder = await campaign([2]);
  const store = await openCampaign(nodeDisk, folder);
  await appendFile(file(folder, 1), 'something else\n');
  await expect(store.append(1, entry(3))).rejects.toMatchObject({ code: 'bad-file' });
  await store.close();
  expect(await readFile(file(folder, 1), 'utf8')).toMatch(/something else\n$/);
});

test('a line that another program added behind a torn one is not cut off', async () => {
  const folder = await campaign([2]);
  await appendFile(file(folder, 1), '{"seq":3,');
  const store = await openCampaign(nodeDisk, folder);
  await appendFile(file(folder, 1), 'something else\n');
  await expect(store.append(1, entry(3))).rejects.toMatchObject({ code: 'bad-file' });
  await store.close();
  expect(await readFile(file(folder, 1), 'utf8')).toMatch(/something else\n$/);
});

test.each([
  ['a number that is not finite', { value: Infinity }],
  ['a value nested too deep', { value: JSON.parse('['.repeat(70) + ']'.repeat(70)) as unknown }],
  ['a line too long', { value: 'x'.repeat(17 * 1024 * 1024) }],
])('%s is refused before anything is written', async (_, fields) => {
  const folder = await campaign([1]);
  const store = await openCampaign(nodeDisk, folder);
  await expect(store.append(1, { seq: 2, ...fields })).rejects.toMatchObject({ code: 'cannot-keep' });
  await store.append(1, entry(2));
  await store.close();
  expect(await journalOf(folder)).toEqual([1, 2]);
});
