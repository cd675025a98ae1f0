import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { DOCUMENT } from '../checkpoint/document.ts';
import type { Disk } from '../disk/disk.ts';
import { isLock } from '../disk/lock.ts';
import { lockOf } from '../disk/lockOf.ts';
import {
  isTemporary,
  makeFolder,
  makeFolders,
  removeAll,
  removeTree,
  replaceFile,
} from '../disk/replaceFile.ts';
import { ignore, StoreTrouble } from '../trouble.ts';
import { foldersAround, PARTS } from './ownFiles.ts';

const ASIDE = /^\.making-[0-9a-f]{12}$/;

const isAside = (name: string): boolean => ASIDE.test(name);

/** Whether the names in a folder are what a crash left of a campaign that was being made. */
export const isUnfinished = (names: readonly string[]): boolean =>
  !names.includes(DOCUMENT) && names.some(isAside);

const taken = (folder: string): StoreTrouble =>
  new StoreTrouble(
    'folder-exists',
    folder,
    `${folder} exists already and is not empty; nothing was changed. Choose another folder.`,
  );

async function mustBeOutside(disk: Disk, folder: string): Promise<void> {
  for (const around of foldersAround(resolve(folder)))
    if (await disk.stat(join(around, DOCUMENT)))
      throw new StoreTrouble(
        'own-file',
        folder,
        `${folder} is inside the campaign ${around}; nothing was made. Choose another folder.`,
      );
}

/** What making a campaign left in a folder: parts that were moved to their place already, and the folders beside. */
interface Leftovers {
  parts: string[];
  asides: string[];
}

async function leftovers(disk: Disk, folder: string): Promise<Leftovers> {
  const names = await disk.list(folder);
  if (!isUnfinished(names)) return { parts: [], asides: [] };
  const asides = names.filter(isAside);
  const inside = await Promise.all(asides.map((aside) => disk.list(join(folder, aside))));
  // Parts are moved out only when all is made, and campaign.json is the last of them.
  const isMoving = inside.some((parts) => parts.includes(DOCUMENT));
  return { parts: names.filter((name) => isMoving && PARTS.includes(name)), asides };
}

/**
 * Removes them: first the parts, flushed as gone, since only the folders beside tell what they are. Parts that are gone
 * already may have been removed by a program that was killed before it flushed that.
 */
async function removeLeftovers(disk: Disk, folder: string, { parts, asides }: Leftovers): Promise<void> {
  if (asides.length === 0) return;
  for (const name of parts) await removeTree(disk, join(folder, name));
  await disk.syncFolder(folder);
  for (const name of asides) await removeTree(disk, join(folder, name));
}

async function mustBeEmpty(disk: Disk, folder: string): Promise<void> {
  const { parts, asides } = await leftovers(disk, folder);
  const left = [...parts, ...asides];
  const others = (await disk.list(folder)).filter((name) => !left.includes(name));
  if (others.some((name) => !isTemporary(name) && !isLock(name))) throw taken(folder);
}

/** Moves all parts to their place, campaign.json last: with it, and not before, the folder is a campaign. */
async function moveOut(disk: Disk, aside: string, folder: string): Promise<void> {
  const parts = (await disk.list(aside)).filter((name) => PARTS.includes(name));
  for (const name of parts) await disk.rename(join(aside, name), join(folder, name));
  await disk.syncFolder(folder);
  await disk.rename(join(aside, DOCUMENT), join(folder, DOCUMENT));
  await disk.syncFolder(folder);
}

/**
 * Makes a campaign folder whole or not at all. `fill` writes it, flushed, into a folder beside; it is moved to its place
 * when it is complete. The folder must not exist yet or be empty (`folder-exists`), or hold what a crash left of an earlier
 * try, and lie in no campaign (`own-file`); when anything fails, it is as it was before, or empty.
 */
export async function fillNewFolder(
  disk: Disk,
  folder: string,
  fill: (aside: string) => Promise<void>,
): Promise<void> {
  const found = await disk.stat(folder);
  if (found && !found.folder) throw taken(folder);
  await mustBeOutside(disk, folder);
  const made = await makeFolders(disk, folder);
  try {
    await mustBeEmpty(disk, folder);
    const release = await lockOf(disk, folder);
    try {
      await mustBeEmpty(disk, folder);
      await removeLeftovers(disk, folder, await leftovers(disk, folder));
      await make(disk, folder, fill);
    } finally {
      await release();
    }
  } catch (error) {
    await removeAll(disk, made);
    throw error;
  }
}

/** Takes back what was moved out: campaign.json first, so that until the end the folder beside tells what the rest is. */
async function takeBack(disk: Disk, aside: string, folder: string): Promise<void> {
  if (await disk.stat(join(folder, DOCUMENT))) {
    await disk.rename(join(folder, DOCUMENT), join(aside, DOCUMENT));
    await disk.syncFolder(aside);
    await disk.syncFolder(folder);
  }
  await removeLeftovers(disk, folder, await leftovers(disk, folder));
}

async function make(disk: Disk, folder: string, fill: (aside: string) => Promise<void>): Promise<void> {
  const aside = join(folder, `.making-${randomBytes(6).toString('hex')}`);
  try {
    await makeFolder(disk, aside);
    await fill(aside);
    await moveOut(disk, aside, folder);
  } catch (error) {
    await takeBack(disk, aside, folder).catch(ignore);
    throw error;
  }
  await removeTree(disk, aside).catch(ignore);
}

/** A file of a new campaign: its path in the folder, with slashes, and its bytes when they are wanted. */
export interface Part {
  name: string;
  bytes(): Promise<Uint8Array>;
}

/** Writes all parts into an empty folder, flushed, in their order. */
export async function writeParts(disk: Disk, folder: string, parts: readonly Part[]): Promise<void> {
  const inside = parts.flatMap(({ name }) => (name.includes('/') ? [name.split('/', 1).join()] : []));
  for (const inner of new Set(inside)) await makeFolder(disk, join(folder, inner));
  for (const { name, bytes } of parts) await replaceFile(disk, join(folder, name), await bytes());
}
