import type { KeptState } from '../contract.ts';
import type { Disk } from '../disk/disk.ts';
import { journalFiles } from '../journal/journalFiles.ts';
import { readTail } from '../journal/locate.ts';
import type { Migration } from '../migrations.ts';
import { listBackups, readBackup } from './backups.ts';
import { stateOf } from './document.ts';

/** A backup with the journal after it; undefined where either can't be read, since others may do as well. */
async function kept(
  disk: Disk,
  folder: string,
  name: string,
  steps: readonly Migration[],
): Promise<KeptState | undefined> {
  try {
    const { document } = await readBackup(disk, folder, name);
    const { entries } = await readTail(disk, await journalFiles(disk, folder), document, steps);
    return { seq: document.seq, state: stateOf(document, steps), entries };
  } catch {
    return undefined;
  }
}

/** The newest backup that lies before an event and can be read, with the journal after it; undefined where there is none. */
export async function backupBefore(
  disk: Disk,
  folder: string,
  seq: number,
  steps: readonly Migration[],
): Promise<KeptState | undefined> {
  for (const backup of await listBackups(disk, folder)) {
    const found = backup.seq < seq ? await kept(disk, folder, backup.name, steps) : undefined;
    if (found) return found;
  }
  return undefined;
}
