/** Something that can be found by typing: how it is called, what stands beside it, and other text that is searched. */
export interface Findable {
  kind: string;
  label: string;
  detail: string;
  text?: string;
  /** Other words for it. */
  also?: string;
  /** How far behind an act of the moment it stands that fits as well: 0 to 6. */
  behind: number;
}

/** What is looked for. */
export interface Asked {
  whole: string;
  words: readonly string[];
  /** What was chosen lately, by `nameOf`, the last first. */
  lately: readonly string[];
}

/** Letters that are no others with an accent, as those write them who don’t have them. */
const AS_WRITTEN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/** Without case and accents, so that “Ysolde” is found by “ysolde”, “Málin” by “malin”, and “Überfluß” by “uberfluss”. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþ]/g, (letter) => AS_WRITTEN[letter] ?? letter);

/** By what a thing that was chosen is known again. */
export const nameOf = ({ kind, label }: Pick<Findable, 'kind' | 'label'>): string => `${kind}: ${label}`;

/** Words that say nothing of what is looked for, beside others. */
const SMALL = new Set(['a', 'an', 'the', 'to', 'of', 'for', 'by']);

/** What is looked for in a text; “the duke” is a duke, and “Mae -2” says 2. */
export function asking(text: string, lately: readonly string[] = []): Asked {
  const whole = plain(text).trim();
  const all = whole
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/^[+−-](?=\d+$)/, ''));
  const telling = all.filter((word) => !SMALL.has(word));
  return { whole, words: telling.length > 0 ? telling : all, lately };
}

/** “8 goblins” is a number, or dice for one, and what is looked for; without a number all of it is looked for. */
export function numbered(text: string): { count?: string; words: string } {
  const [, count, words = ''] = /^\s*(\d+(?:d\d+)?)(?:\s*[x×])?\s+(\S.*)?$/i.exec(text) ?? [];
  return count === undefined ? { words: text } : { count, words };
}

const LATELY = 3;
const SHORTEST_TYPO = 4;

/** How well a thing answers: the smaller the better, 0 or less where its name is what was typed; undefined where it doesn’t. */
export function rankOf(one: Findable, { whole, words, lately }: Asked): number | undefined {
  const fit = fitOf(one, whole, words);
  if (fit === undefined) return undefined;
  const place = lately.indexOf(nameOf(one));
  if (place < 0) return fit + one.behind;
  return whole === '' ? place - lately.length : fit + one.behind - LATELY + place / lately.length;
}

function fitOf(
  { label, detail, text = '', also = '' }: Findable,
  whole: string,
  words: readonly string[],
): number | undefined {
  if (whole === '') return 0;
  const name = plain(label);
  if (name === whole) return 0;
  if (name.startsWith(whole) || bare(name).startsWith(bare(whole))) return 1;
  const parts = wordsIn(name);
  if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 2;
  const others = [...parts, ...wordsIn(plain(also))];
  if (words.every((word) => others.includes(word))) return 2;
  if (words.every((word) => others.some((part) => part.startsWith(word)))) return 3;
  const said = `${name} ${plain(detail)}`;
  if (words.every((word) => name.includes(word))) return 5;
  if (words.every((word) => said.includes(word))) return 6;
  if (words.every((word) => parts.some((part) => part.startsWith(word) || isTypoOf(word, part)))) return 8;
  return text !== '' && words.every((word) => `${said} ${plain(text)}`.includes(word)) ? IN_TEXT : undefined;
}

/** A plain text without its articles: “way to The Barrow” begins as “the way to barrow” does. */
const bare = (text: string): string => text.replace(/\b(?:the|an?)\s+/g, '');

/** The words of a name that is already plain. */
export const wordsIn = (name: string): string[] => name.split(/[^\p{L}\p{N}]+/u);

/** What fits only by its text ranks from here on. */
export const IN_TEXT = 9;

/** Whether a word is the beginning of another but for one letter: too many, missing, another, or two the wrong way round. */
function isTypoOf(word: string, part: string): boolean {
  if (word.length < SHORTEST_TYPO) return false;
  let same = 0;
  while (same < word.length && word[same] === part[same]) same += 1;
  if (same === 0) return false;
  const [typed, meant] = [word.slice(same), part.slice(same)];
  return (
    meant.startsWith(typed.slice(1)) ||
    meant.slice(1).startsWith(typed) ||
    meant.slice(1).startsWith(typed.slice(1)) ||
    (typed[0] === meant[1] && typed[1] === meant[0] && meant.slice(2).startsWith(typed.slice(2)))
  );
}
