import { Refusal } from '../../shared/campaign/refusal.ts';
import type { Disk } from '../store/disk/disk.ts';
import { copyAsOf, backupState } from '../store/store.ts';
import { freshFolder, standingOf } from './library.ts';
import type { WorkspaceOptions } from './options.ts';
import { Game } from '../game/game.ts';

const LONGEST_NAME = 200;
const AS_OF = / \(as of [^()]*\)$/;

/** "The Vale" → "The Vale (as of Day 4 of the Third Tennite)"; a copy of a copy says the last point only. */
export function nameAsOf(name: string, when: string): string {
  const asOf = ` (as of ${when})`;
  return `${name.replace(AS_OF, '').slice(0, LONGEST_NAME - asOf.length)}${asOf}`;
}

/** The name of a copy that stands where a backup stands. Throws StoreTrouble, or a Refusal (`bad-backup`). */
async function nameOfCopy(disk: Disk, folder: string, backup: string): Promise<string> {
  const standing = standingOf(await backupState(disk, folder, backup));
  if (!standing)
    throw new Refusal('bad-backup', 'This backup holds nothing that can be opened; nothing was changed.');
  return nameAsOf(standing.name, standing.date || `session ${standing.session}`);
}

/**
 * Gives a campaign that was just made a name in its own journal, so that undo and the log know the name as they know all
 * else. Throws StoreTrouble.
 */
export async function giveName(
  disk: Disk,
  folder: string,
  nameFrom: (name: string) => string,
): Promise<void> {
  const game = await Game.open(disk, folder);
  try {
    await game.dispatch({ type: 'rename-campaign', name: nameFrom(game.state.campaign.name) });
  } finally {
    await game.close();
  }
}

/**
 * Makes a campaign in the library that stands where a backup of another stands, and gives back its folder. Throws
 * StoreTrouble, or a Refusal (`bad-backup`).
 */
export async function goBack(
  { disk, folder: library }: WorkspaceOptions,
  folder: string,
  backup: string,
): Promise<string> {
  const name = await nameOfCopy(disk, folder, backup);
  const made = await freshFolder(disk, library, name);
  await copyAsOf(disk, folder, backup, made);
  await giveName(disk, made, () => name);
  return made;
}
