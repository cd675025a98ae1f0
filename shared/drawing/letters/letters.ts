import { DIGITS, MEASURED } from './widths.generated.ts';

/** How a text is written. */
export interface Lettering {
  family: 'serif' | 'sans';
  isItalic: boolean;
  weight: number;
}

type Widths = ReadonlyMap<number, number>;

const FAMILIES = { serif: "'Alegreya Variable', serif", sans: "'Inter Variable', sans-serif" } as const;

/** As wide as it is high in most fonts; a broken half of a character is shown as a sign of its own. */
const WIDE =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}\p{sc=Yi}\p{Extended_Pictographic}\p{Regional_Indicator}\p{Cs}\u3000-\u303f\uff01-\uff60]/u;
/** Takes no room of its own. */
const NONE = /[\p{Mn}\p{Me}\p{Cf}]/u;
const EM = 1000;
const UNKNOWN = 750;

/** The characters of a family: what a run like `w.2n` says. */
const codesIn = (runs: readonly string[]): number[] =>
  runs
    .join('')
    .split(' ')
    .flatMap((run) => {
      const [first = 0, count = 0] = run.split('.').map((part) => parseInt(part, 36));
      return Array.from({ length: count }, (_, index) => first + index);
    });

const FACES = MEASURED.flatMap(({ family, runs, faces }) => {
  const codes = codesIn(runs);
  return faces.map(({ widths: lines, ...face }) => {
    const digits = lines.join('');
    const digit = (at: number): number => DIGITS.indexOf(digits.charAt(at));
    const widths: Widths = new Map(
      codes.map((code, index) => [code, digit(index * 2) * 64 + digit(index * 2 + 1)]),
    );
    return { family, ...face, widths };
  });
});

const SERIF = FACES.find(({ family }) => family === 'serif')?.widths;

/** The widths of the measured face that is most like this one. */
function widthsLike({ family, isItalic, weight }: Lettering): Widths {
  let best: Widths = new Map();
  let least = Infinity;
  for (const face of FACES) {
    const unlike =
      (face.family === family ? 0 : 1e6) +
      (face.isItalic === isItalic ? 0 : 1e4) +
      Math.abs(face.weight - weight);
    if (unlike < least) [best, least] = [face.widths, unlike];
  }
  return best;
}

function unmeasured(character: string): number {
  if (NONE.test(character)) return 0;
  return WIDE.test(character) ? EM : UNKNOWN;
}

/** The width of a text in thousandths of its size: the sum of its letters, each by itself. */
function thousandths(text: string, lettering: Lettering): number {
  const widths = widthsLike(lettering);
  let sum = 0;
  for (const character of text) sum += widths.get(character.codePointAt(0) ?? 0) ?? unmeasured(character);
  return sum;
}

/**
 * How wide a text is at most, in the unit of its size: letters by themselves, which kerning only brings closer together. Those
 * that our fonts lack are taken to be wide.
 */
export const widthOf = (text: string, lettering: Lettering, size: number): number =>
  (thousandths(text, lettering) * size) / EM;

/** Whether the serif font has all letters of a text, and none of them is a mark on another: each may stand by itself. */
export const isMeasured = (text: string): boolean =>
  Array.from(text).every((character) => SERIF?.has(character.codePointAt(0) ?? 0));

/** A font as CSS has it, with its size in pixels. */
export const cssFont = ({ family, isItalic, weight }: Lettering, size: number): string =>
  `${isItalic ? 'italic ' : ''}${weight} ${size}px ${FAMILIES[family]}`;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What a reader takes for one letter, each with all its marks. */
export const clustersOf = (text: string): string[] =>
  isMeasured(text) ? Array.from(text) : Array.from(segmenter.segment(text), ({ segment }) => segment);

/** A part of a line that stays whole, in thousandths; a space goes before it unless it is the first of its line. */
interface Piece {
  text: string;
  width: number;
  space: number;
}

/** Spaces at which a line may end. */
const SPACE = /^[ \t\r\n\v\f\u1680\u2000-\u2006\u2008-\u200a\u2028\u2029\u205f\u3000]+$/;
const ELLIPSIS = '…';

/** The words of a text, each by its clusters. */
function wordsOf(clusters: readonly string[]): string[][] {
  const words: string[][] = [[]];
  for (const cluster of clusters) {
    if (SPACE.test(cluster)) words.push([]);
    else words.at(-1)?.push(cluster);
  }
  return words.filter((word) => word.length > 0);
}

/** The pieces of a text: its words, and of one that is wider than `most` all clusters by themselves. */
function piecesOf(clusters: readonly string[], most: number, lettering: Lettering): Piece[] {
  const gap = thousandths(' ', lettering);
  return wordsOf(clusters).flatMap((word) => {
    const text = word.join('');
    const width = thousandths(text, lettering);
    if (width <= most) return [{ text, width, space: gap }];
    return word.map((cluster, index) => ({
      text: cluster,
      width: thousandths(cluster, lettering),
      space: index === 0 ? gap : 0,
    }));
  });
}

/** Lines filled one after the other, none of them wider than `most` unless a single piece is. */
function filled(pieces: readonly Piece[], most: number): Piece[][] {
  const lines: Piece[][] = [];
  let room = -1;
  for (const piece of pieces) {
    room -= piece.space + piece.width;
    if (room >= 0) lines.at(-1)?.push(piece);
    else {
      lines.push([piece]);
      room = most - piece.width;
    }
  }
  return lines;
}

const written = (line: readonly Piece[]): string =>
  line.map(({ text, space }, index) => (index > 0 && space > 0 ? ` ${text}` : text)).join('');

/** The pieces in so many lines, the longest of them as short as it can be. */
function balanced(pieces: readonly Piece[], lines: number): Piece[][] {
  let low = Math.max(0, ...pieces.map(({ width }) => width));
  let high = pieces.reduce((sum, { width, space }) => sum + width + space, low);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (filled(pieces, middle).length > lines) low = middle + 1;
    else high = middle;
  }
  return filled(pieces, high);
}

/** The beginning of a text, no wider than `most`, that ends with `…`. */
function shortened(clusters: readonly string[], most: number, lettering: Lettering): string {
  let room = most - thousandths(ELLIPSIS, lettering);
  const kept: string[] = [];
  for (const cluster of clusters) {
    room -= thousandths(cluster, lettering);
    if (room < 0) break;
    kept.push(cluster);
  }
  while (SPACE.test(kept.at(-1) ?? '')) kept.pop();
  return kept.join('') + ELLIPSIS;
}

/**
 * A text in lines of at most this width, about equally long. It breaks at spaces, and within a word only where that is wider than
 * a line; what does not fit into so many lines ends with `…`. No line where not even that has room.
 */
export function wrapped(
  text: string,
  mostWidth: number,
  mostLines: number,
  lettering: Lettering,
  size: number,
): string[] {
  const most = Math.floor((mostWidth / size) * EM);
  if (thousandths(ELLIPSIS, lettering) > most) return [];
  const clusters = clustersOf(text).map((cluster) =>
    thousandths(cluster, lettering) > most ? ELLIPSIS : cluster,
  );
  const pieces = piecesOf(clusters, most, lettering);
  const lines = filled(pieces, most);
  if (lines.length <= mostLines) return balanced(pieces, lines.length).map(written);
  const rest = clustersOf(written(lines.slice(mostLines - 1).flat()));
  return [...lines.slice(0, mostLines - 1).map(written), shortened(rest, most, lettering)];
}

/** A text in just so many lines, as equal as its words allow; null where its words are too few or too long for this width. */
export function inLines(
  text: string,
  lines: number,
  mostWidth: number,
  lettering: Lettering,
  size: number,
): string[] | null {
  const most = Math.floor((mostWidth / size) * EM);
  const words = wordsOf(clustersOf(text));
  if (words.length < lines) return null;
  const shaped = balanced(piecesOf(clustersOf(text), Infinity, lettering), lines).map(written);
  return shaped.every((line) => thousandths(line, lettering) <= most) ? shaped : null;
}
