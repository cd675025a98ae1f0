import type { Disk } from '../disk/disk.ts';
import { isLock } from '../disk/lock.ts';
import { lockOf } from '../disk/lockOf.ts';
import { isTemporary, makeFolders, removeAll } from '../disk/replaceFile.ts';
import { StoreTrouble } from '../trouble.ts';

const taken = (folder: string): StoreTrouble =>
  new StoreTrouble(
    'folder-exists',
    folder,
    `${folder} exists already and is not empty; nothing was changed. Choose another folder.`,
  );

/** What a crash left of an earlier try is as good as nothing. */
async function mustBeEmpty(disk: Disk, folder: string): Promise<void> {
  const names = await disk.list(folder);
  if (names.some((name) => !isTemporary(name) && !isLock(name))) throw taken(folder);
}

/**
 * Makes a folder and fills it while nobody else may write there. It must not exist yet or be empty (`folder-exists`);
 * when anything fails, it is as it was before, if only `fill` takes back what it made inside.
 */
export async function fillNewFolder(disk: Disk, folder: string, fill: () => Promise<void>): Promise<void> {
  const found = await disk.stat(folder);
  if (found && !found.folder) throw taken(folder);
  const made = await makeFolders(disk, folder);
  try {
    await mustBeEmpty(disk, folder);
    const release = await lockOf(disk, folder);
    try {
      await mustBeEmpty(disk, folder);
      await fill();
    } finally {
      await release();
    }
  } catch (error) {
    if (made.includes(folder)) await removeAll(disk, made);
    throw error;
  }
}
