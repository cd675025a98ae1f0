import type { EntryRange, JournalEntry, KeptState } from '../contract.ts';
import type { Disk } from '../disk/disk.ts';
import type { Start } from '../journal/journal.ts';
import { journalFiles } from '../journal/journalFiles.ts';
import { hinted } from '../journal/locate.ts';
import type { Migration } from '../migrations.ts';
import { listBackups, readBackup } from './backups.ts';
import { stateOf, type CampaignDocument } from './document.ts';

/** Reads the journal as it is, from its beginning or a known place on. */
export type ReadJournal = (range: EntryRange, from?: Start & { prev: number }) => AsyncIterable<JournalEntry>;

/** The document of a backup; undefined where it can't be read, since others may do as well. */
const documentOf = (disk: Disk, folder: string, name: string): Promise<CampaignDocument | undefined> =>
  readBackup(disk, folder, name).then(
    ({ document }) => document,
    () => undefined,
  );

/** The newest backup that lies before an event and can be read; undefined where there is none. */
export async function backupBefore(
  disk: Disk,
  folder: string,
  before: number,
  steps: readonly Migration[],
  read: ReadJournal,
): Promise<KeptState | undefined> {
  for (const backup of await listBackups(disk, folder)) {
    const document = backup.seq < before ? await documentOf(disk, folder, backup.name) : undefined;
    if (!document) continue;
    const { seq } = document;
    const place = await hinted(disk, await journalFiles(disk, folder), document);
    return {
      seq,
      state: stateOf(document, steps),
      entries: () => read({ afterSeq: seq }, place ?? undefined),
    };
  }
  return undefined;
}
