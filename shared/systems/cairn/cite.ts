import type { FamilyRule } from '../cairn-family/cite.ts';
import { citing } from '../ruleBook.ts';

/** The names by which the code cites its rules, with those of the family; the rows of the book bear them. */
export type CairnRule =
  | FamilyRule
  | 'nerve'
  | 'night'
  | 'reorientation'
  | 'rout'
  | 'scar-maximum'
  | 'scar-roll';

/** How the code cites its book. */
export const { by, ruleOf } = citing<CairnRule>();
