import type { Sentence, TaleChapter } from '../../../shared/api.ts';
import { plain } from '../../../shared/page/ranking.ts';
import { spoken } from './aloud.ts';

/** What of a tale has all these words, in any order: its sentences, in their paragraphs. All of it where nothing is sought. */
export function soughtIn(chapters: readonly TaleChapter[], text: string): readonly TaleChapter[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return chapters;
  const isSought = (sentence: Sentence): boolean => {
    const words = plain(spoken(sentence));
    return wanted.every((word) => words.includes(word));
  };
  return chapters
    .map(({ heading, paragraphs }) => ({
      heading,
      paragraphs: paragraphs
        .map((sentences) => sentences.filter(isSought))
        .filter((sentences) => sentences.length > 0),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}
