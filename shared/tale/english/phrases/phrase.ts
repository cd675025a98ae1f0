import type { Fact } from '../../fact.ts';
import type { Person } from '../../person.ts';
import type { Tongue } from '../tongue.ts';

/** A fact in words: who acts, by name or as words of its own, and what they did. Each part is made when its turn comes. */
export interface Clause {
  who: readonly Person[] | string;
  does(): string;
}

/** Puts facts of one kind into words; `before` is the fact that the same sentence told before. */
export type Phrase = (fact: Fact, tongue: Tongue, before?: Fact) => Clause;

/** A phrase whose subject are those who did it. */
export const did =
  (does: (fact: Fact, tongue: Tongue, before?: Fact) => string): Phrase =>
  (fact, tongue, before) => ({ who: fact.who, does: () => does(fact, tongue, before) });

/** One of several ways to say a fact, chosen by what it is of. */
export const either = (tongue: Tongue, fact: Fact, ...ways: readonly string[]): string =>
  tongue.pick(
    ways,
    `${fact.kind}/${[...fact.who, ...fact.whom].map(({ name }) => name).join()}/${fact.name ?? ''}`,
  );
