import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { checkCampaign, openCampaign, repairCampaign } from '../../src-main/store/store.ts';
import { bytesOf, campaign, edit, entry, freshPath, journalOf } from './campaignFolder.ts';
import { faultyDisk } from './faultyDisk.ts';

const file = (folder: string, session: number): string => join(folder, `sessions/000${session}.jsonl`);

/** A campaign of three sessions of three entries, with a backup at event 0 and the checkpoint at event 5. */
const damaged = async (change: (folder: string) => Promise<void>): Promise<string> => {
  const folder = await campaign([3, 3, 3], 5);
  await change(folder);
  return folder;
};
const spoil = (session: number, seq: number) => (folder: string) =>
  edit(file(folder, session), (text) => text.replace(`Night ${seq}`, 'Nothing'));

test('a whole folder has no findings, and repair changes nothing', async () => {
  const folder = await campaign([3, 3], 4);
  const before = await bytesOf(folder);
  expect(await checkCampaign(nodeDisk, folder)).toEqual({ whole: true, findings: [], notes: [] });
  expect(await repairCampaign(nodeDisk, folder)).toEqual({ whole: true, findings: [], notes: [] });
  expect(await bytesOf(folder)).toEqual(before);
});

test('a torn last line is told but harms nothing', async () => {
  const folder = await damaged((at) => appendFile(file(at, 3), '{"seq":10,'));
  const report = await checkCampaign(nodeDisk, folder);
  expect(report).toMatchObject({ whole: true, findings: [{ file: 'sessions/0003.jsonl', line: 4 }] });
});

test('check reads what opening does not, and names file, line and remedy', async () => {
  const folder = await damaged(spoil(1, 2));
  expect(await checkCampaign(nodeDisk, folder)).toEqual({
    whole: false,
    notes: [],
    findings: [
      {
        file: 'sessions/0001.jsonl',
        line: 2,
        problem: 'is damaged: its checksum does not match',
        remedy: 'Nothing is lost: campaign.json has the whole game. Repair marks the gap in the log.',
      },
    ],
  });
});

test('of many findings the first hundred are told, line by line, and the others are counted', async () => {
  const folder = await damaged(async (at) => {
    await edit(file(at, 1), (text) => `${text}${'\n'.repeat(150)}x\n${'{}\n'.repeat(9)}`);
    await writeFile(join(at, 'head.json'), '');
  });
  const { whole, findings, more } = await checkCampaign(nodeDisk, folder);
  expect(whole).toBe(false);
  expect(findings.map(({ line }) => line)).toEqual(Array.from({ length: 100 }, (_, index) => 4 + index));
  expect(new Set(findings.map(({ problem }) => problem))).toEqual(new Set(['is damaged: it is not JSON']));
  // Of the 160 lines 60, and the head.
  expect(more).toBe(61);
  expect((await repairCampaign(nodeDisk, folder)).whole).toBe(true);
  expect(await journalOf(folder)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('a damaged line before the checkpoint is marked as lost, and the game goes on', async () => {
  const folder = await damaged(spoil(1, 2));
  const report = await repairCampaign(nodeDisk, folder);
  expect(report).toEqual({ whole: true, findings: [], notes: [], kept: 'backups/before-repair-0001' });
  const store = await openCampaign(nodeDisk, folder);
  const found = [];
  for await (const each of store.entries({ untilSeq: 3 })) found.push(each);
  const lost = { after: 1, until: 2, kept: 'backups/before-repair-0001' };
  expect(found).toEqual([entry(1), { seq: 2, lost }, entry(3)]);
  expect(store.tail).toEqual([6, 7, 8, 9].map(entry));
  await store.append(3, entry(10));
  await store.close();
});

test('a damaged line after the checkpoint ends the journal there', async () => {
  const folder = await damaged(spoil(3, 8));
  expect(await checkCampaign(nodeDisk, folder)).toMatchObject({
    findings: [{ line: 2, remedy: 'Repair returns to event 7, and keeps a copy of the current files.' }],
  });
  expect((await repairCampaign(nodeDisk, folder)).whole).toBe(true);
  expect(await journalOf(folder)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('sessions behind a damaged one are taken out of the journal and kept in the copy', async () => {
  const folder = await damaged(spoil(2, 6));
  const third = await readFile(file(folder, 3), 'utf8');
  const { kept } = await repairCampaign(nodeDisk, folder);
  expect(await journalOf(folder)).toEqual([1, 2, 3, 4, 5]);
  expect(await nodeDisk.stat(file(folder, 3))).toBeNull();
  expect(await readFile(join(folder, kept!, 'sessions/0003.jsonl'), 'utf8')).toBe(third);
});

test('a session that repair takes out is flushed as gone before the damaged one is cut', async () => {
  const folder = await damaged(spoil(2, 6));
  const { disk, calls } = faultyDisk();
  await repairCampaign(disk, folder);
  const order = calls.filter((call) => ['writeNew', 'rename', 'syncFolder', 'remove'].includes(call));
  const replaced = ['writeNew', 'rename', 'syncFolder'];
  expect(order.slice(-8)).toEqual([...['remove', 'syncFolder'], ...replaced, ...replaced]);
});

test('a session before the checkpoint that is gone is marked as lost', async () => {
  const folder = await damaged((at) => rm(file(at, 1)));
  expect((await repairCampaign(nodeDisk, folder)).whole).toBe(true);
  expect(await journalOf(folder)).toEqual([3, 4, 5, 6, 7, 8, 9]);
});

test('a journal that is gone altogether leaves the game at its checkpoint', async () => {
  const folder = await damaged((at) => rm(join(at, 'sessions'), { recursive: true }));
  expect((await repairCampaign(nodeDisk, folder)).whole).toBe(true);
  const store = await openCampaign(nodeDisk, folder);
  expect(store.checkpoint.seq).toBe(5);
  await store.append(4, entry(6));
  await store.close();
  expect(await journalOf(folder)).toEqual([5, 6]);
});

test('a damaged campaign.json is replaced by the newest good backup, and the journal loses nothing', async () => {
  const folder = await damaged((at) => writeFile(join(at, 'campaign.json'), 'null'));
  const report = await checkCampaign(nodeDisk, folder);
  expect(report.findings[0]!.remedy).toMatch(/^Repair puts back backups\/0000000000-.*to event 9\.$/);
  const { kept } = await repairCampaign(nodeDisk, folder);
  expect(await readFile(join(folder, kept!, 'campaign.json'), 'utf8')).toBe('null');
  const store = await openCampaign(nodeDisk, folder, { readOnly: true });
  expect(store.checkpoint).toEqual({ seq: 0, state: { last: 0 } });
  expect(store.tail).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map(entry));
});

test('without a good backup a damaged campaign.json stays as it is', async () => {
  const folder = await campaign([2]);
  await writeFile(join(folder, 'campaign.json'), 'null');
  await rm(join(folder, 'backups'), { recursive: true });
  const before = await bytesOf(folder);
  const report = await repairCampaign(nodeDisk, folder);
  expect(report.whole).toBe(false);
  expect(report.findings[0]!.remedy).toMatch(/restore campaign\.json from your own copy/);
  expect(await bytesOf(folder)).toEqual(before);
});

test('a damaged backup is found and taken out', async () => {
  const folder = await damaged(async (at) => {
    const [name] = await nodeDisk.list(join(at, 'backups'));
    await edit(join(at, 'backups', name!), (text) => text.replace('"last": 0', '"last": 3'));
  });
  expect((await checkCampaign(nodeDisk, folder)).findings).toMatchObject([
    { problem: 'is damaged: its checksum does not match' },
  ]);
  expect((await repairCampaign(nodeDisk, folder)).whole).toBe(true);
});

test.each([
  ['no room for the copy', { call: 'writeNew' as const, nth: 2, code: 'ENOSPC' }],
  ['no permission', { call: 'mkdir' as const, code: 'EROFS' }],
])('repair that meets %s changes nothing', async (_, fault) => {
  const folder = await damaged(spoil(2, 6));
  const before = await bytesOf(folder);
  const { disk, fail } = faultyDisk();
  fail(fault);
  await expect(repairCampaign(disk, folder)).rejects.toMatchObject({ name: 'StoreTrouble' });
  expect(await bytesOf(folder)).toEqual(before);
});

test('repair interrupted at any step can be run again and comes to the same end', async () => {
  const spoilAll = async (at: string) => {
    await spoil(1, 2)(at);
    await spoil(2, 6)(at);
    await writeFile(join(at, 'campaign.json'), '{');
  };
  const reference = await damaged(spoilAll);
  const counting = faultyDisk();
  await repairCampaign(counting.disk, reference);
  const writes = counting.calls.filter((call) => call === 'writeNew').length;
  const expected = await journalOf(reference);
  for (const call of ['writeNew', 'rename', 'remove'] as const) {
    for (let nth = 1; nth <= writes; nth++) {
      const folder = await damaged(spoilAll);
      const { disk, fail } = faultyDisk();
      fail({ call, nth, times: Infinity, code: 'EIO' });
      await repairCampaign(disk, folder).catch((error: unknown) => error);
      expect((await repairCampaign(nodeDisk, folder)).whole).toBe(true);
      expect(await journalOf(folder)).toEqual(expected);
    }
  }
});

test('what is no campaign is not repaired', async () => {
  const folder = await freshPath();
  await expect(checkCampaign(nodeDisk, folder)).rejects.toMatchObject({ code: 'not-a-campaign' });
  await expect(repairCampaign(nodeDisk, folder)).rejects.toMatchObject({ code: 'not-a-campaign' });
});
