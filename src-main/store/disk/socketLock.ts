import { randomBytes } from 'node:crypto';
import { promises as fs } from 'node:fs';
import { createServer, connect, type ListenOptions } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errno, ignore } from '../trouble.ts';

export type Release = () => Promise<void>;

const NAME = /^\.lock-[0-9a-f]{12}$/;
/** Two that ask at the same moment may both step back; milliseconds after which each asks again, and some more by chance. */
const PATIENCE = [20, 60, 120];

/** Whether a name in a folder is such a socket, of a living process or a dead one. */
export const isSocketLock = (name: string): boolean => NAME.test(name);

/** A socket that is listened on. Node removes its file on release; the kernel hangs up when the process ends. */
export function listen(options: ListenOptions): Promise<Release> {
  const server = createServer((caller) => caller.destroy());
  // The lock alone must not keep a program from ending.
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options, () => resolve(() => new Promise((done) => server.close(() => done()))));
  });
}

/** Whether a process listens on a socket. Only a refusal or a missing file says no: what can't be asked may well live. */
const isAlive = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const caller = connect({ path });
    caller.once('connect', () => {
      caller.destroy();
      resolve(true);
    });
    caller.once('error', (error) => resolve(!['ECONNREFUSED', 'ENOENT'].includes(errno(error))));
  });

/** Whether anybody else listens in the folder; the sockets of the dead are removed. */
async function hasOther(place: string, own: string): Promise<boolean> {
  const others = (await fs.readdir(place)).filter((name) => isSocketLock(name) && name !== own);
  for (const name of others) {
    if (await isAlive(join(place, name))) return true;
    await fs.unlink(join(place, name)).catch(ignore);
  }
  return false;
}

/**
 * Takes a folder’s lock with a socket of a name of its own in that folder, so that it holds across containers and mounts
 * that show the same folder. Everybody listens first and looks for others then, so that of two at least one sees the other
 * and steps back. One that was not yet listening may have been taken for dead: it looks last whether its socket still stands.
 * Gives back its release, or null when another has the lock; throws where the folder takes no sockets.
 */
export async function lockBySocket(folder: string): Promise<Release | null> {
  const handle = await fs.open(folder, 'r');
  // A socket’s path holds at most 107 bytes; this one is short whatever the folder’s is.
  const place = `/proc/self/fd/${handle.fd}`;
  try {
    for (const pause of [...PATIENCE, null]) {
      const own = `.lock-${randomBytes(6).toString('hex')}`;
      const release = await listen({ path: join(place, own), readableAll: true, writableAll: true });
      const isMine = !(await hasOther(place, own)) && (await fs.readdir(place)).includes(own);
      if (isMine)
        return async () => {
          try {
            await release();
          } finally {
            await handle.close();
          }
        };
      await release();
      if (pause !== null) await wait(pause * (1 + Math.random()));
    }
  } catch (error) {
    await handle.close();
    throw error;
  }
  await handle.close();
  return null;
}
