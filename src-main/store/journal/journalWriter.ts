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
async function mustBe(handle: AppendHandle, name: string, least: number, most: number): Promise<void> {
  const size = await handle.size();
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

  /** Opens the file for each line anew: one that was moved or deleted meanwhile must not swallow what is written. */
  const withFile = async (session: number, create: boolean, act: (handle: AppendHandle) => Promise<void>) => {
    const handle = await disk.openAppend(pathOf(session), create);
    try {
      await act(handle);
    } finally {
      await handle.close().catch(ignore);
    }
  };

  const clean = async (): Promise<void> => {
    for (const [session, most] of unclean) {
      await withFile(session, false, async (handle) => {
        await mustBe(handle, sessionFile(session), lengthOf(session), most);
        await cutBack(handle, lengthOf(session));
      });
      unclean.delete(session);
    }
  };

  return {
    position: position as Readonly<Position>,
    /** Resolves once the line is flushed. If it rejects, the line does not count and is cut off again. */
    async append(session: number, entry: JournalEntry): Promise<void> {
      if (!Number.isSafeInteger(entry.seq) || entry.seq <= position.seq || session < position.session) {
        throw new Error(`Event ${entry.seq} of session ${session} can't follow on event ${position.seq}.`);
      }
      const name = sessionFile(session);
      const line = encodeLine(entry, position.seq, schema, name);
      const isNew = session !== position.session;
      const bytes = Buffer.from(isNew || position.ended ? `${line}\n` : `\n${line}\n`);
      const length = lengthOf(session);
      await clean();
      if (isNew) await makeFolder(disk, join(folder, SESSIONS));
      await withFile(session, isNew, async (handle) => {
        await mustBe(handle, name, length, length);
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
      });
      Object.assign(position, { session, bytes: length + bytes.length, ended: true, seq: entry.seq });
    },
  };
}
