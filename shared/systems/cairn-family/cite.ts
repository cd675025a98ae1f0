import type { Decision } from '../contract.ts';
import { citedAs, type Rule } from '../ruleBook.ts';

/** The rules that shared code cites, by the names that the rows of a system's book give them. */
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

type Cites = Pick<Decision, 'system'>;

/** The rules of the system of the campaign that go by these names, each once. */
export function cite({ system }: Cites, ...names: readonly FamilyRule[]): readonly string[] {
  if (names.length > 1) return [...new Set(names.flatMap((name) => citedAs(system, name)))];
  const [name] = names;
  return name === undefined ? [] : citedAs(system, name);
}

/** The header of an event that the rules of these names decided. */
export const by = (decision: Cites, ...names: readonly FamilyRule[]): { rules: readonly string[] } => ({
  rules: cite(decision, ...names),
});

/** The ID of a rule by its name, for what a refusal says. */
export const ruleOf = (decision: Cites, name: FamilyRule): string => cite(decision, name)[0] ?? name;

/** The ID of a rule by its name, from a book; the name where the book has none. */
export const idIn = (book: readonly Rule[], name: FamilyRule): string => citedAs({ book }, name)[0] ?? name;
