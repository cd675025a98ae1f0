import type { JournalEntry } from '../contract.ts';
import type { Disk } from '../disk/disk.ts';
import { DOCUMENT, type CampaignDocument } from '../checkpoint/document.ts';
import { lifted, troubleOf, walk, type Start } from './journal.ts';
import { lineEndingAt, type JournalFile } from './journalFiles.ts';
import { decodeLine } from './line.ts';
import type { Migration } from '../migrations.ts';
import { badFile } from '../trouble.ts';

/** Where the next line of the journal goes. */
export interface Position {
  /** The session of the last entry; -1 before the first. */
  session: number;
  /** How far its file counts. */
  bytes: number;
  /** Whether its last line has an end. */
  ended: boolean;
  /** The last event's number. */
  seq: number;
}

/** The place in the journal that the checkpoint remembers, or null when the files don't bear it out. */
export async function hinted(
  disk: Disk,
  files: readonly JournalFile[],
  document: CampaignDocument,
): Promise<(Start & { prev: number }) | null> {
  const { file: name, bytes } = document.journal;
  const file = files.find((each) => each.name === name);
  if (!file || bytes === 0 || file.size < bytes) return null;
  const line = await lineEndingAt(disk, file, bytes);
  const read = line && decodeLine(line);
  if (!read || 'problem' in read || read.entry.seq > document.seq) return null;
  return { session: file.session, bytes, prev: read.entry.seq };
}

/** What stands in the journal after a checkpoint, and where it ends; `torn` is a file that ends in a torn line. */
export interface Tail {
  entries: JournalEntry[];
  position: Position;
  torn: { session: number; size: number } | null;
}

/**
 * Reads the journal after a checkpoint, and no more than that where the checkpoint remembers its place.
 * Throws `bad-file` at any damage but a torn last line, and when checkpoint and journal don't meet.
 */
export async function readTail(
  disk: Disk,
  files: readonly JournalFile[],
  document: CampaignDocument,
  steps: readonly Migration[],
): Promise<Tail> {
  const { seq: checkpoint, journal } = document;
  const hint = await hinted(disk, files, document);
  const from = hint ?? { session: 0, bytes: 0, prev: journal.start };
  const position: Position = { session: hint?.session ?? -1, bytes: from.bytes, ended: true, seq: from.prev };
  const tail: Tail = { entries: [], position, torn: null };
  for await (const item of walk(disk, files, from)) {
    if (item.kind === 'torn') {
      tail.torn = { session: item.file.session, size: item.end };
      break;
    }
    if (item.kind !== 'entry') throw await troubleOf(disk, item);
    const { seq } = item.entry;
    if (item.prev < checkpoint && seq > checkpoint) {
      throw badFile(DOCUMENT, `ends at event ${checkpoint}, in the middle of a command in ${item.file.name}`);
    }
    Object.assign(position, { session: item.file.session, bytes: item.end, ended: item.ended, seq });
    if (seq > checkpoint) tail.entries.push(lifted(item, steps));
  }
  if (position.seq < checkpoint) throw endsEarly(files, position.seq, checkpoint);
  return tail;
}

/** The trouble of a journal whose last lines are gone. */
export const endsEarly = (files: readonly JournalFile[], end: number, expected: number) =>
  badFile(
    files.at(-1)?.name ?? 'sessions/',
    `ends after event ${end}, though there were events up to ${expected}`,
  );

const counted = (bytes: number): string => (bytes === 1 ? '1 byte' : `${bytes.toLocaleString('en')} bytes`);

/** Of what stands behind the last line that counts: how much of it there is. Goes on after the name of its file. */
export const tornProblem = (bytes: number): string => `has ${counted(bytes)} at the end that can’t be read`;

/**
 * What they may have been. A power cut leaves such an end of an action that was being written and never confirmed; but so may
 * a disk that lost what it had, and of actions that the head doesn't know yet nothing else would tell.
 */
export const tornMeaning = (seq: number): string =>
  `After a crash or a power cut that is an action that was never confirmed. If there was none, what was done after event ${seq} may be missing.`;

/** Both as sentences. */
export const tornEnd = (file: string, bytes: number, seq: number): string =>
  `${file} ${tornProblem(bytes)}. ${tornMeaning(seq)}`;
