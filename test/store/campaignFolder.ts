import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { createCampaign, openCampaign, type Disk, type JournalEntry } from '../../src-main/store/store.ts';

/** A path in a temporary folder of the test's own, where nothing is yet. */
export async function freshPath(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'hexwatch-store-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  return join(home, 'My Campaign');
}

/** An entry as the table writes them: one command that led to one event. */
export const entry = (seq: number): JournalEntry => ({
  seq,
  command: { type: 'note', text: `Night ${seq}` },
});

/** A campaign whose state is the number of its last event: `sessions` gives how many entries each session has. */
export async function campaign(sessions: number[] = [], checkpointAt = 0): Promise<string> {
  const folder = await freshPath();
  await createCampaign(nodeDisk, folder, { seq: 0, state: { last: 0 } });
  const store = await openCampaign(nodeDisk, folder);
  let seq = 0;
  for (const [index, count] of sessions.entries()) {
    for (let n = 0; n < count; n++) {
      await store.append(index + 1, entry(++seq));
      if (seq === checkpointAt) await store.saveCheckpoint(seq, { last: seq });
    }
  }
  await store.close();
  return folder;
}

/** Opens only to read and gives back the numbers of all entries in the journal. */
export async function journalOf(folder: string, disk: Disk = nodeDisk): Promise<number[]> {
  const store = await openCampaign(disk, folder, { readOnly: true });
  return seqs(store.entries());
}

/** The numbers of the entries read, in order. */
export async function seqs(entries: AsyncIterable<JournalEntry>): Promise<number[]> {
  const found: number[] = [];
  for await (const { seq } of entries) found.push(seq);
  return found;
}

/** Every file of a folder with its bytes, to see that nothing was changed. */
export async function bytesOf(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
  const read = files.sort().map(async (path) => [path, await readFile(path, 'latin1')] as const);
  return Object.fromEntries(await Promise.all(read));
}

/** Changes the text of one file. */
export async function edit(path: string, change: (text: string) => string): Promise<void> {
  await writeFile(path, change(await readFile(path, 'utf8')));
}
