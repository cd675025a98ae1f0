import { join } from 'node:path';
import { BACKUPS, readBackup } from '../checkpoint/backups.ts';
import type { Disk } from '../disk/disk.ts';
import { DOCUMENT, type CampaignDocument } from '../checkpoint/document.ts';
import { troubleOf, walk } from '../journal/journal.ts';
import { journalFiles, type JournalFile } from '../journal/journalFiles.ts';
import { endsEarly } from '../journal/locate.ts';
import { fillNewFolder, writeParts, type Part } from './newFolder.ts';
import { PICTURES } from './ownFiles.ts';
import { HEAD, renderHead } from '../journal/head.ts';
import { badFile, inWords } from '../trouble.ts';

/** How far each file of the journal belongs to a checkpoint. Throws `bad-file` at any damage before that point. */
async function journalUpTo(
  disk: Disk,
  files: readonly JournalFile[],
  { seq, journal }: CampaignDocument,
  name: string,
): Promise<Map<JournalFile, number>> {
  const ends = new Map<JournalFile, number>();
  let last = journal.start;
  if (last === seq) return ends;
  for await (const item of walk(disk, files, { session: 0, bytes: 0, prev: last })) {
    if (item.kind === 'torn') break;
    if (item.kind !== 'entry') throw await troubleOf(disk, item);
    last = item.entry.seq;
    if (last > seq) throw badFile(name, `ends at event ${seq}, in the middle of a line of ${item.file.name}`);
    ends.set(item.file, item.end);
    if (last === seq) return ends;
  }
  throw endsEarly(files, last, seq);
}

/** The referee's own files: what is no plain file is left where it is. */
async function pictures(disk: Disk, folder: string): Promise<Part[]> {
  if (!(await disk.stat(join(folder, PICTURES)))?.folder) return [];
  const parts: Part[] = [];
  for (const picture of await disk.list(join(folder, PICTURES))) {
    const path = join(folder, PICTURES, picture);
    const found = await disk.stat(path);
    if (!found || found.folder) continue;
    parts.push({ name: `${PICTURES}/${picture}`, bytes: () => disk.read(path, 0, found.size) });
  }
  return parts;
}

async function partsAsOf(disk: Disk, folder: string, backup: string): Promise<Part[]> {
  const { bytes, document } = await readBackup(disk, folder, backup);
  const kept = `${BACKUPS}/${backup}`;
  const journal = await journalUpTo(disk, await journalFiles(disk, folder), document, kept);
  return [
    ...[...journal].map(([{ name, path }, end]) => ({ name, bytes: () => disk.read(path, 0, end) })),
    ...(await pictures(disk, folder)),
    { name: kept, bytes: () => Promise.resolve(bytes) },
    { name: HEAD, bytes: () => Promise.resolve(renderHead(document.seq)) },
    { name: DOCUMENT, bytes: () => Promise.resolve(bytes) },
  ];
}

/**
 * Makes a new campaign folder `target` that stands where a backup of `folder` stands: its state, the journal up to
 * there, and the pictures. `folder` is only read, and may be open. When anything fails, `target` is as it was before.
 * Throws `unknown-backup`, `bad-file`, `newer-schema`, `folder-exists`, `io`.
 */
export async function copyAsOf(disk: Disk, folder: string, backup: string, target: string): Promise<void> {
  const parts = await inWords(folder, 'reading', () => partsAsOf(disk, folder, backup));
  await inWords(target, 'making', () =>
    fillNewFolder(disk, target, (aside) => writeParts(disk, aside, parts)),
  );
}
