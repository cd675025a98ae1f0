import { citing } from '../../shared/systems/ruleBook.ts';

/** The names by which the code cites its rules, besides kinds of events; the rows of the book bear them. */
export type LamplitRule = 'grit' | 'wayfarer';

export const { by } = citing<LamplitRule>();
