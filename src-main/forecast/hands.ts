import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Campaign } from '../../shared/campaign/state.ts';
import type { Batch } from './runs.ts';
import type { Tally } from './tally.ts';
import type { Answered, Told } from './worker.ts';

/** Somebody who plays journeys elsewhere, one batch after the other. */
export interface Hand {
  readonly isGone: boolean;
  /** Journeys begin from this campaign from now on. */
  begin(start: Campaign): void;
  /** Plays a batch, after those that it was given before. Throws what the hand stumbled over. */
  play(batch: Batch): Promise<Tally>;
  /** Ends it, whatever it is at. */
  end(): void;
}

/** A process of its own, of Node or of Electron. */
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

/** A hand at the other end of a channel. */
export function handAt(channel: Channel): Hand {
  const asked: { done(tally: Tally): void; fail(why: Error): void }[] = [];
  let isGone = false;
  channel.onAnswer((answered) => {
    const first = asked.shift();
    if ('tally' in answered) first?.done(answered.tally);
    else first?.fail(new Error(answered.fault));
  });
  channel.onEnd((why) => {
    isGone = true;
    for (const { fail } of asked.splice(0)) fail(new Error(why));
  });
  return {
    get isGone() {
      return isGone;
    },
    begin: (start) => channel.post({ start }),
    play: (batch) =>
      new Promise((done, fail) => {
        asked.push({ done, fail });
        channel.post({ batch });
      }),
    end: () => channel.end(),
  };
}

/** The program that a hand runs, where the build puts it. */
export const workerFile = (): string => fileURLToPath(new URL('../forecast/worker.js', import.meta.url));

/**
 * V8 compiles and clears up on threads beside the one that plays, of usual priority: where all cores play, commands at the table
 * would wait for these. One after the other takes no longer. What a journey makes is gone with the next command, so that little
 * room is enough for it, and of what is called most is small: compiling much of it at once costs more than it gains.
 */
export const FLAGS = [
  '--single-threaded',
  '--max-semi-space-size=4',
  '--max-inlined-bytecode-size-cumulative=100',
];

/** A process of Node. */
export function child(): Channel {
  const process = fork(workerFile(), [], {
    execArgv: FLAGS,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return {
    post: (told) => void process.send(told),
    onAnswer: (listener) => void process.on('message', listener),
    onEnd: (listener) => {
      process.on('error', ({ message }) => listener(message));
      process.on('exit', (code) => listener(`The process has ended with ${code}.`));
    },
    end: () => void process.kill(),
  };
}
