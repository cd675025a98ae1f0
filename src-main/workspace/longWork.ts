import { Refusal } from '../../shared/campaign/refusal.ts';
import { ignore } from '../store/trouble.ts';

/** Work that takes a while: one at a time, and it can be ended. */
export class LongWork {
  #running: { stop: AbortController; ended: Promise<unknown> } | null = null;
  readonly #busy: string;

  /** `busy` is what is said to who wants the same meanwhile. */
  constructor(busy: string) {
    this.#busy = busy;
  }

  /** Does the work and gives back what came of it. Refuses with `busy` while there is other work. */
  async take<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    if (this.#running) throw new Refusal('busy', this.#busy);
    const stop = new AbortController();
    // Who hears of it as it begins can end it already.
    const result = Promise.resolve(stop.signal)
      .then(work)
      .finally(() => (this.#running = null));
    this.#running = { stop, ended: result.catch(ignore) };
    return result;
  }

  /** Ends the work, if there is any, with this reason; resolves when nothing of it is left, or it was done already. */
  async end(reason: Refusal): Promise<void> {
    this.#running?.stop.abort(reason);
    await this.#running?.ended;
  }
}
