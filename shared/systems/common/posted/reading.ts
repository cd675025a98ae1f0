import { trimmed } from '../../../text/trimmed.ts';
import type { Words } from './attacks.ts';
import type { Fact, FactKind, Facts, Game } from './facts.ts';
import type { Labels } from './labels.ts';
import type { Token } from './tokens.ts';

/** A line as it is read: its own text, and what was found in it so far. */
export interface Reading {
  labels: Labels;
  line: string;
  facts: Fact[];
  /** The games in whose blocks alone something stands that was found. */
  games: Game[];
  /** The games at which words at most hint. */
  hints: Game[];
  /** The attack that was read last. */
  attack: Fact<'attack'> | undefined;
  /** Attacks that were named without dice; the damage stands elsewhere. */
  named: string[];
  /** Under which heading of a block of the fifth edition. */
  section: 'traits' | 'actions';
}

const AROUND = ' ,;:|–—-';
/** A text without the signs around it, each run of blanks one blank. */
export const plain = (text: string): string => trimmed(text, `${AROUND}.`, AROUND).replace(/\s+/g, ' ');

/** What tokens say as they stand in a line, with nothing around them. */
export const wordsIn =
  (line: string): Words =>
  (tokens) =>
    plain(line.slice(tokens[0]?.at ?? 0, tokens.at(-1)?.end ?? 0));

export function say<Kind extends FactKind>(
  { facts }: Reading,
  kind: Kind,
  value: Facts[Kind],
  text: string,
  sure = true,
): Fact<Kind> {
  const fact = { kind, value, text, sure };
  if (text !== '') facts.push(fact);
  return fact;
}

export const aside = (reading: Reading, text: string): unknown => say(reading, 'aside', text, text);

export const isWords = (tokens: readonly Token[]): boolean =>
  tokens.length > 0 && tokens.every(({ kind, text }) => kind === 'word' || text === '-');
