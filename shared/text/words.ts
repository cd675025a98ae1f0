/** A number and its noun in agreement: `counted(1, 'round')` is “1 round”; `counted(2, 'hex', 'hexes')` is “2 hexes”. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;

/** Words with a capital at their head: “hit points” is “Hit points”. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The same with a small letter there: “Nobody leaves” is “nobody leaves”. */
export const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** “a” or “an”, as the word is spoken. */
export const article = (word: string): string =>
  /^(?:[aio]|e(?!u|we)|u(?!n[iy]|s[aeiu]|k)|h(?:eir|our|onest|onou?r)|8|1[18](?!\d))(?!ne\b|ne-|nce\b)/i.test(
    word,
  )
    ? 'an'
    : 'a';

/** What is not counted: “mail” and not “a mail”. */
const UNCOUNTED =
  /\b(?:armou?r|barding|bread|chalk|chain(?:mail)?|clothing|damage|equipment|fodder|food|gear|glass|gold|grease|incense|ink|iron|leather|mail|meat|oil|paper|parchment|plate|plunder|powder|salt|silver|silk|soap|treasure|twine|venom|water|wax|wine|wood)$/i;

/** Several: “claws”, and not “glass” or “lens”. */
const SEVERAL = /(?<!s|\blen)s$/i;

/** Whether the name of a thing begins with whose it is: “Sister Orla’s comb”. */
export const isOfSomebody = (thing: string): boolean => /^(?:\p{Lu}\S* )+\p{Lu}\S*[’']s /u.test(thing);

/** A thing as it stands in a sentence, with its article where it takes one: “a dagger”, “an axe”, “claws”, “mail”. */
export function withArticle(thing: string): string {
  const [head = ''] = thing.split(/ (?:of|with|on|to|in|from|for) |:|,| \(/);
  const isDetermined = /^(?:the|an?|some|his|her|their|its|\d+) /i.test(thing) || isOfSomebody(thing);
  return isDetermined || SEVERAL.test(head) || UNCOUNTED.test(head) ? thing : `${article(thing)} ${thing}`;
}

/** So many of a thing in a sentence: “a torch”, “2 × torch”. */
export const amountOf = (thing: string, count: number): string =>
  count > 1 ? `${count} × ${thing}` : withArticle(thing);

/** A text with a mark at its end, a full stop where it has none. */
export const closed = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** A capital of which one can tell that it belongs to a name: “Blade of Xanthia”, “NPC”. */
const PROPER = /\s\p{Lu}\p{L}|^\p{Lu}{2}/u;

/**
 * The name of a thing within a sentence: “round shield”. Names of its own keep their capitals, as does what follows a colon: “Blade of
 * Xanthia”, “scroll: Gate”.
 */
export const inSentence = (name: string): string =>
  name.replace(/^[^:]*/, (head) => (PROPER.test(head) ? head : head.toLowerCase()));

const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(dead|folk|sheep|people|kin)$/, '$1'],
  [/(hu|sha|talis|ger|ro|nor)man$/, '$1mans'],
  [/man$/, 'men'],
  [/child$/, 'children'],
  [/mouse$/, 'mice'],
  [/(^| )ox$/, '$1oxen'],
  [/chief$/, 'chiefs'],
  [/person$/, 'people'],
  [/(l|r|ie)f$/, '$1ves'],
  [/([^aeiou])y$/, '$1ies'],
  [/(s|x|z|ch|sh)$/, '$1es'],
  [/$/, 's'],
];

/** A noun for several: “wolf” is “wolves”, “restless dead” stays. */
export function plural(noun: string): string {
  const [head = noun, ...rest] = noun.split(/(?= (?:of|from|in|with) )/);
  if (rest.length > 0) return `${plural(head)}${rest.join('')}`;
  const [ending, several] = PLURALS.find(([one]) => one.test(noun)) ?? [/$/, ''];
  return noun.replace(ending, several);
}

/** Words one after another: “Mae”, “Mae and Pell”, “Mae, Pell and Odo”. */
export const together = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** Words one after another in so many letters at most; those for whom there is no room are counted: “Mae, Pell and 12 more”. */
export function listWithin(words: readonly string[], most: number): string {
  const all = words.join(', ');
  if (all.length <= most) return all;
  for (let count = words.length - 1; count > 0; count -= 1) {
    const some = `${words.slice(0, count).join(', ')} and ${words.length - count} more`;
    if (some.length <= most) return some;
  }
  return `${all.slice(0, most - 1)}…`;
}

/** “5 on d6 + 2 STR − 3 Armor”; empty where no terms are known, as of blows of earlier versions. */
export const termsInWords = (terms: readonly { what: string; by: number }[] = []): string =>
  terms
    .map(({ what, by }, index) => {
      const isLess = by < 0 || (by === 0 && index > 0);
      const sign = index === 0 ? (isLess ? '−' : '') : isLess ? ' − ' : ' + ';
      return `${sign}${Math.abs(by)}${what && ` ${what}`}`;
    })
    .join('');

/** “session 3”, “before session 1”. */
export const sessionInWords = (number: number): string =>
  number === 0 ? 'before session 1' : `session ${number}`;

/** How many words a text has. */
export const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** A number that may be below 0, with a real minus. */
export const figure = (number: number): string => (number < 0 ? `−${-number}` : String(number));
