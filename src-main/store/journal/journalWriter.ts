import { join } from 'node:path';
import type { JournalEntry } from '../contract.ts';
import type { AppendHandle, Disk } from '../disk/disk.ts';
import { SESSIONS, sessionFile } from './journalFiles.ts';
import { encodeLine } from './line.ts';
import type { Position, Tail } from './locate.ts';
import { makeFolder } from '../disk/replaceFile.ts';
import { badFile, ignore } from '../trouble.ts';

async function writeAll(handle: AppendHandle, bytes: Uint8Array): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const written = await handle.write(bytes.subarray(done));
    if (written === 0) throw Object.assign(new Error('the disk took nothing'), { code: 'EIO' });
    done += written;
  }
}

/** Refuses a file that is shorter or longer than our own writing can have made it. */
function mustBe(size: number, name: string, least: number, most: number): void {
  if (size < least || size > most) {
    throw badFile(name, 'was changed by another program while it was open here');
  }
}

async function cutBack(handle: AppendHandle, size: number): Promise<void> {
  await handle.truncate(size);
  await handle.datasync();
}

/**
 * Adds lines to the journal, from a position on that is kept up to date. `torn` is the file that ends in a torn
 * line. Calls must not overlap.
 */
export function journalWriter(
  disk: Disk,
  folder: string,
  schema: number,
  position: Position,
  torn: Tail['torn'],
) {
  // Sessions in whose files bytes of ours may stand behind what counts, and how large the file is at most with them.
  const unclean = new Map<number, number>(torn ? [[torn.session, torn.size]] : []);
  const pathOf = (session: number): string => join(folder, sessionFile(session));
  const lengthOf = (session: number): number => (session === position.session ? position.bytes : 0);

  let open: { session: number; handle: AppendHandle; file: string } | null = null;
  const drop = async (): Promise<void> => {
    const was = open;
    open = null;
    await was?.handle.close().catch(ignore);
  };

  /**
   * The session's file, as long as our own writing made it. It stays open from line to line, but only for as long as its
   * name leads to it: a file that was moved or deleted meanwhile must not swallow what is written.
   */
  const fileOf = async (session: number, create: boolean): Promise<AppendHandle> => {
    const [name, length] = [sessionFile(session), lengthOf(session)];
    if (open?.session === session) {
      const found = await disk.stat(pathOf(session));
      if (found?.file === open.file) {
        mustBe(found.size, name, length, length);
        return open.handle;
      }
    }
    await drop();
    const handle = await disk.openAppend(pathOf(session), create);
    open = { session, handle, file: '' };
    const { size, file } = await handle.found();
    mustBe(size, name, length, length);
    open = { session, handle, file };
    return handle;
  };

  const clean = async (): Promise<void> => {
    for (const [session, most] of unclean) {
      const handle = await disk.openAppend(pathOf(session), false);
      try {
        mustBe((await handle.found()).size, sessionFile(session), lengthOf(session), most);
        await cutBack(handle, lengthOf(session));
      } finally {
        await handle.close().catch(ignore);
      }
      unclean.delete(session);
    }
  };

  const writeLine = async (session: number, isNew: boolean, bytes: Uint8Array): Promise<void> => {
    const length = lengthOf(session);
    const handle = await fileOf(session, isNew);
    unclean.set(session, length + bytes.length);
    try {
      await writeAll(handle, bytes);
      await handle.datasync();
      if (isNew) await disk.syncFolder(join(folder, SESSIONS));
      unclean.delete(session);
    } catch (error) {
      await cutBack(handle, length).then(() => unclean.delete(session), ignore);
      throw error;
    }
  };

  return {
    position: position as Readonly<Position>,
    /** Resolves once the line is flushed. If it rejects, the line does not count and is cut off again. */
    async append(session: number, entry: JournalEntry): Promise<void> {
      if (!Number.isSafeInteger(entry.seq) || entry.seq <= position.seq || session < position.session) {
        throw new Error(`Event ${entry.seq} of session ${session} can't follow on event ${position.seq}.`);
      }
      const line = encodeLine(entry, position.seq, schema, sessionFile(session));
      const isNew = session !== position.session;
      const bytes = Buffer.from(isNew || position.ended ? `${line}\n` : `\n${line}\n`);
      const length = lengthOf(session);
      await clean();
      if (isNew) await makeFolder(disk, join(folder, SESSIONS));
      try {
        await writeLine(session, isNew, bytes);
      } catch (error) {
        // What failed once is looked at anew.
        await drop();
        throw error;
      }
      Object.assign(position, { session, bytes: length + bytes.length, ended: true, seq: entry.seq });
    },
    close: drop,
  };
}
