import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { openCampaign } from '../../src-main/store/store.ts';
import { bytesOf, campaign, edit } from './campaignFolder.ts';

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
