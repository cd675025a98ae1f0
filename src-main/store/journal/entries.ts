import type { EntryRange, JournalEntry } from '../contract.ts';
import type { Disk } from '../disk/disk.ts';
import type { Migration } from '../migrations.ts';
import { lifted, troubleOf, walk, type Start } from './journal.ts';
import { journalFiles } from './journalFiles.ts';
import { endsEarly, type Position } from './locate.ts';

/** A journal to read: the event it follows on, and how far it is known to go. Of a view, another may have gone on. */
export interface Readable {
  disk: Disk;
  folder: string;
  start: number;
  steps: readonly Migration[];
  end: Position;
  readOnly: boolean;
}

/**
 * The entries of a journal from the disk, from its beginning or a known place on, every line checked. Throws `bad-file` at the
 * first damaged one.
 */
export async function* entriesOf(
  { disk, folder, start, steps, end, readOnly }: Readable,
  { session, afterSeq = 0, untilSeq = Infinity }: EntryRange,
  from: Start & { prev: number } = { session: 0, bytes: 0, prev: start },
): AsyncGenerator<JournalEntry> {
  const files = await journalFiles(disk, folder);
  // A writer reads no further than what it has answered for: its next line may be half on the disk.
  const known = readOnly ? files : files.filter((each) => each.session <= end.session);
  const wanted = known
    .filter((each) => session === undefined || each.session === session)
    .map((each) => (!readOnly && each.session === end.session ? { ...each, size: end.bytes } : each));
  let last = from.prev;
  const prev = session === undefined ? last : null;
  for await (const item of walk(disk, wanted, { ...from, prev })) {
    if (item.kind === 'torn') continue;
    if (item.kind !== 'entry') throw await troubleOf(disk, item);
    last = item.entry.seq;
    if (last > untilSeq) return;
    if (last > afterSeq) yield lifted(item, steps);
  }
  if (session === undefined && last < end.seq) throw endsEarly(files, last, end.seq);
}
