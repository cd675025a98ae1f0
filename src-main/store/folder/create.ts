import { join } from 'node:path';
import { BACKUPS, keepBackup, listBackups } from '../checkpoint/backups.ts';
import { checkpointFile } from '../checkpoint/checkpointFile.ts';
import type { Disk } from '../disk/disk.ts';
import { DOCUMENT } from '../checkpoint/document.ts';
import { mustKeep } from '../json.ts';
import { migrations, schemaAfter } from '../migrations.ts';
import { fillNewFolder } from './newFolder.ts';
import { removeAll, sweep } from '../disk/replaceFile.ts';
import { ignore, inWords } from '../trouble.ts';

/** The first checkpoint: the state after event `seq`. */
interface First {
  seq: number;
  state: unknown;
}

/**
 * Makes a campaign folder with its first checkpoint, flushed. The folder must not exist yet or be empty
 * (`folder-exists`); when anything fails, it is as it was before.
 */
export const createCampaign = (disk: Disk, folder: string, first: First): Promise<void> =>
  inWords(folder, 'writing', async () => {
    mustKeep(first, DOCUMENT);
    await fillNewFolder(disk, folder, () => writeFirst(disk, folder, first));
  });

/** Writes the first checkpoint, and a backup of it: without one, damage to it before the next would be the end. */
async function writeFirst(disk: Disk, folder: string, { seq, state }: First): Promise<void> {
  const schema = schemaAfter(migrations);
  const file = checkpointFile(disk, folder, schema);
  file.data = { schema, seq, journal: { start: seq, file: null, bytes: 0 }, state };
  const path = join(folder, DOCUMENT);
  try {
    await file.write();
    await keepBackup(disk, folder, seq, await disk.read(path));
  } catch (error) {
    // All was written but for a last flush, maybe: a campaign that was not answered for must not stay.
    const backups = (await listBackups(disk, folder)).map(({ name }) => join(folder, BACKUPS, name));
    await removeAll(disk, [join(folder, BACKUPS), ...backups, path]);
    throw error;
  }
  await sweep(disk, folder).catch(ignore);
}
