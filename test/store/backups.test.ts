import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseBackupName, spare, type Backup } from '../../src-main/store/checkpoint/backups.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { checkCampaign, openCampaign, repairCampaign, type Disk } from '../../src-main/store/store.ts';
import { campaign, entry } from './campaignFolder.ts';

const at = (time: string): Disk => ({ ...nodeDisk, now: () => new Date(time) });
const names = async (folder: string): Promise<string[]> =>
  (await nodeDisk.list(join(folder, 'backups'))).sort();

/** A backup for each of many days, newest first, the latest with the highest number. */
const daily = (days: number, dayOf: (index: number) => string): Backup[] =>
  Array.from({ length: days }, (_, index) =>
    parseBackupName(`${String(index).padStart(10, '0')}-01-${dayOf(index)}T120000Z.json`)!,
  ).reverse();

const day = (index: number): string => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);

test('a new checkpoint keeps the one before it, named by its number and time', async () => {
  const folder = await campaign([2], 1);
  const store = await openCampaign(at('2026-11-20T18:05:09.123Z'), folder);
  await store.saveCheckpoint(2, { last: 2 });
  expect((await names(folder)).at(-1)).toBe('0000000001-01-2026-11-20T180509Z.json');
  expect(store.lastBackupAt()).toBe('2026-11-20T18:05:09Z');
  await store.close();
  expect((await openCampaign(nodeDisk, folder, { readOnly: true })).lastBackupAt()).toBe(
    '2026-11-20T18:05:09Z',
  );
});

test('a new campaign has a backup from its first moment, and it is enough', async () => {
  const folder = await campaign([3]);
  await rm(join(folder, 'campaign.json'));
  expect((await repairCampaign(nodeDisk, folder)).whole).toBe(true);
  const store = await openCampaign(nodeDisk, folder, { readOnly: true });
  expect(store.checkpoint).toEqual({ seq: 0, state: { last: 0 } });
  expect(store.tail).toEqual([1, 2, 3].map(entry));
});

test('the same checkpoint once more makes no backup', async () => {
  const folder = await campaign([1], 1);
  const store = await openCampaign(nodeDisk, folder);
  const before = await names(folder);
  await store.saveCheckpoint(1, { last: 1 });
  await store.close();
  expect(await names(folder)).toEqual(before);
});

test('the last ten stay, before them one a day for fourteen days, before those one a week', () => {
  const all = daily(400, day);
  const gone = new Set(spare(all));
  const kept = all.filter((backup) => !gone.has(backup)).map(({ seq }) => seq);
  expect(kept.slice(0, 24)).toEqual(Array.from({ length: 24 }, (_, index) => 399 - index));
  const weekly = kept.slice(26).map((seq, index) => kept[index + 25]! - seq);
  expect(new Set(weekly)).toEqual(new Set([7]));
  expect(kept.at(-1)).toBeLessThan(7);
});

test('of several on one day the last is kept', () => {
  const all = daily(16, (index) => day(Math.floor(index / 3)));
  const gone = new Set(spare(all));
  expect(
    all
      .slice(10)
      .filter((backup) => !gone.has(backup))
      .map(({ seq }) => seq),
  ).toEqual([5, 2]);
});

test('thinning once more takes nothing away', () => {
  const all = daily(400, day);
  const gone = new Set(spare(all));
  expect(spare(all.filter((backup) => !gone.has(backup)))).toEqual([]);
});

test('a clock that goes back ten years does not make the newest the oldest', async () => {
  const folder = await campaign([14]);
  for (let seq = 1; seq <= 14; seq++) {
    const store = await openCampaign(at(seq < 10 ? '2026-05-01T10:00:00Z' : '2016-05-01T10:00:00Z'), folder);
    await store.saveCheckpoint(14, { last: 14, saved: seq });
    await store.close();
  }
  const store = await openCampaign(nodeDisk, folder, { readOnly: true });
  expect(store.checkpoint.state).toEqual({ last: 14, saved: 14 });
  expect(store.lastBackupAt()).toBe('2016-05-01T10:00:00Z');
});

test('each backup that is kept can be put back, and the journal brings it up to date', async () => {
  const folder = await campaign();
  for (let seq = 1; seq <= 40; seq++) {
    const store = await openCampaign(at(`${day(seq)}T12:00:00Z`), folder);
    await store.append(seq, entry(seq));
    await store.saveCheckpoint(seq, { last: seq });
    await store.close();
  }
  const kept = await names(folder);
  expect(kept.length).toBeGreaterThan(20);
  while ((await names(folder)).some((name) => parseBackupName(name))) {
    const newest = (await names(folder)).filter((name) => parseBackupName(name)).at(-1)!;
    await rm(join(folder, 'campaign.json'));
    expect((await repairCampaign(nodeDisk, folder)).whole).toBe(true);
    const store = await openCampaign(nodeDisk, folder, { readOnly: true });
    expect(store.checkpoint.seq).toBe(parseBackupName(newest)!.seq);
    expect(store.tail.at(-1)).toEqual(entry(40));
    await rm(join(folder, 'backups', newest));
  }
  expect((await checkCampaign(nodeDisk, folder)).whole).toBe(true);
});
