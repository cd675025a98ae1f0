import { expect, it } from 'vitest';
import { playTogether } from '../../src-main/forecast/crew.ts';
import { handAt, type Channel, type Hand } from '../../src-main/forecast/hands.ts';
import { played } from '../../src-main/forecast/runs.ts';
import type { Answered, Told } from '../../src-main/forecast/worker.ts';
import { vogt } from '../../shared/systems/vogt/index.ts';
import { openedSample } from '../helpers/play.ts';
import { planOf } from './ahead.ts';

const { rulebook, state } = openedSample(vogt);
const plan = planOf(state, 3);
const job = { plans: [plan, planOf(state, 5)], seed: 1, runs: 70 };
const signal = new AbortController().signal;

/** A hand that plays here, and counts what it is asked for. */
function handHere(): Hand & { batches: number[]; ended: boolean } {
  const hand = {
    batches: [] as number[],
    ended: false,
    play: (batch: Parameters<Hand['play']>[0]) => {
      hand.batches.push(batch.count);
      return Promise.resolve(played(rulebook, state, batch));
    },
    end: () => {
      hand.ended = true;
    },
  };
  return hand;
}

it('two hands come to the same figures as one', async () => {
  const alone = await playTogether(job, [handHere()], signal, () => undefined);
  const two = await playTogether(job, [handHere(), handHere()], signal, () => undefined);
  expect(two).toEqual(alone);
  expect(alone.map(({ runs }) => runs)).toEqual([70, 70]);
});

it('every way is played with the same seeds, and told of as the runs come in', async () => {
  const told: number[][] = [];
  await playTogether(job, [handHere()], signal, (tallies) => told.push(tallies.map(({ runs }) => runs)));
  expect(told.slice(0, 3)).toEqual([
    [10, 0],
    [10, 10],
    [20, 10],
  ]);
  expect(told.at(-1)).toEqual([70, 70]);
});

it('a cancelled forecast ends its hands and says why', async () => {
  const stop = new AbortController();
  const hand = handHere();
  const never: Hand = { play: () => new Promise(() => undefined), end: () => undefined };
  const ended = playTogether({ ...job, runs: 100_000 }, [never, hand], stop.signal, () =>
    stop.abort(new Error('enough')),
  );
  await expect(ended).rejects.toThrow('enough');
  expect(hand.ended).toBe(true);
});

it('what a hand stumbles over ends the forecast', async () => {
  let answer: (answered: Answered) => void = () => undefined;
  const told: Told[] = [];
  const channel: Channel = {
    post: (one) => {
      told.push(one);
      if ('batch' in one) answer({ fault: 'It fell over.' });
    },
    onAnswer: (listener) => {
      answer = listener;
    },
    onEnd: () => undefined,
    end: () => undefined,
  };
  await expect(playTogether(job, [handAt(channel, state)], signal, () => undefined)).rejects.toThrow(
    'It fell over.',
  );
  expect(told[0]).toEqual({ start: state });
});

it('a hand that is gone in the middle ends the forecast too', async () => {
  let end: (why: string) => void = () => undefined;
  const channel: Channel = {
    post: (told) => {
      if ('batch' in told) end('The thread has ended.');
    },
    onAnswer: () => undefined,
    onEnd: (listener) => {
      end = listener;
    },
    end: () => undefined,
  };
  await expect(playTogether(job, [handAt(channel, state)], signal, () => undefined)).rejects.toThrow(
    'The thread has ended.',
  );
});
