import { ignore } from '../store/trouble.ts';
import { StoreTrouble, type OpenedStore } from '../store/store.ts';

const ENTRIES_BETWEEN = 250;
/** Milliseconds after a command in which the head is brought up to date. */
const HEAD_WITHIN = 1000;

/** What is so now, and the number of the last event. */
interface Now {
  seq: number;
  state: unknown;
}

/**
 * Says when campaign.json is written again, and when the head is: behind the answer of each 250th command, while the next ones go on, and at
 * the end. What it stands for is in the journal, so that one that fails loses nothing and is tried again later.
 */
export class Checkpoints {
  readonly #store: OpenedStore;
  readonly #now: () => Now;
  #savedSeq: number;
  #since = 0;
  #running: Promise<void> | null = null;
  #bug: unknown;
  #head: NodeJS.Timeout | null = null;

  constructor(store: OpenedStore, now: () => Now) {
    this.#store = store;
    this.#now = now;
    this.#savedSeq = store.checkpoint.seq;
  }

  /** After each command; begins a checkpoint when it is time, and does not wait for it. */
  count(): void {
    this.#headSoon();
    this.#since += 1;
    if (this.#since < ENTRIES_BETWEEN || this.#running) return;
    this.#since = 0;
    this.#running = this.#save()
      .catch((thrown: unknown) => {
        if (!(thrown instanceof StoreTrouble)) this.#bug = thrown;
      })
      .finally(() => {
        this.#running = null;
      });
  }

  /** Waits for the one that is being written, and writes the last one. Throws StoreTrouble. */
  async finish(): Promise<void> {
    if (this.#head) clearTimeout(this.#head);
    await this.#running;
    if (this.#bug !== undefined) throw this.#bug as Error;
    if (!this.#store.readOnly && this.#savedSeq !== this.#now().seq) await this.#save();
  }

  #headSoon(): void {
    this.#head ??= setTimeout(() => {
      this.#head = null;
      // The next command tries again, and so does closing.
      void this.#store.saveHead().catch(ignore);
    }, HEAD_WITHIN).unref();
  }

  async #save(): Promise<void> {
    const { seq, state } = this.#now();
    await this.#store.saveCheckpoint(seq, state);
    this.#savedSeq = seq;
  }
}
