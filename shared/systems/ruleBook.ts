import { remembered } from '../remembered.ts';

/** What tables really argue about: a choice of the campaign, saved by the id of the choice. */
export interface OptionKind {
  id: string;
  name: string;
  /** The heading it stands under. */
  theme: string;
  /** One of those that matter most. */
  starred?: boolean;
  /** The id of the choice it starts with. */
  value: string;
  /** The choice by which whoever is at 0 hit points is dead: before a first fight the referee is told. */
  lethal?: string;
  choices: readonly { id: string; label: string }[];
  /** Why tables differ. */
  why: string;
  /** What it changes in play, by an example. */
  example: string;
}

/** A number, or a die, that a house may set otherwise. */
export interface NumberKind {
  id: string;
  name: string;
  theme: string;
  value: number | string;
  /** The only values it may have, or the least and the most of a whole number. */
  choices?: readonly (number | string)[];
  range?: readonly [least: number, most: number];
  /** What other tables play. */
  others: string;
}

/** One rule of the book. */
export interface Rule {
  id: string;
  /** What it says, in one line of our own. */
  line: string;
  /** The commands that apply it. A refusal of a command names the first row that has it here, unless `refuses` names another. */
  commands: readonly string[];
  /**
   * The file and the function where it lives: `cairn-family/fight/strikes.ts strikeAll`, below `shared/systems`, or below
   * `shared` where the first folder is one of campaign, dice, time and hex. Its docstring names the rule.
   */
  at?: string;
  /** Ids of the options and numbers that touch it. */
  options?: readonly string[];
  /** Why there is one reading of a doubtful place and no option. */
  reading?: string;
  /** Why no command applies it, where none does. */
  note?: string;
  /** Those of `commands` whose refusals name it, before rows further up. */
  refuses?: readonly string[];
  /**
   * The names by which code cites it, with spaces between: kinds of event that it decides wherever they happen (`order-set`),
   * `light`, and what its system or the family calls it. Each book has rows as `order-set`, where foes may run as
   * `morale-called` and `morale-checked`, and as `light` where a rule says how long one burns.
   */
  as?: string;
}

const NONE: readonly string[] = [];

/** The IDs of a book's rows by the names under which code cites them; a row may have several. */
const citesOf = remembered((book: readonly Rule[]): ReadonlyMap<string, readonly string[]> => {
  const cites = new Map<string, string[]>();
  for (const { id, as } of book)
    for (const name of as?.split(' ') ?? []) cites.set(name, [...(cites.get(name) ?? []), id]);
  return cites;
});

/** The IDs of the rules that go by this name in the system's book; none where it has no such rule. */
export const citedAs = ({ book }: { book: readonly Rule[] }, name: string): readonly string[] =>
  citesOf(book).get(name) ?? NONE;

interface InSystem {
  system: { book: readonly Rule[] };
}

/** How code cites the book of the campaign’s system: by names that its rows bear, which are `Name`; a name that doesn’t apply now is `false`. */
export interface Citing<Name extends string> {
  /** The IDs of the rules that go by these names, each once. */
  cite(decision: InSystem, ...names: readonly (Name | false)[]): readonly string[];
  /** The header of an event that the rules of these names decided. */
  by(decision: InSystem, ...names: readonly (Name | false)[]): { rules: () => readonly string[] };
  /** The ID of a rule by its name, for what a refusal says; the name where the book has none. */
  ruleOf(decision: InSystem, name: Name): string;
}

/** The three ways to cite a book by names. */
export function citing<Name extends string>(): Citing<Name> {
  const cite: Citing<Name>['cite'] = ({ system }, ...names) => {
    if (names.length > 1) return [...new Set(names.flatMap((name) => (name ? citedAs(system, name) : NONE)))];
    // The commonest by far, in every blow: no list is made.
    const [name] = names;
    return name ? citedAs(system, name) : NONE;
  };
  return {
    cite,
    // Nobody looks them up where no log is kept.
    by: (decision, ...names) => ({ rules: () => cite(decision, ...names) }),
    ruleOf: (decision, name) => cite(decision, name)[0] ?? name,
  };
}

/** The header of what becomes of a timer: a light burns by a rule, a clock by the referee’s wish. */
export const timerRules = (
  system: { book: readonly Rule[] },
  { order }: { order?: string },
): { rules?: readonly string[] } => {
  const rules = order === 'light' ? citedAs(system, 'light') : NONE;
  return rules.length > 0 ? { rules } : {};
};
