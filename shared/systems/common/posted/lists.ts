import { HARMS, type Words } from './attacks.ts';
import { phraseAt } from './labels.ts';
import type { Clause, Token } from './tokens.ts';

type Kind = 'resists' | 'immune' | 'vulnerable';
const each = (words: string, kind: Kind): [string, Kind][] => words.split('|').map((word) => [word, kind]);
const LISTS: ReadonlyMap<string, Kind> = new Map([
  ...each(
    'resist|resists|resistant|resistant to|resistance|resistance to|resistances|damage resistances',
    'resists',
  ),
  ...each('immune|immune to|immunity|immunity to|immunities|damage immunities', 'immune'),
  ...each(
    'vulnerable|vulnerable to|vulnerability|vulnerabilities|damage vulnerabilities|weak to',
    'vulnerable',
  ),
  ...each('weakness to|weakness', 'vulnerable'),
]);
const MOST_WORDS = 8;

interface Item {
  value: string;
  sure: boolean;
}

const isAnd = ({ text }: Token): boolean => text === 'and' || text === 'or' || text === '&';

/** The kinds of harm in a run of words: `fire and cold` are two; `slashing from nonmagical attacks` is slashing, with a doubt. */
function itemsOf(tokens: readonly Token[], words: Words): Item[] {
  const groups: Token[][] = [[]];
  for (const token of tokens)
    if (isAnd(token)) groups.push([]);
    else groups.at(-1)?.push(token);
  return groups
    .filter((group) => group.length > 0)
    .map((group) => {
      const known = group.length > 2 ? group.find(({ text }) => HARMS.has(text))?.text : undefined;
      return { value: (known ?? words(group).toLowerCase()).slice(0, 40), sure: known === undefined };
    });
}

const isPlain = ({ tokens }: Clause): boolean =>
  tokens.length <= MOST_WORDS && tokens.every(({ kind, text }) => kind === 'word' || text === '&');

/**
 * What a creature stands up to or is broken by, where a clause begins with such a word: `resists fire, cold`. It goes on over
 * commas, and over a semicolon to kinds of harm that are known. Undefined where the clause is about something else.
 */
export function listAt(
  clauses: readonly Clause[],
  at: number,
  words: Words,
): { kind: Kind; items: Item[]; text: string; end: number } | undefined {
  const head = clauses[at]?.tokens ?? [];
  const label = phraseAt(LISTS, head, 0);
  if (!label) return undefined;
  const rest = head.slice(label.end).filter(({ text }) => text !== ':');
  if (rest.length === 0 || !isPlain({ tokens: rest, ends: '' })) return undefined;
  const items = itemsOf(rest, words);
  const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);
  const isTitle = isCapital(words(rest));
  let end = at + 1;
  for (let next = clauses[end]; next && isPlain(next); next = clauses[end]) {
    const isKnown = next.tokens.some(({ text }) => HARMS.has(text));
    const follows = clauses[end - 1]?.ends === ',' && (isTitle || !isCapital(words(next.tokens)));
    if ((!isKnown && !follows) || phraseAt(LISTS, next.tokens, 0)) break;
    items.push(...itemsOf(next.tokens, words));
    end += 1;
  }
  const whole = clauses.slice(at, end).flatMap(({ tokens }) => tokens);
  return { kind: label.means, items, text: words(whole), end };
}
