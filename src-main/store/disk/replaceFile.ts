import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import type { Disk } from './disk.ts';
import { errno, ignore } from '../trouble.ts';

const TEMPORARY = /\.[0-9a-f]{12}\.new$/;
/** Milliseconds between tries of a rename: on Windows a virus scanner or a sync program holds a file for a moment. */
const PATIENCE = [10, 20, 40, 80, 160, 320];

export const isTemporary = (name: string): boolean => TEMPORARY.test(name);

async function renamePatiently(disk: Disk, from: string, to: string): Promise<void> {
  for (const pause of PATIENCE) {
    try {
      return await disk.rename(from, to);
    } catch (error) {
      if (!['EPERM', 'EACCES', 'EBUSY'].includes(errno(error))) throw error;
      await wait(pause);
    }
  }
  await disk.rename(from, to);
}

/** Some disks take fewer bytes than they were given and say nothing. */
const notAsWritten = (): Error =>
  Object.assign(new Error('the file read back is not the one that was written'), { code: 'EIO' });

/** Lets `write` make a whole and flushed file aside, which is then renamed over the old one; the folder is flushed. */
async function putInPlace(
  disk: Disk,
  path: string,
  write: (aside: string) => Promise<void>,
  beforeRename?: () => Promise<void>,
): Promise<void> {
  const aside = `${path}.${randomBytes(6).toString('hex')}.new`;
  try {
    await write(aside);
    await beforeRename?.();
    await renamePatiently(disk, aside, path);
  } catch (error) {
    await disk.remove(aside).catch(ignore);
    throw error;
  }
  await disk.syncFolder(dirname(path));
}

/**
 * Puts bytes in the place of a file so that at every moment either the old or the new file is whole: written aside and
 * flushed, read again and compared, then renamed, then the folder flushed. `beforeRename` runs when the new file is
 * known to be good. When anything fails, the old file is untouched.
 */
export const replaceFile = (
  disk: Disk,
  path: string,
  bytes: Uint8Array,
  beforeRename?: () => Promise<void>,
): Promise<void> =>
  putInPlace(
    disk,
    path,
    async (aside) => {
      await disk.writeNew(aside, bytes);
      if (Buffer.compare(bytes, await disk.read(aside)) !== 0) throw notAsWritten();
    },
    beforeRename,
  );

/** The same with what is made piece by piece, of which no more than a piece is held at a time. */
export const replaceFileBy = (disk: Disk, path: string, pieces: AsyncIterable<Uint8Array>): Promise<void> =>
  putInPlace(disk, path, async (aside) => {
    const file = await disk.openAppend(aside, true);
    let size = 0;
    let sum = 0;
    try {
      for await (const piece of pieces) {
        for (let at = 0; at < piece.length;) at += await file.write(piece.subarray(at));
        size += piece.length;
        sum = crc32(piece, sum);
      }
      await file.datasync();
    } finally {
      await file.close();
    }
    if ((await disk.stat(aside))?.size !== size || (await sumOf(disk, aside, size)) !== sum)
      throw notAsWritten();
  });

const PIECE = 1024 * 1024;

async function sumOf(disk: Disk, path: string, size: number): Promise<number> {
  let sum = 0;
  for (let at = 0; at < size; at += PIECE)
    sum = crc32(await disk.read(path, at, Math.min(at + PIECE, size)), sum);
  return sum;
}

/**
 * Removes what a crash left in a folder of files being written aside, of all or of the one so named. Nothing depends on it, so a
 * failure is none.
 */
export async function sweep(disk: Disk, folder: string, of = ''): Promise<void> {
  const left = (await disk.list(folder)).filter((name) => isTemporary(name) && name.startsWith(of));
  for (const name of left) await disk.remove(join(folder, name)).catch(ignore);
}

/**
 * Makes one folder so that it lasts, where there is none, or leaves none; gives back whether it was made here. The one above
 * it must be there: a lost drive is not recreated. Another program may make the same one at the same moment.
 */
export async function makeFolder(disk: Disk, path: string): Promise<boolean> {
  if (await disk.stat(path)) return false;
  try {
    await disk.mkdir(path);
  } catch (error) {
    if (errno(error) !== 'EEXIST' || !(await disk.stat(path))?.folder) throw error;
    await keepName(disk, path);
    return false;
  }
  try {
    await disk.syncFolder(dirname(path));
    return true;
  } catch (error) {
    await disk.remove(path).catch(ignore);
    throw error;
  }
}

/** Flushes the name of a folder that is there: who made it may have been killed before. One above us may be closed to us. */
const keepName = (disk: Disk, path: string): Promise<void> =>
  disk.syncFolder(dirname(path)).catch((error: unknown) => {
    if (!['EACCES', 'EPERM'].includes(errno(error))) throw error;
  });

/** Makes a folder and all above it that are missing; gives back those made, the deepest last. All of them or none. */
export async function makeFolders(disk: Disk, path: string): Promise<string[]> {
  if (await disk.stat(path)) {
    await keepName(disk, path);
    return [];
  }
  const made = await makeFolders(disk, dirname(path));
  try {
    return (await makeFolder(disk, path)) ? [...made, path] : made;
  } catch (error) {
    await removeAll(disk, made);
    throw error;
  }
}

/** Removes a file, or a folder with all that is in it. */
export async function removeTree(disk: Disk, path: string): Promise<void> {
  const found = await disk.stat(path);
  if (found?.folder) for (const name of await disk.list(path)) await removeTree(disk, join(path, name));
  if (found) await disk.remove(path);
}

/** Removes what was made, the last first, as far as possible. */
export async function removeAll(disk: Disk, made: readonly string[]): Promise<void> {
  for (const path of made.toReversed()) await disk.remove(path).catch(ignore);
}
