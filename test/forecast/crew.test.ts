import { describe, expect, it, vi } from 'vitest';
import { Crew, playTogether, type CallIn } from '../../src-main/forecast/crew.ts';
import { handAt, handsHere, type Channel, type Hand } from '../../src-main/forecast/hands.ts';
import { played } from '../../src-main/forecast/runs.ts';
import { emptyTally } from '../../src-main/forecast/tally.ts';
import type { Answered, Told } from '../../src-main/forecast/worker.ts';
import { ignore } from '../../src-main/store/trouble.ts';
import { vogt } from '../../shared/systems/vogt/index.ts';
import { openedSample } from '../helpers/play.ts';
import { planOf } from './ahead.ts';

const { rulebook, state } = openedSample(vogt);
const plan = planOf(state, 3);
const job = { plans: [plan, planOf(state, 5)], seed: 1, runs: 70 };
const signal = new AbortController().signal;

/** A hand that plays here. */
const handHere = (): Hand => ({
  isGone: false,
  begin: ignore,
  play: (batch) => Promise.resolve(played(rulebook, state, batch)),
  end: ignore,
});

it('two hands come to the same figures as one', async () => {
  const alone = await playTogether(job, [handHere()], signal, ignore);
  const two = await playTogether(job, [handHere(), handHere()], signal, ignore);
  expect(two).toEqual(alone);
  expect(alone.map(({ runs }) => runs)).toEqual([70, 70]);
});

it('every way is played with the same seeds, and told of as the runs come in', async () => {
  const told: number[][] = [];
  await playTogether(job, [handHere()], signal, (tallies) => told.push(tallies.map(({ runs }) => runs)));
  expect(told.slice(0, 3)).toEqual([
    [5, 0],
    [5, 5],
    [10, 5],
  ]);
  expect(told.at(-1)).toEqual([70, 70]);
});

/** Channels that somebody calls in, and what was told to each; `answer` says what comes back for a batch. */
function calledIn(answer: (channel: FakeChannel) => void): { callIn: CallIn; channels: FakeChannel[] } {
  const channels: FakeChannel[] = [];
  const callIn = (): Channel => {
    const channel = new FakeChannel(answer);
    channels.push(channel);
    return channel;
  };
  return { callIn, channels };
}

class FakeChannel implements Channel {
  readonly told: Told[] = [];
  isEnded = false;
  hear: (answered: Answered) => void = () => undefined;
  leave: (why: string) => void = () => undefined;
  readonly #answer: (channel: FakeChannel) => void;

  constructor(answer: (channel: FakeChannel) => void) {
    this.#answer = answer;
  }

  post(told: Told): void {
    this.told.push(told);
    if ('batch' in told) this.#answer(this);
  }

  onAnswer(listener: (answered: Answered) => void): void {
    this.hear = listener;
  }

  onEnd(listener: (why: string) => void): void {
    this.leave = listener;
  }

  end(): void {
    this.isEnded = true;
  }
}

const playing = (channel: FakeChannel): void => channel.hear({ tally: emptyTally() });

describe('a crew', () => {
  it('has a hand for each core, which know where journeys begin', async () => {
    const { callIn, channels } = calledIn(playing);
    await new Crew(callIn).play(state, job, signal, ignore);
    expect(channels).toHaveLength(handsHere());
    for (const { told } of channels) expect(told[0]).toEqual({ start: state });
  });

  it('stays for the next job, which begins elsewhere', async () => {
    const { callIn, channels } = calledIn(playing);
    const crew = new Crew(callIn);
    await crew.play(state, job, signal, ignore);
    const later = { ...state, clock: state.clock + 60 };
    await crew.play(later, job, signal, ignore);
    expect(channels).toHaveLength(handsHere());
    for (const { told, isEnded } of channels) {
      expect(told.filter((one) => 'start' in one)).toEqual([{ start: state }, { start: later }]);
      expect(isEnded).toBe(false);
    }
  });

  it('calls somebody in for who is gone', async () => {
    const { callIn, channels } = calledIn(playing);
    const crew = new Crew(callIn);
    await crew.play(state, job, signal, ignore);
    channels[0]?.leave('It was killed.');
    await crew.play(state, job, signal, ignore);
    expect(channels).toHaveLength(handsHere() + 1);
  });

  it('keeps one of several hands back while somebody plays at the table', async () => {
    const { callIn, channels } = calledIn((channel) => setImmediate(playing, channel));
    const crew = new Crew(callIn);
    await crew.play(state, { ...job, runs: 1000 }, signal, () => crew.makeWay());
    const batches = channels.map(({ told }) => told.filter((one) => 'batch' in one).length);
    // Each had two at once before the first was done.
    expect(batches[0]).toBeGreaterThan(2);
    expect(batches.at(-1) === 2).toBe(handsHere() > 1);
  });

  it('is ended by who cancels its job, and says why', async () => {
    const stop = new AbortController();
    const { callIn, channels } = calledIn((channel) => setImmediate(playing, channel));
    const ended = new Crew(callIn).play(state, { ...job, runs: 100_000 }, stop.signal, () =>
      stop.abort(new Error('enough')),
    );
    await expect(ended).rejects.toThrow('enough');
    expect(channels.map(({ isEnded }) => isEnded)).not.toContain(false);
  });

  it('plays on where a hand is gone in the middle: the others play what it was given', async () => {
    const gone = handAt(new FakeChannel((channel) => channel.leave('It was killed.')));
    expect(await playTogether(job, [gone, handHere()], signal, ignore)).toEqual(
      await playTogether(job, [handHere()], signal, ignore),
    );
  });

  it('plays no more of a job that was cancelled, though one hand is gone before another', async () => {
    const stop = new AbortController();
    const [gone, slow] = [new FakeChannel(ignore), new FakeChannel(ignore)];
    const ended = playTogether(job, [handAt(gone), handAt(slow)], stop.signal, ignore);
    stop.abort(new Error('enough'));
    await expect(ended).rejects.toThrow('enough');
    gone.leave('It was ended.');
    playing(slow);
    playing(slow);
    await new Promise(setImmediate);
    expect(slow.told).toHaveLength(2);
  });

  it.each([
    [
      'a hand stumbles',
      (channel: FakeChannel) => channel.hear({ fault: 'It fell over.' }),
      { message: 'It fell over.' },
    ],
    [
      'all are gone',
      (channel: FakeChannel) => channel.leave('It was killed.'),
      {
        code: 'nobody-plays',
        message: 'The journeys broke off: something ended the processes that play them. Try it again.',
      },
    ],
  ])('ends its job where %s, and begins anew with others', async (_what, answer, why) => {
    let trouble = true;
    const { callIn, channels } = calledIn((channel) => (trouble ? answer(channel) : playing(channel)));
    const crew = new Crew(callIn);
    await expect(crew.play(state, job, signal, ignore)).rejects.toMatchObject(why);
    expect(channels.map(({ isEnded }) => isEnded)).not.toContain(false);
    trouble = false;
    await crew.play(state, job, signal, ignore);
    expect(channels).toHaveLength(2 * handsHere());
  });

  it('goes home when it has had nothing to play for a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { callIn, channels } = calledIn(playing);
      await new Crew(callIn).play(state, job, signal, ignore);
      vi.advanceTimersByTime(59_000);
      expect(channels[0]?.isEnded).toBe(false);
      vi.advanceTimersByTime(1000);
      expect(channels[0]?.isEnded).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
});
