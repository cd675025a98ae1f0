import type { JournalEntry } from '../contract.ts';
import type { Disk } from '../disk/disk.ts';
import { rawLines, type JournalFile, type RawLine } from './journalFiles.ts';
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

/**
 * What stands in the journal, piece by piece. A hole comes before the entry that does not follow on; damage may be as many
 * lines behind each other as have the same problem.
 */
export type Item = Spot &
  (
    | { kind: 'entry'; entry: JournalEntry; prev: number; schema: number; ended: boolean }
    | { kind: 'damage'; problem: string; lines: number }
    | { kind: 'hole'; problem: string }
    | { kind: 'torn' }
  );

/** What is known of the lines before. */
interface Sofar {
  prev: number | null;
  line: number;
  afterDamage: boolean;
}

/** Judges lines of a file, and notes in `sofar` what it has seen. */
function* judged(
  lines: Iterable<RawLine>,
  file: JournalFile,
  isLast: boolean,
  sofar: Sofar,
): Generator<Item> {
  for (const { bytes, start, end, ended } of lines) {
    const spot: Spot = { file, line: ++sofar.line, start, end };
    const { prev, afterDamage } = sofar;
    const read = decodeLine(bytes);
    if ('problem' in read) {
      const torn = !ended && isLast && isTorn(bytes);
      sofar.afterDamage ||= !torn;
      yield torn ? { kind: 'torn', ...spot } : { kind: 'damage', problem: read.problem, lines: 1, ...spot };
    } else if (prev !== null && read.prev < prev) {
      yield { kind: 'damage', problem: `repeats what came before event ${prev + 1}`, lines: 1, ...spot };
    } else {
      if (prev !== null && read.prev > prev && !afterDamage)
        yield { kind: 'hole', problem: holeBetween(prev, read.prev), ...spot };
      sofar.afterDamage = false;
      sofar.prev = read.entry.seq;
      yield { kind: 'entry', ...read, ended, ...spot };
    }
  }
}

/** Makes one item of damaged lines that stand behind each other and have the same problem. */
function* joined(items: Iterable<Item>): Generator<Item> {
  let run: Extract<Item, { kind: 'damage' }> | undefined;
  for (const item of items) {
    if (run && item.kind === 'damage' && item.problem === run.problem) {
      run.lines += 1;
      run.end = item.end;
      continue;
    }
    if (run) yield run;
    run = item.kind === 'damage' ? item : undefined;
    if (!run) yield item;
  }
  if (run) yield run;
}

/**
 * Walks through the journal and judges every line: its checksum, its JSON, and whether it follows on the one before.
 * Lines are counted from where a file is begun. Behind a damaged line the next good one is taken as it comes.
 */
export async function* walk(disk: Disk, files: readonly JournalFile[], from: Start): AsyncGenerator<Item> {
  const sofar: Sofar = { prev: from.prev, line: 0, afterDamage: false };
  const wanted = files.filter((file) => file.session >= from.session);
  for (const [index, file] of wanted.entries()) {
    const isLast = wanted.slice(index + 1).every((later) => later.size === 0);
    sofar.line = 0;
    for await (const lines of rawLines(disk, file, file.session === from.session ? from.bytes : 0))
      yield* joined(judged(lines, file, isLast, sofar));
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
  for await (const lines of rawLines(disk, item.file, 0))
    for (const { start } of lines) {
      line++;
      if (start >= item.start) return badFile(item.file.name, item.problem, line);
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
