import { basename, dirname, join, relative, sep } from 'node:path';
import { DOCUMENT } from '../checkpoint/document.ts';
import type { Disk } from '../disk/disk.ts';
import { isLock } from '../disk/lock.ts';
import { replaceFile } from '../disk/replaceFile.ts';
import { HEAD } from '../journal/head.ts';
import { SESSIONS } from '../journal/journalFiles.ts';
import { asTrouble, errno, StoreTrouble } from '../trouble.ts';
import { PARTS } from './ownFiles.ts';

const OWN = [DOCUMENT, ...PARTS];

/** Whether a folder is a campaign, or was one before it lost campaign.json. */
async function isCampaign(disk: Disk, folder: string): Promise<boolean> {
  const names = await disk.list(folder).catch((): string[] => []);
  return names.includes(DOCUMENT) || names.includes(HEAD) || names.includes(SESSIONS);
}

/** Whether a path, free of links, is one of the files that a campaign is made of. On some disks large letters are small ones. */
async function isOwnFile(disk: Disk, path: string): Promise<boolean> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const [first = ''] = relative(folder, path).toLowerCase().split(sep);
    if ((OWN.includes(first) || isLock(first)) && (await isCampaign(disk, folder))) return true;
    if (folder === dirname(folder)) return false;
  }
}

/**
 * Writes a file that is no campaign's: whole or not at all, over one that is there. Throws `own-file` for any of the files
 * that a campaign is made of, whichever campaign, and `read-only`, `disk-full` or `io`.
 */
export async function writeOut(disk: Disk, path: string, content: string | Uint8Array): Promise<void> {
  try {
    const target = (await disk.stat(path))
      ? await disk.realPath(path)
      : join(await disk.realPath(dirname(path)), basename(path));
    if (await isOwnFile(disk, target)) throw ownFile(path);
    await replaceFile(disk, target, typeof content === 'string' ? Buffer.from(content) : content);
  } catch (error) {
    const trouble = asTrouble(error, path, 'writing');
    if (!(trouble instanceof StoreTrouble) || trouble === error) throw trouble;
    const why = WHY[errno(error)] ?? errno(error);
    const message = `${path} could not be written (${why}); the campaign is unchanged. Choose another place for it.`;
    throw new StoreTrouble(trouble.code, path, message, { cause: error });
  }
}

const WHY: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EROFS: 'its folder is read-only',
  EACCES: 'its folder is read-only',
  EPERM: 'its folder is read-only',
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder is a file',
  EISDIR: 'it is a folder',
  ENAMETOOLONG: 'its name is too long',
};

const ownFile = (path: string): StoreTrouble =>
  new StoreTrouble(
    'own-file',
    path,
    `${path} is one of the files of a campaign; nothing was changed. Choose another name.`,
  );
