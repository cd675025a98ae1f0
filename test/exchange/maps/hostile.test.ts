import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAP_FORMATS, MapFileSchema } from '../../../shared/campaign/charting/mapFile.ts';
import { Refusal } from '../../../shared/campaign/refusal.ts';
import { hexAt, labelAt, LandSchema } from '../../../shared/hex/land.ts';
import { readWords } from '../../../src-main/exchange/maps/wordsFile.ts';
import { imported } from './imported.ts';

const codeOf = (act: () => unknown): string => {
  try {
    act();
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown.code;
    throw thrown;
  }
  return 'taken';
};

const many = (count: number, line: (n: number) => string): string =>
  Array.from({ length: count }, (_all, n) => line(n)).join('\n');
const two = (n: number): string => String(n).padStart(2, '0');

describe('a bad map file', () => {
  it.each([
    ['of nothing', '', 'no-map'],
    ['of blank lines', ' \n\n\t\n', 'no-map'],
    ['that is a picture', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'not-text'],
    ['in another encoding', '0101 hill "K\uFFFDnig"', 'not-text'],
    ['that is too large', 'x'.repeat(4_000_001), 'map-too-long'],
    ['of more hexes than can be drawn', '0101 hill\n900.900 hill', 'map-too-large'],
  ])('%s is refused', (_what, text, code) => {
    expect(codeOf(() => imported(text))).toBe(code);
  });
  it.each([
    ['JSON', '{"hexes":[{"id":"0203"}]}'],
    ['XML', '<?xml version="1.0"?>\n<map><tile/></map>'],
    ['a Markdown text', '# Rumours\n\n- 1: The mill is haunted'],
  ])('that is %s holds no map', (_what, text) => {
    expect(imported(text).fault?.code).toBe('no-map');
  });
  it('of ten thousand unknown words is told, and can’t be imported', () => {
    const text = many(10_000, (n) => `${two(1 + Math.floor(n / 99))}${two(1 + (n % 99))} word${n}x`);
    const { fault, words } = imported(text.replaceAll(/^100/gm, '99'));
    expect(fault?.code).toBe('too-many-words');
    expect(words.filter(({ isGuess }) => isGuess).length).toBeGreaterThan(9000);
  });
  it('that includes itself is read once', () => {
    const { left, counts } = imported('include vale.txt\n0101 hill\ninclude vale.txt');
    expect([left.map(({ line }) => line), counts.hexes]).toEqual([[1, 3], 1]);
  });
  it('of half a million lines is told by the first of them', () => {
    const { left } = imported(`0101 hill\n${many(50_000, () => 'x')}`);
    expect([left.length, left.at(-1)?.why]).toEqual([10_001, '40000 more lines after this one']);
  });
  it('of ways around the world ends', () => {
    const { left } = imported(`0101 hill\n0102 hill\n${many(2000, () => '-9999.-9999-9999.9999 river')}`);
    expect(left.at(-1)?.why).toBe('too many roads and rivers');
  });
});

describe('hostile words of a map', () => {
  it('stay words where they are markup', () => {
    const { land } = imported(
      '0101 hill "<img src=x onerror=alert(1)>"\n0102 hill castle "[x](javascript:1)" key="<b>"',
    );
    expect(labelAt(land, '0101')?.words).toBe('<img src=x onerror=alert(1)>');
    expect(hexAt(land, '0102')?.feature?.name).toBe('[x](javascript:1)');
  });
  it('that turn the order of letters around, or are too long, are left out', () => {
    const { land, left } = imported(
      `0101 hill "a\u202Eb"\n0102 hill "${'x'.repeat(81)}"\n0103 hill castle "${'x'.repeat(201)}"`,
    );
    expect([land.labels, hexAt(land, '0103')?.feature, left.map(({ line }) => line)]).toEqual([
      undefined,
      undefined,
      [1, 2, 3],
    ]);
  });
  it.each(['__proto__', 'constructor', 'toString', 'prototype'])(
    'that are %s are words as others',
    (word) => {
      const { land, words, command } = imported(`0101 ${word}`);
      expect([words.map((use) => use.word), hexAt(land, '0101')?.own !== undefined]).toEqual([
        [word.toLowerCase().replaceAll('__', '-')],
        true,
      ]);
      expect(MapFileSchema.safeParse(command.file).success).toBe(true);
      expect(Object.prototype).not.toHaveProperty('own');
    },
  );
});

it.each(MAP_FORMATS)('whatever a text holds, as %s it is refused or comes to a whole land', (as) => {
  const piece = fc.oneof(
    fc.constantFrom(
      '0101',
      '-0203',
      '01.-5',
      '010203',
      '0101-0203-',
      '"',
      '“',
      'key="',
      'x="y"',
      '```',
      'hill',
      'river',
    ),
    fc.constantFrom(
      ' ',
      '\n',
      ',',
      ';',
      '\t',
      'attributes',
      'include',
      '# hexwatch region 0101 "A"',
      'hex,terrain\n',
    ),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const code = codeOf(() => {
        const { land, command, fault } = imported(pieces.join(''), { as });
        if (fault) throw fault;
        expect(LandSchema.safeParse(land).error).toBeUndefined();
        expect(MapFileSchema.safeParse(command.file).error).toBeUndefined();
      });
      expect(['taken', 'no-map', 'not-text', 'map-too-large']).toContain(code);
    }),
    { numRuns: 300 },
  );
});

describe('a list of words', () => {
  it('says what each stands for', () => {
    expect(
      readWords('{"moss":"swamp","inn":"village","x":"nothing","glass":{"looks":"desert","symbols":"none"}}'),
    ).toEqual({
      moss: 'swamp',
      inn: 'village',
      x: 'nothing',
      glass: { name: 'glass', looks: 'desert', symbols: 'none', counts: 'desert' },
    });
  });
  it.each(['', '[]', '{"moss":1}', '{"moss":"sludge"}', '{"moss":{"looks":"sludge"}}', 'null'])(
    'is refused as %s',
    (text) => {
      expect(codeOf(() => readWords(text))).toBe('bad-words');
    },
  );
});
