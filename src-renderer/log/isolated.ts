/** Words of scripts that are written from the right, with what stands between the words of one name. */
const FROM_RIGHT =
  /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}][\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\p{M}]*(?:[\s'’-]+[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}][\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\p{M}]*)*/gu;
const FROM_LEFT = /[\p{sc=Latn}]/u;

/**
 * A line in which names of scripts from the right don’t turn around what stands beside them: “Ilse, 4; أحمد (1d4)”. What is
 * wholly in such a script stays as it is.
 */
export const isolated = (line: string): string =>
  FROM_LEFT.test(line) ? line.replaceAll(FROM_RIGHT, '\u2068$&\u2069') : line;
