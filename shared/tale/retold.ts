import type { Retold } from '../campaign/retelling/retold.ts';
import { clean } from './person.ts';
import type { Sentence, TaleChapter } from './told.ts';

/**
 * A sentence in the referee’s own words, in the place of the events that it tells; a secret where those are told as one. Without
 * words it marks what was left out.
 */
const ownOf = ({ words, from, hidden, how }: Retold, told: readonly Sentence[]): Sentence => ({
  runs: words === '' ? [] : [{ text: clean(words), isNote: false }],
  from,
  isSecret: hidden || (told.length > 0 && told.every(({ isSecret }) => isSecret)),
  reckoned: {},
  own: how,
  ...(words === '' && { leftOut: told.length }),
});

const overlaps = (sentence: Sentence, { from }: Retold): boolean =>
  sentence.own === undefined && sentence.from.some((seq) => from.includes(seq));

/** Where a sentence of these events belongs among others. */
function placeOf(sentences: readonly Sentence[], from: readonly number[]): number {
  const [first = 0] = from;
  const before = sentences.findLastIndex((one) => (one.from[0] ?? 0) <= first);
  return before + 1;
}

/**
 * One correction, in the place of all sentences that tell its events: in the place where they would be if there are none. What was
 * left out leaves a mark where it was.
 */
function instead(sentences: readonly Sentence[], retold: Retold): Sentence[] {
  const at = sentences.findIndex((one) => overlaps(one, retold));
  const others = sentences.filter((one) => !overlaps(one, retold));
  const told = sentences.filter((one) => overlaps(one, retold));
  const own = retold.words === '' && told.length === 0 ? [] : [ownOf(retold, told)];
  const place = at < 0 ? placeOf(others, retold.from) : at;
  return [...others.slice(0, place), ...own, ...others.slice(place)];
}

/** One addition, after the last sentence that tells its events; before all of them where it names none. */
function after(sentences: readonly Sentence[], retold: Retold): Sentence[] {
  const at = sentences.findLastIndex((one) => one.from.some((seq) => retold.from.includes(seq)));
  const place = retold.from.length === 0 ? 0 : at < 0 ? placeOf(sentences, retold.from) : at + 1;
  return [
    ...sentences.slice(0, place),
    ownOf(retold, at < 0 ? [] : sentences.slice(at, at + 1)),
    ...sentences.slice(place),
  ];
}

const corrected = (sentences: readonly Sentence[], all: readonly Retold[]): Sentence[] =>
  all.reduce<Sentence[]>(
    (told, one) => (one.how === 'instead' ? instead(told, one) : after(told, one)),
    [...sentences],
  );

/** The corrections of which one of their events still stands, and those of none. */
const inForce = (all: readonly Retold[], stands: ReadonlySet<number>): Retold[] =>
  all.filter(({ from }) => from.length === 0 || from.some((seq) => stands.has(seq)));

/** A tale without the marks of what was left out, as all but the referee see it. */
export const unmarked = (chapters: readonly TaleChapter[]): TaleChapter[] =>
  withoutEmpty(chapters, (paragraph) => paragraph.filter(({ leftOut }) => leftOut === undefined));

/** A tale in which each paragraph was made into another one; what is empty then goes. */
const withoutEmpty = (
  chapters: readonly TaleChapter[],
  made: (paragraph: readonly Sentence[]) => readonly Sentence[],
): TaleChapter[] =>
  chapters
    .map((chapter) => ({
      ...chapter,
      paragraphs: chapter.paragraphs.map(made).filter((paragraph) => paragraph.length > 0),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);

/**
 * Sentences with the referee’s corrections. A correction stays while one of its events stands (`stands`), whatever else is told
 * of them; what stands between the same events in later versions of the tale gives way to it.
 */
export function retoldSentences(
  sentences: readonly Sentence[],
  all: readonly Retold[],
  stands: ReadonlySet<number>,
): Sentence[] {
  return corrected(sentences, inForce(all, stands));
}

/** The same of a tale: each correction in the paragraph of the sentence it corrects, or of those nearest before it. */
export function retoldTale(
  chapters: readonly TaleChapter[],
  all: readonly Retold[],
  stands: ReadonlySet<number>,
): TaleChapter[] {
  const paragraphs = chapters.flatMap((chapter) => chapter.paragraphs);
  const byParagraph = new Map<number, Retold[]>();
  for (const one of inForce(all, stands)) {
    const at = paragraphAt(paragraphs, one.from);
    byParagraph.set(at, [...(byParagraph.get(at) ?? []), one]);
  }
  let index = 0;
  return withoutEmpty(chapters, (paragraph) => corrected(paragraph, byParagraph.get(index++) ?? []));
}

/** The paragraph that tells one of these events, else the last one that begins before them. */
function paragraphAt(paragraphs: readonly (readonly Sentence[])[], from: readonly number[]): number {
  const told = paragraphs.findIndex((paragraph) =>
    paragraph.some((one) => one.from.some((seq) => from.includes(seq))),
  );
  if (told >= 0) return told;
  const [first = 0] = from;
  return Math.max(
    0,
    paragraphs.findLastIndex((paragraph) => (paragraph[0]?.from[0] ?? 0) <= first),
  );
}
