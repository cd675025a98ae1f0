import { Refusal } from '../../shared/campaign/refusal.ts';
import type { Disk } from '../store/disk/disk.ts';
import { copyAsOf, backupState } from '../store/store.ts';
import { standingOf } from './library.ts';
import { Game } from '../game/game.ts';

const LONGEST_NAME = 200;
const AS_OF = / \(as of [^()]*\)$/;

/** "The Vale" → "The Vale (as of Day 4 of the Third Tennite)"; a copy of a copy says the last point only. */
export function nameAsOf(name: string, when: string): string {
  const asOf = ` (as of ${when})`;
  return `${name.replace(AS_OF, '').slice(0, LONGEST_NAME - asOf.length)}${asOf}`;
}

/** The name of a copy that stands where a backup stands. Throws StoreTrouble, or a Refusal (`bad-backup`). */
export async function nameOfCopy(disk: Disk, folder: string, backup: string): Promise<string> {
  const standing = standingOf(await backupState(disk, folder, backup));
  if (!standing)
    throw new Refusal('bad-backup', 'This backup holds nothing that can be opened; nothing was changed.');
  return nameAsOf(standing.name, standing.date || `session ${standing.session}`);
}

/**
 * Makes a campaign folder that stands where a backup of another stands, and gives it a name in its own journal, so
 * that undo and the log know the name as they know all else. Throws StoreTrouble.
 */
export async function goBack(
  disk: Disk,
  folder: string,
  backup: string,
  copy: { folder: string; name: string },
): Promise<void> {
  await copyAsOf(disk, folder, backup, copy.folder);
  const game = await Game.open(disk, copy.folder);
  try {
    await game.dispatch({ type: 'rename-campaign', name: copy.name });
  } finally {
    await game.close();
  }
}
