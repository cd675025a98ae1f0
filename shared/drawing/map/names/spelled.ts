import { clustersOf, isMeasured, widthOf, type Lettering } from '../../letters/letters.ts';

/** A letter of a name, with the way from the beginning of the name to its middle. */
export interface Glyph {
  text: string;
  size: number;
  along: number;
}

/** A name as it is written along a line; whole where its letters cannot stand by themselves. */
export interface Spelled {
  name: string;
  lettering: Lettering;
  size: number;
  width: number;
  glyphs: readonly Glyph[];
  isWhole: boolean;
}

interface Manner {
  lettering: Lettering;
  size: number;
  /** Room after each letter, against the size. */
  tracking: number;
  /** In capitals, of which the first of each word is larger. */
  isCapitals: boolean;
}

const MOST_LETTERS = 40;
const SMALL_CAPITAL = 0.8;

/** A name in the letters in which it is shown: no more than forty. */
function shown(name: string): string {
  const clusters = clustersOf(name.normalize('NFC').replaceAll(/\s+/g, ' ').trim());
  if (clusters.length <= MOST_LETTERS) return clusters.join('');
  return `${clusters
    .slice(0, MOST_LETTERS - 1)
    .join('')
    .trimEnd()}…`;
}

/** A name letter by letter; as one whole where it runs from right to left, or its letters join or carry marks. Null where nothing is seen. */
export function spelled(name: string, { lettering, size, tracking, isCapitals }: Manner): Spelled | null {
  const text = shown(name);
  const capitals = isCapitals ? text.toUpperCase() : text;
  const isWhole = !isMeasured(text) || !isMeasured(capitals);
  if (isWhole) {
    const width = widthOf(text, lettering, size);
    if (width === 0) return null;
    return { name, lettering, size, width, glyphs: [{ text, size, along: width / 2 }], isWhole };
  }
  const glyphs: Glyph[] = [];
  let width = 0;
  let isFirst = true;
  for (const letter of text) {
    const height = isCapitals && !isFirst ? size * SMALL_CAPITAL : size;
    const written = isCapitals ? letter.toUpperCase() : letter;
    const wide = widthOf(written, lettering, height);
    isFirst = letter === ' ';
    if (!isFirst) glyphs.push({ text: written, size: height, along: width + wide / 2 });
    width += wide + size * tracking;
  }
  return glyphs.length > 0
    ? { name, lettering, size, width: width - size * tracking, glyphs, isWhole }
    : null;
}
