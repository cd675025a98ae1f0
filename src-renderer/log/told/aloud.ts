import type { Sentence } from '../../../shared/api.ts';

/** A text in which nothing is markup. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#|~&$]/g, '\\$&');

/** A sentence without its marks. */
export const spoken = ({ runs }: Sentence): string => runs.map(({ text }) => text).join('');

/** Sentences without the marks of those that were left out. */
export const heard = (sentences: readonly Sentence[]): Sentence[] =>
  sentences.filter(({ leftOut }) => leftOut === undefined);

/** Sentences as Markdown, for screens that show it: the referee’s own words in italics. */
export const asMarkdown = (sentences: readonly Sentence[]): string =>
  sentences
    .map(({ runs }) =>
      runs.map(({ text, isNote }) => (isNote ? `*${escaped(text)}*` : escaped(text))).join(''),
    )
    .join(' ');
