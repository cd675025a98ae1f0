import { basename, dirname, join, relative, sep } from 'node:path';
import { DOCUMENT } from '../checkpoint/document.ts';
import type { Disk } from '../disk/disk.ts';
import { isLock } from '../disk/lock.ts';
import { replaceFile } from '../disk/replaceFile.ts';
import { HEAD } from '../journal/head.ts';
import { SESSIONS } from '../journal/journalFiles.ts';
import { inWords, StoreTrouble } from '../trouble.ts';
import { foldersAround, PARTS } from './ownFiles.ts';

const OWN = [DOCUMENT, ...PARTS];

/** Whether a folder is a campaign, or was one before it lost campaign.json. */
async function isCampaign(disk: Disk, folder: string): Promise<boolean> {
  const names = await disk.list(folder).catch((): string[] => []);
  return names.includes(DOCUMENT) || names.includes(HEAD) || names.includes(SESSIONS);
}

/** Whether a path, free of links, is one of the files that a campaign is made of. On some disks large letters are small ones. */
async function isOwnFile(disk: Disk, path: string): Promise<boolean> {
  for (const folder of foldersAround(path)) {
    const [first = ''] = relative(folder, path).toLowerCase().split(sep);
    if ((OWN.includes(first) || isLock(first)) && (await isCampaign(disk, folder))) return true;
  }
  return false;
}

/**
 * Writes a file that is no campaign's: whole or not at all, over one that is there. Throws `own-file` for any of the files
 * that a campaign is made of, whichever campaign, and `read-only`, `disk-full` or `io`.
 */
export async function writeOut(disk: Disk, path: string, content: string | Uint8Array): Promise<void> {
  await inWords(path, 'exporting', async () => {
    const target = (await disk.stat(path))
      ? await disk.realPath(path)
      : join(await disk.realPath(dirname(path)), basename(path));
    if (await isOwnFile(disk, target)) throw ownFile(path);
    await replaceFile(disk, target, typeof content === 'string' ? Buffer.from(content) : content);
  });
}

const ownFile = (path: string): StoreTrouble =>
  new StoreTrouble(
    'own-file',
    path,
    `${path} is one of the files of a campaign; nothing was changed. Choose another name.`,
  );
