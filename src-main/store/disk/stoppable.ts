import type { Disk } from './disk.ts';

/**
 * A disk for work that can be stopped: once `signal` says so, nothing more is read, not even what was just written, and the
 * work rejects with the signal's reason. What clears away goes on, and so does what moves finished parts to their place, so
 * that the work is done whole or leaves nothing. `moved` hears of each read and each new file how many bytes it had.
 */
export const stoppable = (
  disk: Disk,
  signal: AbortSignal,
  moved: (bytes: number) => void = () => undefined,
): Disk => ({
  ...disk,
  read: async (path, start, end) => {
    signal.throwIfAborted();
    const bytes = await disk.read(path, start, end);
    moved(bytes.length);
    return bytes;
  },
  writeNew: async (path, bytes) => {
    await disk.writeNew(path, bytes);
    moved(bytes.length);
  },
});
