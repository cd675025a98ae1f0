import type { Journey } from '../../../shared/tale/journey.ts';
import type { Sentence, TaleChapter } from '../../../shared/tale/told.ts';
import { titleOf, unused } from './compose.ts';
import type { DocumentFrame } from './document.ts';

/** Sessions as they are told, whatever form they are written in. */
export interface TaleDocument extends DocumentFrame {
  /** The oldest first, from the beginning each time; each is told when its turn comes. Those with nothing to tell are left out. */
  sessions(): AsyncIterable<ToldSession>;
  /** What is said where there is nothing to tell. */
  none: string;
}

export interface ToldSession {
  number: number;
  /** “Session 3”, “Before the first session”. */
  title: string;
  /** No two of a document have the same heading. */
  chapters: readonly TaleChapter[];
  journey: Journey;
  party: readonly { name: string; face: string }[];
}

/** The tales of one session after the other as parts of a document. */
export async function* retold(
  sessions: AsyncIterable<Omit<ToldSession, 'title'>>,
): AsyncGenerator<ToldSession> {
  const used = new Set<string>();
  for await (const { number, chapters, ...more } of sessions)
    yield {
      ...more,
      number,
      title: titleOf(number),
      chapters: chapters.map(({ heading, paragraphs }) => ({
        heading: unused(used, heading, `${heading}, continued in session ${number}`),
        paragraphs,
      })),
    };
}

/** The stretches of a paragraph in their order, with a space between sentences, and none that is empty. */
export const runsIn = (sentences: readonly Sentence[]): Sentence['runs'] =>
  sentences.flatMap(({ runs }, index) => [...(index > 0 ? [{ text: ' ', isNote: false }] : []), ...runs]);
