/** A word, a number, dice or a sign of a text, and where it stands in it. */
export interface Token {
  kind: 'word' | 'number' | 'dice' | 'sign';
  /** In lower case. */
  text: string;
  at: number;
  end: number;
}

/** One token at a time, and each character once: the work grows with the length of the text alone. */
const TOKEN =
  /(?<dice>\d{0,2}d\d{1,3}(?![\p{L}\d]))|(?<word>\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}+)*)|(?<number>\d+(?:,\d{3}(?!\d))*)|\S/giu;

/** The tokens of a text, from left to right. */
export const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(TOKEN), ({ 0: found, index, groups }) => ({
    kind: groups?.['dice'] ? 'dice' : groups?.['word'] ? 'word' : groups?.['number'] ? 'number' : 'sign',
    text: found.toLowerCase(),
    at: index,
    end: index + found.length,
  }));

/** A number as it is written: `1,800` is 1800. */
export const numberOf = ({ text }: Token): number => Number(text.replaceAll(',', ''));

/** The sides of the dice that a token names: `2d6` is 6 and 6; more than twenty are none. */
export function sidesOf({ text }: Token): number[] {
  const [count = '', sides = ''] = text.split('d');
  const many = Number(count || 1);
  return many <= 20 ? Array.from({ length: many }, () => Number(sides)) : [];
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/** For each token whether it stands in brackets; a bracket that never closes is none. */
function bracketed(tokens: readonly Token[]): boolean[] {
  const inside = tokens.map(() => 0);
  const open: { close: string; index: number }[] = [];
  for (const [index, { text }] of tokens.entries()) {
    const close = CLOSING[text];
    if (close !== undefined) open.push({ close, index });
    else if (open.at(-1)?.close === text) {
      const { index: from } = open.pop() ?? { index };
      inside[from] = (inside[from] ?? 0) + 1;
      inside[index] = (inside[index] ?? 0) - 1;
    }
  }
  let depth = 0;
  return inside.map((step, index) => {
    depth += step;
    return depth > 0 || (step < 0 && tokens[index] !== undefined);
  });
}

/** Words that end in a stop which ends no sentence. */
const SHORT = new Set(['ft', 'no', 'vs', 'lb', 'lbs', 'app', 'approx', 'dmg', 'att', 'st', 'dr']);

/** Whether something ends before this token: at a comma and the like, a full stop, a dash between blanks. */
function divides(tokens: readonly Token[], index: number, line: string): boolean {
  const { text, at, end } = tokens[index] ?? { text: '', at: 0, end: 0 };
  if (text === ',' || text === ';' || text === '|' || text === '•') return true;
  const isApart = at > 0 && line[at - 1] === ' ' && line[end] === ' ';
  if (text === '–' || text === '—' || text === '-') return isApart && tokens[index + 1]?.kind !== 'dice';
  const before = tokens[index - 1];
  return text === '.' && (end === line.length || line[end] === ' ') && !(before && SHORT.has(before.text));
}

/** Some tokens that stand together, and the sign that ends them. */
export interface Clause {
  tokens: Token[];
  ends: string;
}

/** The clauses of a line; what stands in brackets stays together, unless the whole clause does. */
export function clausesOf(line: string, tokens: readonly Token[] = tokensOf(line)): Clause[] {
  const inside = bracketed(tokens);
  const clauses: Clause[] = [];
  let open: Token[] = [];
  const close = (ends: string): void => {
    if (open.length > 0) clauses.push({ tokens: open, ends });
    open = [];
  };
  for (const [index, token] of tokens.entries()) {
    if (!inside[index] && divides(tokens, index, line)) close(token.text);
    else open.push(token);
  }
  close('');
  return clauses.flatMap((clause) => {
    const [first] = clause.tokens;
    const isWhole =
      first?.text === '(' && clause.tokens.findIndex(({ text }) => text === ')') === clause.tokens.length - 1;
    return isWhole && clause.tokens.length > 2 ? clausesOf(line, clause.tokens.slice(1, -1)) : [clause];
  });
}
