import type { Hand } from './hands.ts';
import type { Batch } from './runs.ts';
import { emptyTally, merged, type Tally } from './tally.ts';
import type { Plan } from './traveller.ts';

/** What is to be foretold: so many journeys of each way, all with the same seeds. */
export interface Job {
  plans: readonly Plan[];
  seed: number;
  runs: number;
}

/** Small at first, so that there is something to see at once, and never so large that one has to wait for it. */
const sizeAt = (done: number): number => (done < 40 ? 10 : 50);

/** The batches of a job, one of each way in turn, so that their figures grow together. */
function* batchesOf({ plans, seed, runs }: Job): Generator<{ way: number; batch: Batch }> {
  for (let done = 0; done < runs; done += sizeAt(done))
    for (const [way, plan] of plans.entries())
      yield { way, batch: { plan, from: seed + done, count: Math.min(sizeAt(done), runs - done) } };
}

/**
 * Plays a job with these hands, and gives back the tally of each way; `tell` hears of the tallies so far after each batch. Ends
 * the hands in any case. Throws the signal’s reason once that is aborted, and what a hand stumbled over.
 */
export async function playTogether(
  job: Job,
  hands: readonly Hand[],
  signal: AbortSignal,
  tell: (tallies: readonly Tally[]) => void,
): Promise<readonly Tally[]> {
  const batches = batchesOf(job);
  const tallies = job.plans.map(emptyTally);
  const work = async (hand: Hand): Promise<void> => {
    for (let next = batches.next(); !next.done; next = batches.next()) {
      const { way, batch } = next.value;
      const tally = await hand.play(batch);
      tallies[way] = merged(tallies[way] ?? emptyTally(), tally);
      tell(tallies);
    }
  };
  const ended = new Promise<never>((_done, fail) => {
    const stop = (): void => fail(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  try {
    await Promise.race([ended, Promise.all(hands.map(work))]);
    return tallies;
  } finally {
    for (const hand of hands) hand.end();
  }
}
