/** A stretch of a sentence; the referee’s own words are notes. */
export interface Run {
  text: string;
  isNote: boolean;
}

/** One sentence of a tale or a recap, and what it tells of. */
export interface Sentence {
  runs: readonly Run[];
  /** Numbers of the events that it tells, in their order. */
  from: readonly number[];
  /** For the referee alone. */
  isSecret: boolean;
  /** Numbers in its words that no event has, with what they were reckoned from. */
  reckoned: Readonly<Record<string, string>>;
  /** Words of the referee’s own: instead of what the events say, or after it. */
  own?: 'instead' | 'after';
  /** So many sentences were left out here; it has no words then, and only the referee sees it. */
  leftOut?: number;
}

/** A day of a tale, or quiet days in a row. */
export interface TaleChapter {
  /** “Days 1 to 3 of the First Week” */
  heading: string;
  paragraphs: readonly (readonly Sentence[])[];
}

/** What is read aloud before the next session: of at most 200 words, and of at most 60. */
export interface Recaps {
  long: readonly Sentence[];
  short: readonly Sentence[];
}

/** A sentence without its marks. */
export const textOf = ({ runs }: Pick<Sentence, 'runs'>): string => runs.map(({ text }) => text).join('');
