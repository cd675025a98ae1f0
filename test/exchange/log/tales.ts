import type { Journey } from '../../../shared/tale/journey.ts';
import type { Sentence, TaleChapter } from '../../../shared/tale/told.ts';
import { retold, type TaleDocument, type ToldSession } from '../../../src-main/exchange/log/told.ts';

/** A sentence of plain words; what stands between asterisks of a given text would be markup, so notes are given apart. */
export const sentence = (text: string, more: { note?: string; isSecret?: boolean } = {}): Sentence => ({
  runs: [
    { text, isNote: false },
    ...(more.note === undefined ? [] : [{ text: more.note, isNote: true }]),
  ].filter((run) => run.text !== ''),
  from: [1],
  isSecret: more.isSecret ?? false,
  reckoned: {},
});

export const chapter = (heading: string, ...paragraphs: Sentence[][]): TaleChapter => ({
  heading,
  paragraphs,
});

export const journey = (given: Partial<Journey> = {}): Journey => ({
  place: undefined,
  days: 1,
  from: undefined,
  to: undefined,
  out: [],
  back: [],
  ...given,
});

/** A tale with such sessions. */
export const taleOf = (
  sessions: (Pick<ToldSession, 'chapters'> & Partial<ToldSession>)[],
  campaign = 'The Vale',
): TaleDocument => ({
  campaign,
  system: 'Cairn',
  notice: ['Cairn is by Yochai Gal.'],
  none: 'There is nothing to tell yet.',
  sessions: () => retold(inOrder(sessions)),
});

async function* inOrder(
  sessions: (Pick<ToldSession, 'chapters'> & Partial<ToldSession>)[],
): AsyncGenerator<Omit<ToldSession, 'title'>> {
  for (const [index, given] of sessions.entries())
    yield await Promise.resolve({ number: index + 1, journey: journey(), party: [], ...given });
}
