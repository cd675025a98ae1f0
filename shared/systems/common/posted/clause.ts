import { attackIn, traitsAlone } from './attacks.ts';
import type { Fact, Game } from './facts.ts';
import { figureAt } from './figures.ts';
import { markIn } from './phrases.ts';
import { aside, isWords, say, wordsIn, type Reading } from './reading.ts';
import type { Clause, Token } from './tokens.ts';

/** Words of what is a name, and no sentence. */
export const MOST_WORDS = 5;

/** A clause without figures: an attack, the trait of one, a name of something, or just words. */
function readWords(reading: Reading, tokens: readonly Token[]): void {
  const words = wordsIn(reading.line);
  const text = words(tokens);
  const found = attackIn(tokens, words);
  const traits = traitsAlone(tokens);
  const before = reading.attack;
  const mark = markIn(tokens);
  if (mark) say(reading, mark, true, text);
  else if (traits && before) {
    before.value = { ...before.value, traits: [...before.value.traits, ...traits] };
    before.text += `, ${text}`;
  } else if (found) {
    if (found.apart) aside(reading, found.apart);
    reading.attack = say(reading, 'attack', found.attack, text);
    if (found.more) aside(reading, `${found.attack.name}: ${found.more}`);
  } else if (isWords(tokens) && tokens.length <= MOST_WORDS && /\p{L}{2}/u.test(text))
    say(reading, 'words', text, text);
  else aside(reading, text);
}

const NOT_WORN = new Set(['no', 'without']);
const NOT_OF_ONE = new Set(['and', 'or', 'with', 'carries', 'wields', 'has', 'but']);

/** Whether a label of something worn and its die belong together, by the words before, between and behind them. */
function isWorn(before: readonly Token[], between: readonly Token[], behind: readonly Token[]): boolean {
  const all = [...before, ...between];
  const names = between.filter(({ kind }) => kind === 'word').length;
  const isPlain = all.every(({ kind, text }) => kind !== 'number' && !NOT_WORN.has(text));
  const isOne = names === 0 || (before.length === 0 && !between.some(({ text }) => NOT_OF_ONE.has(text)));
  const isLast = behind[0]?.text === '(' || behind.every(({ kind }) => kind === 'sign');
  return isPlain && isOne && isLast && before.length <= MOST_WORDS && names <= MOST_WORDS;
}

/** `Leather armor D4`, `Shield: oak D6`. */
function readProtection(reading: Reading, tokens: readonly Token[]): boolean {
  const label = tokens.findIndex(({ text }) => /^(?:armou?r|shields?)$/.test(text));
  const die = tokens.findIndex(({ kind }) => kind === 'dice');
  const isOne =
    tokens.filter(({ kind }) => kind === 'dice').length === 1 && /^1?d/.test(tokens[die]?.text ?? '');
  if (label < 0 || die < label || !isOne) return false;
  const all = tokens.slice(label + 1, die);
  if (!isWorn(tokens.slice(0, label), all, tokens.slice(die + 1))) return false;
  const words = wordsIn(reading.line);
  const between = all.filter(({ kind }) => kind === 'word');
  const name = words(between.length > 0 ? between : tokens.slice(0, label + 1));
  const kind = tokens[label]?.text.startsWith('shield') ? 'shield' : 'wears';
  say(reading, kind, { name, die: Number(tokens[die]?.text.replace(/^1?d/, '')) }, words(tokens));
  return true;
}

/** The figures of a clause, and what stands between them. A clause that is mostly words is left as it is. */
export function readClause(reading: Reading, { tokens }: Clause): void {
  if (readProtection(reading, tokens)) return;
  const words = wordsIn(reading.line);
  const runs: Token[][] = [];
  const found: Fact[] = [];
  const games: Game[] = [];
  let depth = 0;
  let open: Token[] = [];
  const close = (): void => {
    if (open.length > 0) runs.push(open);
    open = [];
  };
  for (let at = 0; at < tokens.length;) {
    const figure = depth > 0 ? undefined : figureAt(reading.labels, tokens, at, open.length === 0);
    const token = tokens[at];
    if (figure) {
      close();
      const text = words(tokens.slice(at, figure.end));
      for (const { kind, value, sure } of figure.says) found.push({ kind, value, text, sure });
      if (figure.of) games.push(figure.of);
      at = figure.end;
    } else {
      if (token) open.push(token);
      depth += token?.text === '(' ? 1 : token?.text === ')' ? -1 : 0;
      at += 1;
    }
  }
  close();
  const left = runs.filter((run) => run.some(({ kind }) => kind !== 'sign'));
  const isLong = (run: readonly Token[]): boolean =>
    run.filter(({ kind }) => kind === 'word').length > MOST_WORDS;
  const isProse = left.some((run) => isLong(run) && !attackIn(run, words));
  if (isProse && found.length > 0) aside(reading, words(tokens));
  else {
    reading.facts.push(...found);
    reading.games.push(...games);
    for (const run of left) readWords(reading, run);
  }
}
