/** A key as it was pressed: what it writes, where it lies (KeyboardEvent.code), and Shift. */
export interface Pressed {
  key: string;
  code?: string;
  shift: boolean;
}

/** The six ways lie on the keyboard as they lie around a hex, so they go by place; these are their letters on a US keyboard. */
const WAYS = ['q', 'w', 'e', 'a', 's', 'd'];
/** Letters, and the signs that are acts. */
const ALL = 'abcdefghijklmnopqrstuvwxyz,;!:='.split('');
const WAY_AT = new Map(WAYS.map((letter) => [`Key${letter.toUpperCase()}`, letter]));

/**
 * What each letter of our tables is on a keyboard. The six ways have what stands at their places. A letter that stands
 * there itself, such as the Z of a French keyboard, gets one of those that the ways left free; all others stay.
 */
export type Letters = ReadonlyMap<string, string>;

/** The letters of a keyboard, from what its keys write by their places. */
export function lettersOn(layout: ReadonlyMap<string, string>): Letters {
  const ways = WAYS.map((way) => layout.get(`Key${way.toUpperCase()}`)?.toLowerCase() ?? way);
  const free = WAYS.filter((letter) => !ways.includes(letter));
  const others = ALL.filter((letter) => !WAYS.includes(letter)).map((letter): [string, string] => [
    letter,
    ways.includes(letter) ? (free.shift() ?? '') : letter,
  ]);
  return new Map([...WAYS.map((way, index): [string, string] => [way, ways[index] ?? way]), ...others]);
}

export const US_LETTERS = lettersOn(new Map());

/** The letter of our tables that was pressed, small; other keys as they are. Caps lock swaps nothing. */
export function letterOf({ key, code = '' }: Pressed, letters: Letters): string {
  const way = WAY_AT.get(code);
  if (way) return way;
  const written = key.length === 1 ? key.toLowerCase() : key;
  return [...letters].find(([, theirs]) => theirs === written)?.[0] ?? written;
}

const CODES = ALL.slice(0, 26).map((letter) => `Key${letter.toUpperCase()}`);
const letterAt = (code: string): string => code.slice(3).toLowerCase();

/**
 * What a pressed key teaches about the keyboard; undefined where it is as known. Two keys can't write the same, so what was
 * thought to write this letter has for now the one that this key was thought to write.
 */
export function learnt(
  layout: ReadonlyMap<string, string>,
  { key, code = '' }: Pressed,
): ReadonlyMap<string, string> | undefined {
  if (!CODES.includes(code) || !/^[a-z]$/i.test(key)) return undefined;
  const known = layout.get(code) ?? letterAt(code);
  const written = key.toLowerCase();
  if (known === written) return undefined;
  const taught = new Map(layout);
  const before = CODES.find((one) => (layout.get(one) ?? letterAt(one)) === written);
  if (before) taught.set(before, known);
  return taught.set(code, written);
}

/** What the browser tells of the keyboard: nothing where it does not. */
export async function layoutOfKeyboard(): Promise<ReadonlyMap<string, string>> {
  const { keyboard } = navigator as Navigator & {
    keyboard?: { getLayoutMap(): Promise<ReadonlyMap<string, string>> };
  };
  return (await keyboard?.getLayoutMap().catch(() => undefined)) ?? new Map<string, string>();
}
