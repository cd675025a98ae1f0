import { StoreTrouble, type OpenedStore } from '../store/store.ts';

const ENTRIES_BETWEEN = 250;

/** What is so now, and the number of the last event. */
interface Now {
  seq: number;
  state: unknown;
}

/**
 * Says when campaign.json is written again: behind the answer of each 250th command, while the next ones go on, and at
 * the end. What it stands for is in the journal, so that one that fails loses nothing and is tried again later.
 */
export class Checkpoints {
  readonly #store: OpenedStore;
  readonly #now: () => Now;
  #savedSeq: number;
  #since = 0;
  #running: Promise<void> | null = null;
  #bug: unknown;

  constructor(store: OpenedStore, now: () => Now) {
    this.#store = store;
    this.#now = now;
    this.#savedSeq = store.checkpoint.seq;
  }

  /** After each command; begins a checkpoint when it is time, and does not wait for it. */
  count(): void {
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
    await this.#running;
    if (this.#bug !== undefined) throw this.#bug as Error;
    if (!this.#store.readOnly && this.#savedSeq !== this.#now().seq) await this.#save();
  }

  async #save(): Promise<void> {
    const { seq, state } = this.#now();
    await this.#store.saveCheckpoint(seq, state);
    this.#savedSeq = seq;
  }
}
