/** The beginning of a text, of so many characters at most; no sign is cut in two. */
const beginning = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

/** Text as one line that people can read, of so many characters at most. */
export function plainLine(text: string | null | undefined, most: number): string {
  const plain = beginning(text ?? '', 20_000)
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim();
  return plain.length > most ? beginning(plain, most).trim() : plain;
}
