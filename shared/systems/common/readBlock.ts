import type { ReadBlock } from '../blockRules.ts';

type Value = string | number | boolean;

/** What a pattern in a line says of the blanks of a block. */
export interface LineReader {
  /** Patterns that say the same, tried in turn. */
  patterns: readonly RegExp[];
  says(found: RegExpExecArray): Readonly<Record<string, Value>>;
}

/** How a system reads a line: its figures, and its attacks. */
export interface Manner {
  readers: readonly LineReader[];
  /** The blank in which attacks stand, and an attack as it is written there; undefined for what is none. */
  attacks?: { blank: string; most: number; write(text: string): string | undefined };
  /** A word that belongs to the attack before it: `ranged`. */
  trait?: RegExp;
  /** The blank that takes bare words which nothing else reads. */
  rest?: string;
}

const NUMBER = String.raw`(?<![\dd+.])(\d{1,4})(?![\dd.]\d*|\s*\+\s*\d*d)`;

/** A whole number beside one of these words, in either order: `HP 4`, `4 HP`, `HP: 4`. */
export const numberBeside = (blank: string, words: string): LineReader => ({
  patterns: [
    new RegExp(String.raw`(?<!\p{L})(?:${words})\s*[:=]?\s*${NUMBER}`, 'iu'),
    new RegExp(String.raw`${NUMBER}\s*(?:${words})(?!\p{L})`, 'iu'),
  ],
  says: (found) => ({ [blank]: Number(found[1]) }),
});

/** Says the same wherever a pattern is found. */
export const wherever = (pattern: RegExp, says: Readonly<Record<string, Value>>): LineReader => ({
  patterns: [pattern],
  says: () => says,
});

const MOST_LINES = 60;
const MOST_LENGTH = 4000;
const LABEL = /^(?:attacks?|weapons?|feats?|specials?|damage)\s*:\s*/i;
/** Dice of these are no attack. */
const HIT_DICE = /\b(?:hp|hd|hit points?|hit dice|hit protection)\b/i;
const clean = (text: string): string =>
  text
    .replace(/^[\s,;:.(–—-]+|[\s,;:.(–—-]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The parts of a line between commas and the like; what stands in brackets stays together. */
const partsOf = (line: string): string[] =>
  line
    .split(/[,;•|](?![^()]*\))|\.\s|\s[–—]\s/)
    .map(clean)
    .filter(Boolean);

/** Where the name ends with which a block begins: before its first figure or dice, or at a comma where nothing follows. */
function endOfName(line: string, { readers }: Manner, alone: boolean): number {
  const found = readers.flatMap(({ patterns }) => patterns.map((pattern) => line.search(pattern)));
  const figures = [...found, line.search(/(?<![\p{L}\d])\d{0,2}d\d/iu)].filter((place) => place >= 0);
  const between = line.search(/[,;:•|]|\s[–—-]\s/);
  const isAll = figures.length === 0 && !alone;
  return Math.min(line.length, ...figures, ...(between < 0 || isAll ? [] : [between]));
}

/**
 * A stat block from text as it is pasted: the name first, then figures in any order, as the system's manner reads them. What
 * is said twice counts once; what could not be read is given back as it stood.
 */
export function readBlock(text: string, manner: Manner): ReadBlock {
  const lines = text
    .slice(0, MOST_LENGTH)
    .replace(/[*_#>`]+/g, ' ')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, MOST_LINES);
  const [first = '', ...others] = lines;
  const end = endOfName(first, manner, others.length === 0);
  const values: Record<string, Value> = {};
  const parts = [first.slice(end), ...others].flatMap((line) =>
    partsOf(withoutFigures(line, manner, values)),
  );
  const unread = parts.filter((part) => !takes(part, manner, values));
  return { name: clean(first.slice(0, end)).slice(0, 200), values, unread };
}

/** The line without the figures that were read from it into `values`. */
function withoutFigures(line: string, { readers }: Manner, values: Record<string, Value>): string {
  const numbersFirst = /^[\s,;:]*\d/.test(line);
  return readers.reduce((left, { patterns, says }) => {
    const inTurn = numbersFirst ? [...patterns].reverse() : patterns;
    const found = inTurn.map((pattern) => pattern.exec(left)).find((one) => one !== null);
    const said = found ? says(found) : {};
    if (!found || Object.keys(said).some((blank) => blank in values)) return left;
    Object.assign(values, said);
    return `${left.slice(0, found.index)};${left.slice(found.index + found[0].length)}`;
  }, line);
}

/** Puts a part into the blank of the attacks, or of bare words; gives back whether it belongs there. */
function takes(part: string, manner: Manner, values: Record<string, Value>): boolean {
  const { attacks, trait, rest } = manner;
  const said = part.replace(LABEL, '');
  const add = (blank: string, more: string, between: string): true => {
    values[blank] = blank in values ? `${String(values[blank])}${between}${more}` : more;
    return true;
  };
  if (attacks) {
    const { blank, most, write } = attacks;
    const known = String(values[blank] ?? '');
    if (known && trait?.test(said)) return add(blank, said.toLowerCase(), ', ');
    const attack = HIT_DICE.test(said) ? undefined : write(said);
    if (attack !== undefined && (known === '' || known.split('\n').length < most))
      return add(blank, attack, '\n');
  }
  return rest !== undefined && /^\p{L}[\p{L} '’-]{1,60}$/u.test(said) && add(rest, said, '\n');
}
