/**
 * One answered command in the journal. `seq` is the number of the last event in it and grows from entry to entry.
 * Where a repair took out damaged lines that lie before the checkpoint, one entry with `lost` stands for them.
 */
export interface JournalEntry {
  seq: number;
  [field: string]: unknown;
}

/** The events after `after` up to `until` are not in the journal any more; `kept` is the copy of the damaged files. */
export interface LostEvents {
  after: number;
  until: number;
  kept: string;
}

/** Which part of the journal: one session, entries after an event, entries up to and with an event. */
export interface EntryRange {
  session?: number;
  afterSeq?: number;
  untilSeq?: number;
}

export interface OpenOptions {
  /** A view that writes nothing and takes no lock. */
  readOnly?: boolean;
  /** Only for who holds the folder's lock already. */
  takeLock?: boolean;
}

/** A checkpoint that was kept, and what the journal has after it, read from the disk each time. */
export interface KeptState {
  seq: number;
  state: unknown;
  entries(): AsyncIterable<JournalEntry>;
}

/** An open campaign folder. Its content is opaque here and was checked before it was written. */
export interface OpenedStore {
  readonly folder: string;
  readonly readOnly: boolean;
  /** What campaign.json held at opening. */
  readonly checkpoint: { seq: number; state: unknown };
  /** The entries after the checkpoint at opening, in order. */
  readonly tail: JournalEntry[];
  /** What the end of the journal left open at opening, in words; null where it ended as it should, and for a view. */
  readonly doubt: string | null;
  /** Adds one line to the session's file; resolves once it is on the disk. If it rejects, the line was not written. */
  append(session: number, entry: JournalEntry): Promise<void>;
  /**
   * Replaces campaign.json after keeping the previous one among the backups. `seq` must have been appended. Lines may be
   * appended while it is being written; `state` must not change meanwhile.
   */
  saveCheckpoint(seq: number, state: unknown): Promise<void>;
  /** Notes how far the journal goes, so that the loss of its end is seen. Once in a quiet moment is enough. */
  saveHead(): Promise<void>;
  /** The journal from the disk, every line checked; throws `bad-file` at the first damaged one. */
  entries(range?: EntryRange): AsyncIterable<JournalEntry>;
  /** The newest backup that lies before an event and can be read, with the journal after it; undefined where there is none. */
  backupBefore(seq: number): Promise<KeptState | undefined>;
  /** When the newest backup was made, in ISO 8601, by the machine's clock. */
  lastBackupAt(): string | null;
  /** Waits for what is being written and frees the lock. */
  close(): Promise<void>;
}

/** One thing that is wrong, and the way back from it. */
export interface Finding {
  file: string;
  line?: number;
  problem: string;
  remedy: string;
}

/** `whole` may come with findings that harm nothing. `kept` is the copy that a repair made first. */
export interface CheckReport {
  whole: boolean;
  /** The first hundred. */
  findings: Finding[];
  /** How many others there are; left out where there are none. */
  more?: number;
  /** What can't be known from the files, in words. */
  notes: string[];
  kept?: string;
}
