import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { walk } from '../../src-main/store/journal/journal.ts';
import { journalFiles } from '../../src-main/store/journal/journalFiles.ts';
import { openCampaign } from '../../src-main/store/store.ts';
import { campaign, seqs } from './campaignFolder.ts';

/** What stands in a journal, with its line, and how many lines it is. */
async function judged(folder: string): Promise<(string | number)[][]> {
  const found = [];
  const files = await journalFiles(nodeDisk, folder);
  for await (const item of walk(nodeDisk, files, { session: 0, bytes: 0, prev: 0 }))
    found.push([item.kind, item.line, ...(item.kind === 'damage' ? [item.lines] : [])]);
  return found;
}

test('damaged lines behind each other with the same problem are one item', async () => {
  const folder = await campaign([1]);
  const lines = `${'\n'.repeat(10_000)}${JSON.stringify({ seq: 2 })}\n${'x\n'.repeat(9)}`;
  await appendFile(join(folder, 'sessions/0001.jsonl'), lines);
  expect(await judged(folder)).toEqual([
    ['entry', 1],
    ['damage', 2, 10_000],
    ['damage', 10_002, 1],
    ['damage', 10_003, 9],
  ]);
});

test('lines are read whole and counted wherever a piece of the file ends', async () => {
  const folder = await campaign([1]);
  const store = await openCampaign(nodeDisk, folder);
  for (const seq of [2, 3, 4]) await store.append(1, { seq, text: 'x'.repeat(700_000 * seq) });
  await store.close();
  await appendFile(join(folder, 'sessions/0001.jsonl'), `${'\n'.repeat(3_000_000)}{"seq":5`);
  const found = await judged(folder);
  expect(found.slice(0, 4)).toEqual([1, 2, 3, 4].map((line) => ['entry', line]));
  const damaged = found.slice(4, -1).map(([, , lines]) => Number(lines));
  expect(damaged.reduce((sum, lines) => sum + lines, 0)).toBe(3_000_000);
  expect(found.at(-1)).toEqual(['torn', 3_000_005]);
});

test('zeros behind a line that was being written are no part of it, those before anything else are damage', async () => {
  for (const [end, kind] of [
    ['{"seq":2,\0\0\0', 'torn'],
    ['\0\0\0', 'torn'],
    [`${'\0'.repeat(300_000)}x`, 'damage'],
    ['{"seq"\0\0:2', 'damage'],
  ] as const) {
    const folder = await campaign([1]);
    await appendFile(join(folder, 'sessions/0001.jsonl'), end);
    expect((await judged(folder))[1]?.slice(0, 2)).toEqual([kind, 2]);
    if (kind === 'torn') {
      const store = await openCampaign(nodeDisk, folder, { readOnly: true });
      expect(await seqs(store.entries())).toEqual([1]);
    }
  }
});
