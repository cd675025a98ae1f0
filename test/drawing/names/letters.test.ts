import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clustersOf,
  cssFont,
  inLines,
  isMeasured,
  widthOf,
  wrapped,
  type Lettering,
} from '../../../shared/drawing/letters/letters.ts';

const SERIF: Lettering = { family: 'serif', isItalic: false, weight: 400 };
const ITALIC: Lettering = { family: 'serif', isItalic: true, weight: 500 };
const SANS: Lettering = { family: 'sans', isItalic: false, weight: 500 };

describe('the width of a text', () => {
  it('is the sum of what the fonts say of its letters', () => {
    expect([
      widthOf('The Drowned Chapel', SERIF, 1000),
      widthOf('The Drowned Chapel', ITALIC, 1000),
      widthOf('0302', SANS, 1000),
    ]).toMatchInlineSnapshot(`
      [
        8592,
        7881,
        2535,
      ]
    `);
  });

  it('grows with its size', () => {
    expect(widthOf('Greywick', SERIF, 20)).toBeCloseTo(2 * widthOf('Greywick', SERIF, 10));
  });

  it('is larger in bold letters; weights between take the nearest', () => {
    const bold = widthOf('Greywick', { ...SERIF, weight: 700 }, 10);
    expect(bold).toBeGreaterThan(widthOf('Greywick', SERIF, 10));
    expect(widthOf('Greywick', { ...SERIF, weight: 800 }, 10)).toBe(bold);
  });

  it('is one em for signs of wide scripts, three quarters for others that the fonts lack, none for marks', () => {
    expect(
      ['界', '한', 'あ', '🏰', 'ש', '\u0301', '\u200d'].map((text) => widthOf(text, SERIF, 100)),
    ).toEqual([100, 100, 100, 100, 75, 0, 0]);
  });
});

it('fonts are named as CSS has them', () => {
  expect([cssFont(ITALIC, 15), cssFont(SANS, 9.5)]).toEqual([
    "italic 500 15px 'Alegreya Variable', serif",
    "500 9.5px 'Inter Variable', sans-serif",
  ]);
});

it('Latin, Greek and Cyrillic are measured; what needs shaping or runs from the right is not', () => {
  expect(['Ærø Ő', 'Ὀδυσσεύς', 'Новгород', 'Đà Nẵng'].every(isMeasured)).toBe(true);
  expect(['القدس', 'ירושלים', 'दिल्ली', '東京', '🏰', 'o\u0308'].some(isMeasured)).toBe(false);
});

/** Texts of any script, with marks, joiners, emoji and spaces. */
const anyText = fc
  .array(
    fc.oneof(fc.string({ unit: 'grapheme', maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 4 })),
    {
      maxLength: 20,
    },
  )
  .map((words) => words.join(' ').slice(0, 200));

const seen = (text: string): string => text.replaceAll(/\s+/g, '');

describe('a wrapped text', () => {
  it('breaks at spaces into lines about equally long', () => {
    expect(wrapped('The Old Tower of the Winds', 80, 3, SERIF, 10)).toEqual([
      'The Old Tower',
      'of the Winds',
    ]);
  });

  it('is cut within a word only where that is too long for a line', () => {
    expect(wrapped('Llanfairpwllgwyngyll', 50, 3, SERIF, 10)).toEqual(['Llanfairpw', 'llgwyngyll']);
  });

  it('ends with dots where there are too few lines', () => {
    expect(wrapped('The Old Tower of the Four Winds', 60, 2, SERIF, 10)).toEqual([
      'The Old Tower',
      'of the Four…',
    ]);
  });

  it('has no more lines than asked for, and none too wide', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 5, max: 200 }),
        (text, lines, width) => {
          const made = wrapped(text, width, lines, SERIF, 10);
          expect(made.length).toBeLessThanOrEqual(lines);
          for (const line of made) expect(widthOf(line, SERIF, 10)).toBeLessThanOrEqual(width + 1e-9);
        },
      ),
    );
  });

  it('is the whole text, or its beginning and dots; no letter is taken from its marks', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 4 }), (text, lines) => {
        const clusters = clustersOf(text).filter((cluster) => widthOf(cluster, SERIF, 10) <= 60);
        fc.pre(clusters.length === clustersOf(text).length);
        const made = seen(wrapped(text, 60, lines, SERIF, 10).join(''));
        const isCut = made.endsWith('…') && made !== seen(text);
        const kept = isCut ? made.slice(0, -1) : made;
        expect(seen(text).startsWith(kept)).toBe(true);
        if (!isCut) expect(kept).toBe(seen(text));
        const ends = new Set(['']);
        let end = '';
        for (const cluster of clusters) ends.add((end += seen(cluster)));
        expect(ends.has(kept)).toBe(true);
      }),
    );
  });
});

describe('a text in so many lines', () => {
  it('has them as equal as its words allow', () => {
    expect(inLines('The Old Tower of the Winds', 2, 500, SERIF, 10)).toEqual([
      'The Old Tower',
      'of the Winds',
    ]);
  });

  it('is refused where its words are too few or too long', () => {
    expect([inLines('Greywick', 2, 500, SERIF, 10), inLines('Greywick', 1, 10, SERIF, 10)]).toEqual([
      null,
      null,
    ]);
  });
});
