import type { LostEvents } from '../contract.ts';
import type { Item } from '../journal/journal.ts';
import type { JournalFile } from '../journal/journalFiles.ts';
import { encodeLine } from '../journal/line.ts';

/** A part of a mended file: bytes of the old one, or a line that stands for lost events. */
type Piece = { from: number; to: number } | { lost: { after: number; until: number } };

/** What to do with the journal: files to rewrite and files to remove, in order. */
export interface MendPlan {
  rewrite: Map<JournalFile, Piece[]>;
  remove: JournalFile[];
  /** Where the journal ends afterwards. */
  end: number;
}

/**
 * How to make a damaged journal fit a checkpoint. What is lost before the checkpoint is marked and the lines behind it
 * stay, since the checkpoint knows what came of them; at damage after it the journal ends. `start` is the event that
 * the journal follows on.
 */
export function planMend(
  items: readonly Item[],
  files: readonly JournalFile[],
  start: number,
  checkpoint: number,
): MendPlan {
  const pieces = new Map<JournalFile, Piece[]>(files.map((file) => [file, []]));
  let last = start;
  const lose = (file: JournalFile, until: number): void => {
    if (until > last) pieces.get(file)?.push({ lost: { after: last, until } });
    last = Math.max(last, until);
  };
  for (const item of items) {
    if (item.kind === 'torn') continue;
    if (item.kind !== 'entry') {
      if (last >= checkpoint) break;
      continue;
    }
    const crosses = item.prev < checkpoint && item.entry.seq > checkpoint;
    lose(item.file, Math.min(crosses ? checkpoint : item.prev, checkpoint));
    if (item.prev !== last) break;
    pieces.get(item.file)?.push({ from: item.start, to: item.end });
    last = item.entry.seq;
  }
  const final = files.at(-1);
  if (final) lose(final, checkpoint);

  const plan: MendPlan = { rewrite: new Map(), remove: [], end: last };
  for (const [file, parts] of pieces) {
    const size = parts.reduce((sum, part) => ('lost' in part ? NaN : sum + part.to - part.from), 0);
    if (size === file.size) continue;
    if (parts.length === 0) plan.remove.push(file);
    else plan.rewrite.set(file, parts);
  }
  return plan;
}

/** The bytes of a mended file, each line with its end; `kept` says where the copy of the damaged one is. */
export function mendedBytes(
  old: Uint8Array,
  pieces: readonly Piece[],
  schema: number,
  kept: string,
  name: string,
): Buffer {
  const parts = pieces.map((piece) => {
    if ('from' in piece) {
      const bytes = old.subarray(piece.from, piece.to);
      return bytes.at(-1) === 10 ? bytes : Buffer.concat([bytes, Buffer.from('\n')]);
    }
    const lost: LostEvents = { ...piece.lost, kept };
    return encodeLine({ seq: lost.until, lost }, lost.after, schema, name);
  });
  return Buffer.concat(parts);
}
