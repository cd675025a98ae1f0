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
