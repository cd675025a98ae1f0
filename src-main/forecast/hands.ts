import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Campaign } from '../../shared/campaign/state.ts';
import type { Batch } from './runs.ts';
import type { Tally } from './tally.ts';
import type { Answered, Told } from './worker.ts';

/** Somebody who plays journeys of one campaign elsewhere, one batch after the other. */
export interface Hand {
  /** Plays a batch. Throws what the hand stumbled over. */
  play(batch: Batch): Promise<Tally>;
  /** Ends it, whatever it is at. */
  end(): void;
}

/** A thread of Node, or a process of Electron. */
export interface Channel {
  post(told: Told): void;
  onAnswer(listener: (answered: Answered) => void): void;
  onEnd(listener: (why: string) => void): void;
  end(): void;
}

/** More hands than these are of little use. */
const MOST_HANDS = 8;

/** How many hands this computer has: one for each core. */
export const handsHere = (): number => Math.max(1, Math.min(MOST_HANDS, availableParallelism()));

/** A hand at the other end of a channel, which knows the campaign. */
export function handAt(channel: Channel, start: Campaign): Hand {
  let waiting: { done(tally: Tally): void; fail(why: Error): void } | undefined;
  const settle = (answered: Answered): void => {
    if ('tally' in answered) waiting?.done(answered.tally);
    else waiting?.fail(new Error(answered.fault));
    waiting = undefined;
  };
  channel.onAnswer(settle);
  channel.onEnd((fault) => settle({ fault }));
  channel.post({ start });
  return {
    play: (batch) =>
      new Promise((done, fail) => {
        waiting = { done, fail };
        channel.post({ batch });
      }),
    end: () => channel.end(),
  };
}

/** The program that a hand runs, where the build puts it. */
export const workerFile = (): URL => new URL('../forecast/worker.js', import.meta.url);

/**
 * What a journey makes is gone with the next command, so that little room is enough for it. With more of it V8 clears up longer
 * at a time, for which commands at the table wait, and takes more of it for lasting, which it clears up slowly.
 */
const YOUNG_MB = 12;

/** A thread of this program. */
export function thread(): Channel {
  const worker = new Worker(workerFile(), { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
  return {
    post: (told) => worker.postMessage(told),
    onAnswer: (listener) => void worker.on('message', listener),
    onEnd: (listener) => {
      worker.on('error', (error: Error) => listener(error.stack ?? error.message));
      worker.on('exit', () => listener('The thread has ended.'));
    },
    end: () => void worker.terminate(),
  };
}
