import type { Fact } from '../../fact.ts';
import type { Person } from '../../person.ts';
import type { Tongue } from '../tongue.ts';

/** A fact in words: who acts, by name or as words of its own, and what they did. Each part is made when its turn comes. */
export interface Clause {
  who: readonly Person[] | string;
  does(): string;
  /** Whether several who did it each had one of their own: “bought a torch each”. */
  isOwn?: boolean;
}

/** Puts facts of one kind into words; `before` is the fact that the same sentence told before. */
export type Phrase = (fact: Fact, tongue: Tongue, before?: Fact) => Clause;

/** A phrase whose subject are those who did it. */
export const did =
  (does: (fact: Fact, tongue: Tongue, before?: Fact) => string): Phrase =>
  (fact, tongue, before) => ({ who: fact.who, does: () => does(fact, tongue, before) });

/** A phrase of what each of several did with one of their own. */
export const didEach =
  (does: (fact: Fact, tongue: Tongue, before?: Fact) => string): Phrase =>
  (fact, tongue, before) => ({ ...did(does)(fact, tongue, before), isOwn: true });

/** One of several ways to say a fact, chosen by what it is of. */
export const either = (tongue: Tongue, fact: Fact, ...ways: readonly string[]): string =>
  tongue.pick(
    ways,
    `${fact.kind}/${[...fact.who, ...fact.whom].map(({ name }) => name).join()}/${fact.name ?? ''}`,
  );
