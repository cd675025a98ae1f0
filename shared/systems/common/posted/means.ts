import type { ReadBlock } from '../../blockRules.ts';
import type { Fact, FactKind, Posted } from './facts.ts';

type Value = string | number | boolean;

/** What a blank of a block holds by the facts of a text. */
export interface Meaning {
  value: Value;
  /** The facts that say so; none where it is what a block means that says nothing. */
  of: readonly Fact[];
  /** Whether it was carried over from another game, or is in doubt. */
  guessed: boolean;
}

/** For each blank of a system’s block what a text means there; undefined where it says nothing of it. */
export type Means = Readonly<Record<string, (posted: Posted) => Meaning | undefined>>;

/** A fact as it stands: in doubt only where its words are. */
export const asSaid = (fact: Fact | undefined, value: Value | undefined): Meaning | undefined =>
  fact && value !== undefined ? { value, of: [fact], guessed: !fact.sure } : undefined;

/** A value that was worked out from facts, or is meant by saying nothing. */
export const guess = (value: Value | undefined, ...of: readonly (Fact | undefined)[]): Meaning | undefined =>
  value === undefined ? undefined : { value, of: of.filter((fact) => fact !== undefined), guessed: true };

/** What follows a line each: attacks, kinds of harm. Undefined where there is none; each that is said twice counts once. */
export function lines<Kind extends FactKind>(
  facts: readonly Fact<Kind>[],
  write: (fact: Fact<Kind>) => { text: string; guessed?: boolean } | undefined,
  most: number,
): Meaning | undefined {
  const written = facts.flatMap((fact) => {
    const found = write(fact);
    return found ? [{ ...found, fact }] : [];
  });
  const kept = written.slice(0, most);
  if (kept.length === 0) return undefined;
  return {
    value: [...new Set(kept.map(({ text }) => text))].join('\n'),
    of: kept.map(({ fact }) => fact),
    guessed: kept.some(({ guessed, fact }) => guessed === true || !fact.sure),
  };
}

/**
 * The blanks of a block with what a text means there, each with the words that say so. What no blank took is left, in the order
 * of the text: nothing is lost.
 */
export function blockOf(posted: Posted, means: Means): ReadBlock {
  const isBlock = posted.facts.some(({ kind }) => kind !== 'aside' && kind !== 'words');
  const found = Object.entries(isBlock ? means : {}).flatMap(([blank, mean]) => {
    const meaning = mean(posted);
    return meaning ? [[blank, meaning] as const] : [];
  });
  const taken = new Set(found.flatMap(([, { of }]) => of));
  const figures = Object.fromEntries(
    found.map(([blank, { value, of, guessed }]) => [
      blank,
      { value, guessed, from: [...new Set(of.map(({ text }) => text))].join('; ') },
    ]),
  );
  const said = new Set([...taken].map(({ text }) => text));
  // The words of a trait stand in the paragraph about it.
  const left = posted.facts
    .filter((fact) => fact.kind !== 'trait' && !taken.has(fact) && !said.has(fact.text))
    .map(({ text }) => text);
  return { name: posted.name, figures, left: [...new Set(left)] };
}
