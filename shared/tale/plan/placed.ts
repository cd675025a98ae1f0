import type { Fact } from '../fact.ts';

/** What a sentence begins with, as far as the log knows it. */
export type Lead =
  | { kind: 'day'; day: number; before?: number | undefined; terrain?: string }
  | { kind: 'hour'; at: number }
  | { kind: 'round'; round: number }
  | { kind: 'ground'; terrain: string }
  | { kind: 'then' };

/** The facts of one sentence. */
export interface Group {
  lead?: Lead;
  facts: readonly Fact[];
}

/** Sentences that belong together. */
export type Paragraph = readonly Group[];

/** Paragraphs under one heading: a day, or quiet days in a row. */
export interface Chapter {
  from: number;
  to: number;
  paragraphs: readonly Paragraph[];
}

/** A fact in its place, and what its sentence begins with where it begins one. */
export interface Placed {
  fact: Fact;
  lead?: Lead;
}
