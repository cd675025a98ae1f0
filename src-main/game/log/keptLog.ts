import type { LogLine } from '../../../shared/api.ts';
import type { Entry } from '../entry.ts';
import type { Rules } from '../logLines.ts';
import { bookOf, followed, type LogBook } from './logBook.ts';

/** The log of a running game: read from its journal when it is first asked for, and grown with each entry from then on. */
export class KeptLog {
  readonly #rules: Rules;
  readonly #read: () => Promise<Entry[]>;
  readonly #dated: (lines: readonly LogLine[]) => readonly LogLine[];
  #book: Promise<LogBook> | undefined;

  constructor(
    rules: Rules,
    read: () => Promise<Entry[]>,
    dated: (lines: readonly LogLine[]) => readonly LogLine[] = (lines) => lines,
  ) {
    this.#rules = rules;
    this.#read = read;
    this.#dated = dated;
  }

  /** The lines of each session; a list that is the same as before holds the same. Throws StoreTrouble. */
  async sessions(): Promise<ReadonlyMap<number, readonly LogLine[]>> {
    const { sessions } = await (this.#book ??= this.#readAll());
    return new Map([...sessions].map(([number, lines]) => [number, this.#dated(lines)]));
  }

  /** The lines of one session, or of all, oldest first. Throws StoreTrouble. */
  async lines({ session }: { session?: number } = {}): Promise<readonly LogLine[]> {
    const sessions = await this.sessions();
    if (session !== undefined) return sessions.get(session) ?? [];
    return [...sessions.values()].flat().sort((a, b) => a.seq - b.seq);
  }

  /** Goes on with an entry that was added to the journal. */
  follow(entry: Entry): void {
    const book = this.#book;
    if (!book) return;
    const next = book.then((known) => followed(this.#rules, known, entry) ?? this.#readAll());
    this.#book = next;
    this.#forgetBroken(next);
  }

  #readAll(): Promise<LogBook> {
    const reading = this.#read().then((entries) => bookOf(this.#rules, entries));
    this.#forgetBroken(reading);
    return reading;
  }

  /** What could not be read is tried again the next time. */
  #forgetBroken(book: Promise<LogBook>): void {
    book.catch(() => {
      if (this.#book === book) this.#book = undefined;
    });
  }
}
