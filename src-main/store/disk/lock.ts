import { createHash } from 'node:crypto';
import { promises as fs } from 'node:fs';
import { join } from 'node:path';
import { errno } from '../trouble.ts';
import { isSocketLock, listen, lockBySocket, type Release } from './socketLock.ts';

/** Stays in the folder for good on those systems; it is the open file that locks, not its being there. */
const LOCK_FILE = '.lock';
/** `open` of macOS and the BSDs with a lock on the file: Node passes the two flags through but has no names for them. */
const EXCLUSIVE_LOCK = 0x20;
const NO_WAITING = 0x4;
/** What Linux says of a folder whose disk takes no sockets or lets us write nothing. */
const NO_SOCKETS = ['EPERM', 'EACCES', 'EROFS', 'EOPNOTSUPP', 'ENOTSUP', 'EINVAL', 'ENOSYS'];

/** Whether a name in a folder is there for the lock alone. */
export const isLock = (name: string): boolean => name === LOCK_FILE || isSocketLock(name);

/** A name that only one process can listen on. It is no file: the system forgets it when the process ends. */
async function lockName(name: string): Promise<Release | null> {
  try {
    return await listen({ path: name });
  } catch (error) {
    if (errno(error) === 'EADDRINUSE') return null;
    throw error;
  }
}

async function lockFile(path: string): Promise<Release | null> {
  try {
    const handle = await fs.open(
      path,
      fs.constants.O_RDWR | fs.constants.O_CREAT | EXCLUSIVE_LOCK | NO_WAITING,
    );
    return () => handle.close();
  } catch (error) {
    if (['EAGAIN', 'EWOULDBLOCK'].includes(errno(error))) return null;
    throw error;
  }
}

/**
 * Takes the one writer's lock of a folder, whatever name the folder is called by. The system frees it when the
 * process ends, however it ends, so that no lock is ever left to be deleted by hand.
 * Gives back its release, or null when another has it.
 */
export async function lockFolder(folder: string): Promise<Release | null> {
  const real = await fs.realpath(folder);
  const name = `hexwatch-${createHash('sha256').update(real).digest('hex').slice(0, 32)}`;
  if (process.platform === 'win32') return lockName(`\\\\.\\pipe\\${name}`);
  if (process.platform !== 'linux') return lockFile(join(real, LOCK_FILE));
  try {
    return await lockBySocket(real);
  } catch (error) {
    if (!NO_SOCKETS.includes(errno(error))) throw error;
    // On a stick or a share without sockets the name at least keeps out everybody on this machine.
    return lockName(`\0${name}`);
  }
}
