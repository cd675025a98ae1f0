import { join } from 'node:path';
import type { Disk } from '../disk/disk.ts';
import { MAX_LINE } from './line.ts';

export const SESSIONS = 'sessions';
const NAME = /^(\d{4,})\.jsonl$/;
const CHUNK = 1024 * 1024;
const NOTHING = new Uint8Array();

export interface JournalFile {
  session: number;
  /** The name inside the campaign folder, with a slash on every system. */
  name: string;
  path: string;
  size: number;
}

/** The name of a session's file in the campaign folder: `sessions/0001.jsonl`. */
export const sessionFile = (session: number): string =>
  `${SESSIONS}/${String(session).padStart(4, '0')}.jsonl`;

/** The session of a file in sessions/; undefined for a name that is no session's. */
const sessionIn = (name: string): number | undefined => {
  const session = Number(NAME.exec(name)?.[1] ?? NaN);
  return sessionFile(session) === `${SESSIONS}/${name}` ? session : undefined;
};

/** Whether a file of this name in sessions/ belongs to the journal. */
export const isSessionFile = (name: string): boolean => sessionIn(name) !== undefined;

/** The files of the journal, by session. Files of other names are left alone. Throws `EFTYPE` where one is no plain file. */
export async function journalFiles(disk: Disk, folder: string): Promise<JournalFile[]> {
  const files: JournalFile[] = [];
  for (const name of await disk.list(join(folder, SESSIONS))) {
    const session = sessionIn(name);
    if (session === undefined) continue;
    const path = join(folder, SESSIONS, name);
    const size = (await disk.stat(path))?.size ?? 0;
    // A pipe looks like an empty file; reading nothing of it shows what it is.
    if (size === 0) await disk.read(path, 0, 0);
    files.push({ session, name: sessionFile(session), path, size });
  }
  return files.sort((a, b) => a.session - b.session);
}

/** A piece of a file between two line ends. `end` is behind the line's end; `ended` says whether it has one. */
export interface RawLine {
  bytes: Uint8Array;
  start: number;
  end: number;
  ended: boolean;
}

/**
 * The lines of a file from byte `start` up to its known size, together those that end in one piece of it: of many that are
 * short each costs little. Of an overlong line only the first part is kept.
 */
export async function* rawLines(
  disk: Disk,
  file: JournalFile,
  start: number,
): AsyncGenerator<Iterable<RawLine>> {
  /** The beginning of a line that the pieces before did not end. */
  let parts: Uint8Array[] = [];
  let lineStart = start;
  let end = start;
  const taken = (last: Uint8Array, ended: boolean): RawLine => {
    const bytes = parts.length === 0 ? last : Buffer.concat([...parts, last]);
    const line = { bytes, start: lineStart, end, ended };
    parts = [];
    lineStart = end;
    return line;
  };
  function* linesIn(piece: Uint8Array): Generator<RawLine> {
    const at = end;
    let from = 0;
    for (let stop = piece.indexOf(10); stop >= 0; stop = piece.indexOf(10, from)) {
      const rest = stop > from ? piece.subarray(from, stop) : NOTHING;
      from = stop + 1;
      end = at + from;
      yield taken(rest, true);
    }
    end = at + piece.length;
    if (from < piece.length && end - lineStart <= MAX_LINE + CHUNK) parts.push(piece.subarray(from));
  }
  for (let at = start; at < file.size; at += CHUNK)
    yield linesIn(await disk.read(file.path, at, Math.min(at + CHUNK, file.size)));
  if (parts.length > 0) yield [taken(NOTHING, false)];
}

/** The last line that ends right before byte `end`, or null when no line ends there. */
export async function lineEndingAt(disk: Disk, file: JournalFile, end: number): Promise<Uint8Array | null> {
  for (let reach = 64 * 1024; ; reach *= 8) {
    const from = Math.max(0, end - reach);
    const bytes = await disk.read(file.path, from, end);
    if (bytes.at(-1) !== 10) return null;
    const before = bytes.lastIndexOf(10, bytes.length - 2);
    if (before >= 0) return bytes.subarray(before + 1, -1);
    if (from === 0) return bytes.subarray(0, -1);
    if (reach > MAX_LINE) return null;
  }
}
