import { constants, promises as fs, type BigIntStats } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import type { AppendHandle, Disk, Found } from './disk.ts';
import { lockFolder } from './lock.ts';
import { errno } from '../trouble.ts';

// Of a link only its name would be replaced, and a pipe would be waited for without end. Windows has no such flags.
const PLAIN = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
const READ = constants.O_RDONLY | PLAIN;
const ADD = constants.O_WRONLY | constants.O_APPEND | PLAIN;

// As whole numbers: those by which Windows tells files apart are larger than a number holds exactly.
const foundIn = (stats: BigIntStats): Found => ({
  size: Number(stats.size),
  folder: stats.isDirectory(),
  changed: Number(stats.mtimeMs),
  file: `${stats.dev} ${stats.ino}`,
});

/** Opens a plain file. Throws `EFTYPE` for a folder, a pipe or a device, `ELOOP` for a link. */
async function openPlain(path: string, flags: number): Promise<FileHandle> {
  const handle = await fs.open(path, flags);
  if ((await handle.stat()).isFile()) return handle;
  await handle.close();
  throw Object.assign(new Error(`${path} is no plain file`), { code: 'EFTYPE', path });
}

async function readWhole(path: string): Promise<Uint8Array> {
  const handle = await openPlain(path, READ);
  try {
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

async function readRange(path: string, start: number, end: number): Promise<Uint8Array> {
  const handle = await openPlain(path, READ);
  try {
    const bytes = new Uint8Array(end - start);
    let length = 0;
    while (length < bytes.length) {
      const { bytesRead } = await handle.read(bytes, length, bytes.length - length, start + length);
      if (bytesRead === 0) break;
      length += bytesRead;
    }
    return bytes.subarray(0, length);
  } finally {
    await handle.close();
  }
}

async function openAppend(path: string, create: boolean): Promise<AppendHandle> {
  const handle = await openPlain(path, create ? ADD | constants.O_CREAT : ADD);
  return {
    found: async () => foundIn(await handle.stat({ bigint: true })),
    write: async (bytes) => (await handle.write(bytes)).bytesWritten,
    truncate: (size) => handle.truncate(size),
    datasync: () => handle.datasync(),
    close: () => handle.close(),
  };
}

async function syncFolder(path: string): Promise<void> {
  // Windows keeps names in its own journal and can't open a folder as a file.
  if (process.platform === 'win32') return;
  const handle = await fs.open(path, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Some network drives have no such call for folders; there is nothing better to do there.
    if (errno(error) !== 'EINVAL') throw error;
  } finally {
    await handle.close();
  }
}

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(errno(error));

/** The disk of this machine, over node:fs. */
export const nodeDisk: Disk = {
  read: (path, start, end) =>
    start === undefined || end === undefined ? readWhole(path) : readRange(path, start, end),
  writeNew: (path, bytes) => fs.writeFile(path, bytes, { flag: 'wx', flush: true }),
  openAppend,
  rename: (from, to) => fs.rename(from, to),
  syncFolder,
  list: (path) =>
    fs.readdir(path).catch((error: unknown) => {
      if (errno(error) === 'ENOENT') return [];
      throw error;
    }),
  stat: async (path) => {
    try {
      return foundIn(await fs.stat(path, { bigint: true }));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  },
  mkdir: (path) => fs.mkdir(path),
  realPath: (path) => fs.realpath(path),
  remove: async (path) => ((await fs.lstat(path)).isDirectory() ? fs.rmdir(path) : fs.unlink(path)),
  lock: lockFolder,
  now: () => new Date(),
};
