import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { Refusal } from '../../shared/campaign/refusal.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import { child, handAt, handsHere, type Channel, type Hand } from './hands.ts';
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
const sizeAt = (done: number): number => Math.min(50, Math.max(5, Math.floor(done / 4)));

/** How many batches a hand has at a time, so that it need not wait for the next one to be handed over. */
const AT_A_TIME = 2;

/** A batch, and of which way of its job it is. */
interface Given {
  way: number;
  batch: Batch;
}

/** The batches of a job, one of each way in turn, so that their figures grow together. */
function* batchesOf({ plans, seed, runs }: Job): Generator<Given, void> {
  for (let done = 0; done < runs; done += sizeAt(done))
    for (const [way, plan] of plans.entries())
      yield { way, batch: { plan, from: seed + done, count: Math.min(sizeAt(done), runs - done) } };
}

const NOBODY_PLAYS = 'The journeys broke off: something ended the processes that play them. Try it again.';

/** Milliseconds after which a hand that rests asks whether it still has to. */
const NAP = 50;

/**
 * Plays a job with these hands, and gives back the tally of each way; `tell` hears of the tallies so far after each batch. A hand has
 * its next batch before it is done with one; one that `rests` is given no other for the time being, and others play what was given to
 * one that is gone. Throws the signal’s reason once that is aborted, and what a hand stumbled over; the others are still at their
 * batches then. Refuses `nobody-plays` where all are gone.
 */
export async function playTogether(
  job: Job,
  hands: readonly Hand[],
  signal: AbortSignal,
  tell: (tallies: readonly Tally[]) => void,
  rests: (hand: Hand) => boolean = () => false,
): Promise<readonly Tally[]> {
  signal.throwIfAborted();
  const finished = new AbortController();
  const batches = batchesOf(job);
  const tallies = job.plans.map(emptyTally);
  /** What was given to hands that are gone. */
  const left: Given[] = [];
  let isGivenOut = false;
  const work = async (hand: Hand): Promise<void> => {
    while (!isGivenOut && !hand.isGone && !finished.signal.aborted) {
      if (rests(hand)) {
        await after(NAP);
        continue;
      }
      const given = left.pop() ?? batches.next().value ?? undefined;
      isGivenOut = given === undefined;
      if (!given) return;
      const tally = await hand.play(given.batch).catch((thrown: unknown) => {
        if (!hand.isGone) throw thrown;
        left.push(given);
      });
      if (!tally) return;
      tallies[given.way] = merged(tallies[given.way] ?? emptyTally(), tally);
      tell(tallies);
    }
  };
  const workTogether = async (): Promise<void> => {
    do {
      isGivenOut = false;
      const here = hands.filter(({ isGone }) => !isGone);
      if (here.length === 0) throw new Refusal('nobody-plays', NOBODY_PLAYS);
      await Promise.all(here.flatMap((hand) => Array.from({ length: AT_A_TIME }, () => work(hand))));
    } while (left.length > 0 && !finished.signal.aborted);
  };
  const aborted = once(signal, 'abort', { signal: finished.signal }).then(() => signal.throwIfAborted());
  try {
    await Promise.race([aborted, workTogether()]);
  } finally {
    finished.abort();
  }
  return tallies;
}

/** How somebody who plays elsewhere is called in. */
export type CallIn = () => Channel;

/** Milliseconds for which hands stay when there is nothing to play. */
const KEPT = 60_000;
/** Milliseconds for which one of them rests after each command at the table. */
const OUT_OF_THE_WAY = 5000;

/**
 * A hand for each core of this computer. They are called in for the first job and stay for the next: who has played for some
 * seconds plays up to twice as fast.
 */
export class Crew {
  readonly #callIn: CallIn;
  #hands: readonly Hand[] = [];
  #leaving: NodeJS.Timeout | undefined;
  #makesWayUntil = 0;

  constructor(callIn: CallIn = child) {
    this.#callIn = callIn;
  }

  /** Plays a job from a campaign on, as playTogether. Whatever ends it before it is done ends the hands as well. */
  async play(
    start: Campaign,
    job: Job,
    signal: AbortSignal,
    tell: (tallies: readonly Tally[]) => void,
  ): Promise<readonly Tally[]> {
    clearTimeout(this.#leaving);
    this.#makesWayUntil = 0;
    const here = this.#hands.filter(({ isGone }) => !isGone);
    const more = Array.from({ length: handsHere() - here.length }, () => handAt(this.#callIn()));
    this.#hands = [...here, ...more];
    try {
      for (const hand of this.#hands) hand.begin(start);
      const spared = this.#hands.slice(1).at(-1);
      const rests = (hand: Hand): boolean => hand === spared && performance.now() < this.#makesWayUntil;
      const tallies = await playTogether(job, this.#hands, signal, tell, rests);
      this.#leaving = setTimeout(() => this.end(), KEPT).unref();
      return tallies;
    } catch (thrown) {
      this.end();
      throw thrown;
    }
  }

  /** Somebody plays at the table meanwhile: one of several hands rests for some seconds, so that a core is left to the game. */
  makeWay(): void {
    this.#makesWayUntil = performance.now() + OUT_OF_THE_WAY;
  }

  /** Sends them home. */
  end(): void {
    clearTimeout(this.#leaving);
    for (const hand of this.#hands) hand.end();
    this.#hands = [];
  }
}
