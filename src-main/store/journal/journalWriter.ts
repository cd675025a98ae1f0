import { join } from 'node:path';
import type { JournalEntry } from '../contract.ts';
import type { AppendHandle, Disk, Found } from '../disk/disk.ts';
import { SESSIONS, sessionFile, type JournalFile } from './journalFiles.ts';
import { encodeLine } from './line.ts';
import type { Position, Tail } from './locate.ts';
import { makeFolder } from '../disk/replaceFile.ts';
import { badFile, ignore, unsure } from '../trouble.ts';

const LINE_END = Buffer.from('\n');

async function writeAll(handle: AppendHandle, bytes: Uint8Array): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const written = await handle.write(bytes.subarray(done));
    if (written === 0) throw Object.assign(new Error('the disk wrote nothing'), { code: 'EIO' });
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

/** The session's file that is open, and which file it was when it was opened. */
interface OpenFile {
  session: number;
  handle: AppendHandle;
  file: string;
}

/**
 * Adds lines to the journal, from a position on that is kept up to date. `torn` is the file that ends in a torn
 * line. Calls must not overlap.
 */
export class JournalWriter {
  readonly position: Readonly<Position>;
  readonly #disk: Disk;
  readonly #folder: string;
  readonly #schema: number;
  /** Sessions in whose files bytes of ours may stand behind what counts, and how large the file is at most with them. */
  readonly #unclean: Map<number, number>;
  #open: OpenFile | null = null;
  /** Files that were found and are not flushed by us yet: the last that counts, and what a crash left behind it. */
  #unsettled: readonly JournalFile[] | null;

  constructor(
    disk: Disk,
    folder: string,
    schema: number,
    { position, torn }: Pick<Tail, 'position' | 'torn'>,
    files: readonly JournalFile[],
  ) {
    this.#disk = disk;
    this.#folder = folder;
    this.#schema = schema;
    this.position = position;
    this.#unsettled = files.filter(({ session }) => session >= position.session);
    this.#unclean = new Map(torn ? [[torn.session, torn.size]] : []);
  }

  /**
   * Flushes what is in the journal already, and the names of its files: who wrote it may have been killed before, and what
   * is built on it must not outlast it.
   */
  async settle(): Promise<void> {
    if (!this.#unsettled) return;
    for (const { path } of this.#unsettled) {
      const handle = await this.#disk.openAppend(path, false);
      try {
        await handle.datasync();
      } finally {
        await handle.close().catch(ignore);
      }
    }
    if (this.#unsettled.length > 0) await this.#disk.syncFolder(join(this.#folder, SESSIONS));
    await this.#disk.syncFolder(this.#folder);
    this.#unsettled = null;
  }

  /** Resolves once the line is flushed. If it rejects, the line does not count and is cut off again. */
  async append(session: number, entry: JournalEntry): Promise<void> {
    const { seq, ended, session: current } = this.position;
    if (!Number.isSafeInteger(entry.seq) || entry.seq <= seq || session < current)
      throw new Error(`Event ${entry.seq} of session ${session} can't follow on event ${seq}.`);
    const isNew = session !== current;
    const length = this.#lengthOf(session);
    // The disk looks for the open file while the line is made.
    const finding = this.#findFile(session);
    finding.catch(ignore);
    const line = encodeLine(entry, seq, this.#schema, sessionFile(session));
    const bytes = isNew || ended ? line : Buffer.concat([LINE_END, line]);
    try {
      await this.settle();
      await this.cutOff();
      if (isNew) await makeFolder(this.#disk, join(this.#folder, SESSIONS));
      const handle = await this.#fileOf(session, isNew, await finding);
      await this.#writeLine(session, handle, bytes);
    } catch (error) {
      // What failed once is looked up again.
      await this.close();
      throw error;
    }
    Object.assign(this.position, { session, bytes: length + bytes.length, ended: true, seq: entry.seq });
  }

  /** Lets go of the file that is open. */
  async close(): Promise<void> {
    const was = this.#open;
    this.#open = null;
    await was?.handle.close().catch(ignore);
  }

  #pathOf(session: number): string {
    return join(this.#folder, sessionFile(session));
  }

  #lengthOf(session: number): number {
    return session === this.position.session ? this.position.bytes : 0;
  }

  /** What the name of the session's file leads to, where that file is open. */
  async #findFile(session: number): Promise<Found | null> {
    return this.#open?.session === session ? this.#disk.stat(this.#pathOf(session)) : null;
  }

  /**
   * The session's file, as long as our own writing made it. It stays open from line to line, but only for as long as its
   * name leads to it (`found`): a file that was moved or deleted meanwhile must not swallow what is written.
   */
  async #fileOf(session: number, create: boolean, found: Found | null): Promise<AppendHandle> {
    const [name, length] = [sessionFile(session), this.#lengthOf(session)];
    if (this.#open && found?.file === this.#open.file) {
      mustBe(found.size, name, length, length);
      return this.#open.handle;
    }
    await this.close();
    const handle = await this.#disk.openAppend(this.#pathOf(session), create);
    this.#open = { session, handle, file: '' };
    const { size, file } = await handle.found();
    mustBe(size, name, length, length);
    this.#open = { session, handle, file };
    return handle;
  }

  /** Cuts off what does not count, where that failed before. */
  async cutOff(): Promise<void> {
    for (const [session, most] of this.#unclean) {
      const handle = await this.#disk.openAppend(this.#pathOf(session), false);
      try {
        mustBe((await handle.found()).size, sessionFile(session), this.#lengthOf(session), most);
        await cutBack(handle, this.#lengthOf(session));
      } finally {
        await handle.close().catch(ignore);
      }
      this.#unclean.delete(session);
    }
  }

  async #writeLine(session: number, handle: AppendHandle, bytes: Uint8Array): Promise<void> {
    const length = this.#lengthOf(session);
    this.#unclean.set(session, length + bytes.length);
    try {
      await writeAll(handle, bytes);
      await handle.datasync();
      if (session !== this.position.session) await this.#disk.syncFolder(join(this.#folder, SESSIONS));
      this.#unclean.delete(session);
    } catch (error) {
      await cutBack(handle, length).catch((cause: unknown) => {
        throw unsure(sessionFile(session), cause);
      });
      this.#unclean.delete(session);
      throw error;
    }
  }
}
