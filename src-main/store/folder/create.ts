import { join } from 'node:path';
import { keepBackup } from '../checkpoint/backups.ts';
import { checkpointFile } from '../checkpoint/checkpointFile.ts';
import type { Disk } from '../disk/disk.ts';
import { DOCUMENT } from '../checkpoint/document.ts';
import { mustKeep } from '../json.ts';
import { migrations, schemaAfter } from '../migrations.ts';
import { fillNewFolder } from './newFolder.ts';
import { writeHead } from '../journal/head.ts';
import { inWords } from '../trouble.ts';

/** The first checkpoint: the state after event `seq`. */
interface First {
  seq: number;
  state: unknown;
}

/**
 * Makes a campaign folder with its first checkpoint, flushed. The folder must not exist yet or be empty (`folder-exists`).
 * `begin` may go on in the folder that it is given, before anything stands in its place; when anything fails, nothing does.
 */
export const createCampaign = (
  disk: Disk,
  folder: string,
  first: First,
  begin: (aside: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> =>
  inWords(folder, 'making', async () => {
    mustKeep(first, DOCUMENT);
    await fillNewFolder(disk, folder, async (aside) => {
      await writeFirst(disk, aside, first);
      await begin(aside);
    });
  });

/** Writes the first checkpoint, and a backup of it: without one, damage to it before the next would be the end. */
async function writeFirst(disk: Disk, folder: string, { seq, state }: First): Promise<void> {
  const schema = schemaAfter(migrations);
  const file = checkpointFile(disk, folder, schema);
  file.data = { schema, seq, journal: { start: seq, file: null, bytes: 0 }, state };
  await writeHead(disk, folder, seq);
  await file.write();
  await keepBackup(disk, folder, seq, await disk.read(join(folder, DOCUMENT)));
}
