import type { Sentence } from '../../../shared/api.ts';

/** A sentence that was chosen, of the whole tale or one of its recaps. */
export interface Chosen {
  of: 'tale' | 'long' | 'short';
  sentence: Sentence;
}

const isSamePlace = (a: Sentence, b: Sentence): boolean =>
  (a.own === 'after') === (b.own === 'after') && a.from.join() === b.from.join();

/** The chosen sentence as it is told now: it is another object after each save, in the same place. */
export function chosenIn(sentences: readonly Sentence[], chosen: Sentence | undefined): Sentence | null {
  if (!chosen || sentences.includes(chosen)) return chosen ?? null;
  return sentences.find((one) => isSamePlace(one, chosen)) ?? null;
}
