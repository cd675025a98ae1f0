import { labelsAlone, type Labels } from './labels.ts';
import { tokensOf, type Token } from './tokens.ts';

const WRITTEN_ELSEWHERE: Readonly<Record<string, string>> = {
  '×': ' x ',
  '−': '-',
  '½': '1/2',
  '¼': '1/4',
  '⅛': '1/8',
};

/** Characters of a line that is nothing but labels. */
const LONGEST_HEAD = 80;

const isMore = (line: string, before: string): boolean =>
  /^\p{Ll}/u.test(line) && (before.length >= 45 || before.endsWith(','));

/** `STR DEX` over `13 (+1) 15 (+2)` is `STR 13 (+1), DEX 15 (+2)`; undefined where the second line does not fit the first. */
function paired(known: Labels, labels: string, figures: string): string | undefined {
  if (labels.length > LONGEST_HEAD) return undefined;
  const heads = tokensOf(labels);
  const kinds = labelsAlone(known, heads);
  const words = heads.filter(({ kind }) => kind === 'word');
  if (!kinds || words.length < kinds.length) return undefined;
  const names = kinds.length === 1 ? [labels] : words.map(({ text }) => text.toUpperCase());
  if (names.length !== kinds.length) return undefined;
  const starts = columns(tokensOf(figures));
  if (starts.length !== kinds.length || (starts[0]?.at ?? 0) > 2) return undefined;
  return names
    .map(
      (name, index) =>
        `${name} ${figures
          .slice(starts[index]?.at, starts[index + 1]?.at)
          .replaceAll('|', '')
          .trim()}`,
    )
    .join(', ');
}

/** The tokens with which the columns of a line of figures begin: each number without a sign, outside of brackets. */
function columns(tokens: readonly Token[]): Token[] {
  let depth = 0;
  return tokens.filter(({ kind, text }, index) => {
    depth += text === '(' ? 1 : text === ')' ? -1 : 0;
    const before = tokens[index - 1]?.text;
    return depth === 0 && (kind === 'number' || kind === 'dice') && before !== '+' && before !== '-';
  });
}

/**
 * The lines of a text that was pasted: without the marks of Markdown, a sentence that was wrapped in one line again, a row of
 * labels with the row of figures under it.
 */
export function linesOf(text: string, known: Labels): string[] {
  const plain = text
    .replace(/[*_#>`]/g, ' ')
    .replace(/[×−½¼⅛]/g, (sign) => WRITTEN_ELSEWHERE[sign] ?? sign)
    .replace(/[^\S\n]+/g, ' ')
    .split('\n')
    .map((line) => line.trim().replace(/^(?:[^\p{L}\p{N}(|+]+ ?)/u, ''))
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  const lines: string[] = [];
  for (const line of plain) {
    const before = lines.at(-1);
    const pair = before === undefined ? undefined : paired(known, before, line);
    if (before !== undefined && (pair ?? isMore(line, before))) lines.pop();
    lines.push(pair ?? (before !== undefined && isMore(line, before) ? `${before} ${line}` : line));
  }
  return lines;
}
