import { setTimeout as wait } from 'node:timers/promises';
import type { Disk } from './disk.ts';
import { errno, StoreTrouble } from '../trouble.ts';

/** Takes the writer's lock of a folder or throws `locked`. Gives back its release. */
export async function lockOf(disk: Disk, folder: string): Promise<() => Promise<void>> {
  const release = await disk.lock(folder).catch((error: unknown) => {
    const message = `${folder} can't be locked against a second Hexwatch (${errno(error)}); nothing was changed. You can still open it read-only.`;
    throw new StoreTrouble('io', folder, message, { cause: error });
  });
  if (release) return release;
  throw new StoreTrouble(
    'locked',
    folder,
    `${folder} is open in another Hexwatch; nothing was changed. Close it there, or open it read-only here.`,
  );
}

/** Milliseconds between two tries of a lock that others hold for a moment only, and up to as many more by chance. */
const PAUSE = 20;

/**
 * Takes the lock of a folder that everybody holds for a moment only, and waits for it until `performance.now()` is `until`, with
 * one try at least. Gives back its release, or throws `locked`.
 */
export async function lockInTime(disk: Disk, folder: string, until: number): Promise<() => Promise<void>> {
  for (;;) {
    const release = await disk.lock(folder);
    if (release !== null) return release;
    if (performance.now() >= until)
      throw new StoreTrouble(
        'locked',
        folder,
        `Another Hexwatch is saving in ${folder} and does not come to an end; nothing was changed. Close it, or try again in a moment.`,
      );
    await wait(PAUSE * (1 + Math.random()));
  }
}
