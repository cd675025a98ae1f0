import type { JournalEntry } from '../contract.ts';
import type { Disk } from '../disk/disk.ts';
import { rawLines, type JournalFile } from './journalFiles.ts';
import { decodeLine, isTorn } from './line.ts';
import { liftEntry, OLDEST, schemaAfter, type Migration } from '../migrations.ts';
import { badFile, newerSchema, olderSchema, type StoreTrouble } from '../trouble.ts';

/** Where reading begins, and the `seq` that the first entry there must follow on; null takes what comes. */
export interface Start {
  session: number;
  bytes: number;
  prev: number | null;
}

interface Spot {
  file: JournalFile;
  line: number;
  start: number;
  /** The first byte behind it. */
  end: number;
}

/** What stands in the journal, piece by piece. A hole comes before the entry that does not follow on. */
export type Item = Spot &
  (
    | { kind: 'entry'; entry: JournalEntry; prev: number; schema: number; ended: boolean }
    | { kind: 'damage' | 'hole'; problem: string }
    | { kind: 'torn' }
  );

/**
 * Walks through the journal and judges every line: its checksum, its JSON, and whether it follows on the one before.
 * Lines are counted from where a file is begun. Behind a damaged line the next good one is taken as it comes.
 */
export async function* walk(disk: Disk, files: readonly JournalFile[], from: Start): AsyncGenerator<Item> {
  let prev = from.prev;
  let afterDamage = false;
  const wanted = files.filter((file) => file.session >= from.session);
  for (const [index, file] of wanted.entries()) {
    const isLast = wanted.slice(index + 1).every((later) => later.size === 0);
    let line = 0;
    for await (const raw of rawLines(disk, file, file.session === from.session ? from.bytes : 0)) {
      const spot: Spot = { file, line: ++line, start: raw.start, end: raw.end };
      const read = decodeLine(raw.bytes);
      if ('problem' in read) {
        if (!raw.ended && isLast && isTorn(raw.bytes)) yield { kind: 'torn', ...spot };
        else {
          yield { kind: 'damage', problem: read.problem, ...spot };
          afterDamage = true;
        }
        continue;
      }
      if (prev !== null && read.prev < prev) {
        yield { kind: 'damage', problem: `repeats what came before event ${prev + 1}`, ...spot };
        continue;
      }
      if (prev !== null && read.prev > prev && !afterDamage) {
        yield { kind: 'hole', problem: holeBetween(prev, read.prev), ...spot };
      }
      afterDamage = false;
      prev = read.entry.seq;
      yield { kind: 'entry', ...read, ended: raw.ended, ...spot };
    }
  }
}

/** How events that are not there are named: those after `prev`, up to `seq`. */
export const holeBetween = (prev: number, seq: number): string =>
  seq === prev + 1
    ? `comes after event ${seq}, which is missing`
    : `comes after events ${prev + 1} to ${seq}, which are missing`;

/** The trouble of an item that is no entry. A line's number is counted again if reading began within the file. */
export async function troubleOf(disk: Disk, item: Item & { problem: string }): Promise<StoreTrouble> {
  let line = 0;
  for await (const raw of rawLines(disk, item.file, 0)) {
    line++;
    if (raw.end >= item.end) break;
  }
  return badFile(item.file.name, item.problem, line);
}

/** The entry of a line in our own schema; a line of a newer one is refused, and one too old to be read. */
export function lifted(item: Item & { kind: 'entry' }, steps: readonly Migration[]): JournalEntry {
  const ours = schemaAfter(steps);
  if (item.schema > ours) throw newerSchema(item.file.name, item.schema, ours);
  if (item.schema < OLDEST) throw olderSchema(item.file.name, item.schema, OLDEST);
  return liftEntry(item.entry, item.schema, steps);
}
