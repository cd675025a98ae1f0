import { join } from 'node:path';
import { Low } from 'lowdb';
import { BACKUPS, keepBackup, thinBackups, type Backup } from './backups.ts';
import type { Disk } from '../disk/disk.ts';
import { DOCUMENT, parseDocument, type CampaignDocument } from './document.ts';
import { isUnfinished } from '../folder/newFolder.ts';
import { SESSIONS } from '../journal/journalFiles.ts';
import { checksum } from '../json.ts';
import { renderDocument } from './render.ts';
import { replaceFile, sweep } from '../disk/replaceFile.ts';
import { badFile, ignore, StoreTrouble } from '../trouble.ts';

const isNoCampaign = (folder: string): StoreTrouble =>
  new StoreTrouble('not-a-campaign', folder, `${folder} is not a Hexwatch campaign; nothing was changed.`);

/** Tells a folder that lost its campaign.json from one that never had any. */
async function missing(disk: Disk, folder: string): Promise<StoreTrouble> {
  const names = await disk.list(folder);
  if (isUnfinished(names)) return isNoCampaign(folder);
  return names.includes(SESSIONS) || names.includes(BACKUPS)
    ? badFile(DOCUMENT, 'is missing, though the rest of the campaign is there')
    : isNoCampaign(folder);
}

/** Throws when the folder has no campaign.json (`not-a-campaign`), or has lost it (`bad-file`). */
export async function mustHaveDocument(disk: Disk, folder: string): Promise<void> {
  const found = await disk.stat(folder);
  if (!found?.folder) throw isNoCampaign(folder);
  if (!(await disk.stat(join(folder, DOCUMENT)))) throw await missing(disk, folder);
}

/**
 * campaign.json as a lowdb document over the disk port. Null until it was read: it has no default, so that what is
 * missing is never made up. Writing keeps the file that is replaced as a backup and tells `onBackup`.
 */
export function checkpointFile(
  disk: Disk,
  folder: string,
  schema: number,
  onBackup?: (backup: Backup) => void,
): Low<CampaignDocument | null> {
  const path = join(folder, DOCUMENT);
  // Of the bytes that may stand in the file by our own doing: the checksum, and the sequence number they hold.
  // They are two while it is not known whether a rename lasted.
  let ours = new Map<string, number>();

  const replace = async (bytes: Uint8Array, current: Uint8Array): Promise<void> => {
    const seq = ours.get(checksum(current));
    if (seq === undefined) throw badFile(DOCUMENT, 'was changed by another program while it was open here');
    if (Buffer.from(bytes).equals(current)) return disk.syncFolder(folder);
    let backup: Backup | undefined;
    await replaceFile(disk, path, bytes, async () => {
      backup = await keepBackup(disk, folder, seq, current);
      onBackup?.(backup);
    });
    // The checkpoint is safe by now: what can't be thinned or swept today is tomorrow's.
    if (backup) await thinBackups(disk, folder, backup).catch(ignore);
    await sweep(disk, folder).catch(ignore);
  };

  return new Low<CampaignDocument | null>(
    {
      read: async () => {
        await mustHaveDocument(disk, folder);
        const bytes = await disk.read(path);
        const document = parseDocument(bytes, DOCUMENT, schema);
        ours = new Map([[checksum(bytes), document.seq]]);
        return document;
      },
      write: async (document) => {
        if (document === null) return;
        const bytes = await renderDocument(document);
        const sum = checksum(bytes);
        const isFirst = ours.size === 0;
        const current = isFirst ? null : await disk.read(path);
        ours.set(sum, document.seq);
        if (current) await replace(bytes, current);
        else await replaceFile(disk, path, bytes);
        ours = new Map([[sum, document.seq]]);
      },
    },
    null,
  );
}

/** Reads the document; what is missing or damaged throws. */
export async function readCheckpoint(file: Low<CampaignDocument | null>): Promise<CampaignDocument> {
  await file.read();
  if (!file.data) throw new Error('lowdb read no document and did not say why.');
  return file.data;
}
