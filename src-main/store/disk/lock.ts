import { createHash } from 'node:crypto';
import { promises as fs } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { errno } from '../trouble.ts';

type Release = () => Promise<void>;

/** Stays in the folder for good on those systems; it is the open file that locks, not its being there. */
export const LOCK_FILE = '.lock';
/** `open` of macOS and the BSDs with a lock on the file: Node passes the two flags through but has no names for them. */
const EXCLUSIVE_LOCK = 0x20;
const NO_WAITING = 0x4;

/** A name that only one process can listen on. It is no file: the kernel forgets it when the process ends. */
function listen(name: string): Promise<Release | null> {
  const server = createServer((caller) => caller.destroy());
  // The lock alone must not keep a program from ending.
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', (error) => (errno(error) === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(name, () => resolve(() => new Promise((done) => server.close(() => done()))));
  });
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
  if (process.platform === 'linux') return listen(`\0${name}`);
  if (process.platform === 'win32') return listen(`\\\\.\\pipe\\${name}`);
  return lockFile(join(real, LOCK_FILE));
}
