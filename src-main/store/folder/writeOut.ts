import { basename, dirname, join, relative, sep } from 'node:path';
import { DOCUMENT } from '../checkpoint/document.ts';
import type { Disk } from '../disk/disk.ts';
import { isLock } from '../disk/lock.ts';
import { replaceFile, replaceFileBy } from '../disk/replaceFile.ts';
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

/** What is written to a file: at once, or piece by piece as it is made. */
export type Content = string | Uint8Array | AsyncIterable<string>;

/** So much text is written at once. */
const AT_ONCE = 256 * 1024;

async function* inBytes(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let kept = '';
  for await (const piece of pieces) {
    kept += piece;
    if (kept.length < AT_ONCE) continue;
    yield Buffer.from(kept);
    kept = '';
  }
  yield Buffer.from(kept);
}

/**
 * Writes a file that is no campaign's: whole or not at all, over one that is there. Throws `own-file` for any of the files
 * that a campaign is made of, whichever campaign, and `read-only`, `disk-full` or `io`; and what making a piece throws.
 */
export async function writeOut(disk: Disk, path: string, content: Content): Promise<void> {
  await inWords(path, 'exporting', async () => {
    const found = await disk.stat(path);
    if (found?.folder) throw Object.assign(new Error(`${path} is a folder`), { code: 'EISDIR', path });
    const target = found
      ? await disk.realPath(path)
      : join(await disk.realPath(dirname(path)), basename(path));
    if (await isOwnFile(disk, target)) throw ownFile(path);
    if (typeof content === 'string') await replaceFile(disk, target, Buffer.from(content));
    else if (content instanceof Uint8Array) await replaceFile(disk, target, content);
    else await replaceFileBy(disk, target, inBytes(content));
  });
}

const ownFile = (path: string): StoreTrouble =>
  new StoreTrouble(
    'own-file',
    path,
    `${path} is one of the files of a campaign; nothing was changed. Choose another name.`,
  );
