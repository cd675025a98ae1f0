import { citing, type Rule } from '../ruleBook.ts';

/** The rules that the family’s code cites, by the names that the rows of a system's book give them. */
export type FamilyRule =
  | 'aid'
  | 'blast'
  | 'blast-count'
  | 'blow'
  | 'breather'
  | 'cast'
  | 'cast-save'
  | 'collapse'
  | 'creation'
  | 'critical-save'
  | 'cure'
  | 'dead'
  | 'declared'
  | 'deprived'
  | 'encounter'
  | 'fatigue'
  | 'flight'
  | 'hands'
  | 'hands-full'
  | 'helpless'
  | 'hire'
  | 'make-room'
  | 'meal'
  | 'mishap'
  | 'morale'
  | 'mortal'
  | 'movement'
  | 'no-recovery'
  | 'nothing-left'
  | 'overflow'
  | 'price'
  | 'provided'
  | 'reaction'
  | 'reckoning'
  | 'relic'
  | 'restore'
  | 'room'
  | 'save'
  | 'score'
  | 'scroll'
  | 'shield'
  | 'spent'
  | 'take-over'
  | 'together'
  | 'too-slow'
  | 'travel';

/** How the family’s code cites the book of its system. */
export const { cite, by, ruleOf } = citing<FamilyRule>();

/** The ID of a rule by its name, from a book; the name where the book has none. */
export const idIn = (book: readonly Rule[], name: FamilyRule): string => ruleOf({ system: { book } }, name);
