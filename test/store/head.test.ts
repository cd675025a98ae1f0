import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { checkCampaign, openCampaign } from '../../src-main/store/store.ts';
import { bytesOf, campaign, edit, journalOf } from './campaignFolder.ts';
import { faultyDisk } from './faultyDisk.ts';

const file = (folder: string, session: number): string => join(folder, `sessions/000${session}.jsonl`);

test.each([
  ['cut off', (text: string) => text.slice(0, text.indexOf('\n') + 1)],
  ['cut off within a line', (text: string) => text.slice(0, -30)],
  ['overwritten with zeros', (text: string) => text.slice(0, -30) + '\0'.repeat(30)],
])('a journal whose end was %s is damage, as the head says how far it went', async (_, change) => {
  const folder = await campaign([3]);
  await edit(file(folder, 1), change);
  const before = await bytesOf(folder);
  await expect(openCampaign(nodeDisk, folder)).rejects.toMatchObject({
    code: 'bad-file',
    problem: expect.stringContaining('there were events up to 3') as string,
  });
  expect(await bytesOf(folder)).toEqual(before);
});

test('the newest session that is gone is damage', async () => {
  const folder = await campaign([2, 2]);
  await rm(file(folder, 2));
  await expect(openCampaign(nodeDisk, folder)).rejects.toMatchObject({ code: 'bad-file' });
});

test('the newest session that is gone is damage even where Hexwatch did not live to close', async () => {
  const folder = await campaign([2]);
  const killed = await openCampaign(nodeDisk, folder, { takeLock: false });
  await killed.append(2, { seq: 3 });
  await rm(file(folder, 2));
  const problem = 'ends after event 2, though there were events up to 3';
  await expect(openCampaign(nodeDisk, folder)).rejects.toMatchObject({ code: 'bad-file', problem });
  const report = await checkCampaign(nodeDisk, folder);
  expect([report.whole, report.findings.map((each) => each.problem)]).toEqual([false, [problem]]);
});

test('a session begins also where the head can’t be written', async () => {
  const folder = await campaign([2]);
  const { disk, fail } = faultyDisk();
  const store = await openCampaign(disk, folder);
  fail({ call: 'writeNew', code: 'ENOSPC' });
  await store.append(2, { seq: 3 });
  await store.close();
  expect(await journalOf(folder)).toEqual([1, 2, 3]);
});

test.each([
  ['half a line', '{"seq":4,"text":"F', 18],
  ['zeros', '\0'.repeat(5000), 5000],
  ['a half line and zeros', `{"seq":4${'\0'.repeat(504)}`, 512],
])('%s at the end may be a crash or a loss: opening and check say how much it is', async (_, end, bytes) => {
  const folder = await campaign([2]);
  await edit(file(folder, 1), (text) => `${text}${end}`);
  const amount = `has ${bytes.toLocaleString('en')} bytes at the end that can’t be read`;
  const meaning = /never confirmed.* after event 2 may be missing/;
  const { whole, findings } = await checkCampaign(nodeDisk, folder);
  expect([whole, findings]).toMatchObject([true, [{ problem: amount, line: 3 }]]);
  expect(findings[0]?.remedy).toMatch(meaning);
  const store = await openCampaign(nodeDisk, folder);
  expect(store.doubt).toContain(`sessions/0001.jsonl ${amount}. `);
  expect(store.doubt).toMatch(meaning);
  await store.close();
  // Nobody else can have been writing; the next opening finds the end cut off.
  const again = await openCampaign(nodeDisk, folder);
  expect(again.doubt).toBeNull();
  await again.close();
});

test('a view has no doubt, as the end may be a line that another writes', async () => {
  const folder = await campaign([2]);
  await edit(file(folder, 1), (text) => `${text}{"seq":`);
  expect((await openCampaign(nodeDisk, folder, { readOnly: true })).doubt).toBeNull();
});

test.each([
  ['missing', (path: string) => rm(path)],
  ['damaged', (path: string) => edit(path, (text) => text.replace('2', '1'))],
])('a head that is %s is damage', async (problem, act) => {
  const folder = await campaign([2]);
  await act(join(folder, 'head.json'));
  await expect(openCampaign(nodeDisk, folder)).rejects.toMatchObject({
    code: 'bad-file',
    file: 'head.json',
    problem: `is ${problem}`,
  });
});
