import { describe, expect, it } from 'vitest';
import { after, blank, imported, told } from './imported.ts';

const hexOf = (line: string, more = {}): string => told(imported(line, more).land, '0203');

describe('a line of Text Mapper', () => {
  it.each([
    ['0203 hill', 'hills'],
    ['0203', 'plain'],
    ['0203 hill castle "Black Keep"', 'hills, castle Black Keep'],
    ['0203 hill castle', 'hills, castle Castle'],
    ['0203 forest "Mirkwood"', 'forest, “Mirkwood” 2'],
    ['0203 forest “Mirkwood”', 'forest, “Mirkwood” 2'],
    ['0203 forest "Mirkwood" 32', 'forest, “Mirkwood” 3'],
    ['0203 forest "Mirkwood" 10 translate(-75,-43.3) rotate(30)', 'forest, “Mirkwood” 1'],
    ['0203 plain village "Bree" "here be ponies"', 'plain, village Bree, “here be ponies” 2'],
    ['0203 plain village name="Bree"', 'plain, village Bree'],
    ['0203 hill castle "Inn of the “Red Ox”"', 'hills, castle Inn of the “Red Ox”'],
    ['0203 light-soil forest-hill thorp "Combe"', 'wooded hills (hills), village Combe'],
    ['0203 clear capital_large_town "Minas"', 'plain, town Minas'],
    ['0203 Hill Castle "K"', 'hills, castle K'],
  ])('%s', (line, hex) => {
    const { land, left } = imported(line);
    expect([told(land, '0203'), left]).toEqual([hex, []]);
  });
  it('of which one comes later adds to the hex, as it is drawn over the first', () => {
    expect(hexOf('0203 forest\n0203 village "Bree"')).toBe('forest, village Bree');
    expect(hexOf('0203 forest "Old"\n0203 castle "Keep"')).toBe('forest, castle Keep, “Old” 2');
  });
  it('covers the ground of an earlier one, which is told', () => {
    const { land, left } = imported('0203 light-soil hill "Old"\n0203 forest\n0203 wood castle "Keep"');
    expect(told(land, '0203')).toBe('forest, castle Keep, “Old” 2');
    expect(left).toEqual([
      {
        line: 1,
        text: '0203 light-soil hill "Old"',
        why: 'line 2 has another terrain for this hex, and counts',
      },
    ]);
  });
  it('keeps what stands behind “key” and other words as the note', () => {
    const { land } = imported('0203 hill key="A mad wizard" uwp="D7A5579-8"');
    expect(land.columns[1]?.[2]).toMatchObject({ note: 'A mad wizard\nuwp: D7A5579-8' });
  });
  it('measures labels by the size that all have', () => {
    expect(hexOf('label font-size="40pt"\n0203 forest "Mirkwood" 40')).toBe('forest, “Mirkwood” 2');
  });
  it('says which words it left out where a hex holds only one', () => {
    const { land, left } = imported('0203 hill castle tower "Keep" "A" "B"');
    expect(told(land, '0203')).toBe('hills, castle Keep, “A” 2');
    expect(left.map(({ line, why }) => [line, why])).toEqual([
      [1, 'a hex has one place; “tower” is left out'],
      [1, 'a hex has one label; “B” is left out'],
    ]);
  });
});

describe('the rest of a Text Mapper file', () => {
  it('is passed over where it only draws', () => {
    const { left } = imported([
      '# by hand',
      'text font-size="20pt"',
      'glow fill="none"',
      'hill attributes fill="#daa520"',
      'hill path M 0,0 l 1,1',
      'hill path attributes fill="none"',
      'hill lib <path d="M0,0"/>',
      '<circle id="hut" r="5"/>',
      'license <text>Public Domain</text>',
      'other <text>x</text>',
      'url https://example.org/',
      '0203 hill',
    ]);
    expect(left).toEqual([]);
  });
  it('names what it includes, and reads none of it', () => {
    const { left } = imported('include default.txt\ninclude https://example.org/map.txt\n0203 hill');
    expect(left.map(({ line, text }) => [line, text])).toEqual([
      [1, 'include default.txt'],
      [2, 'include https://example.org/map.txt'],
    ]);
    expect(left[0]?.why).toMatch(/aren’t read/);
  });
  it('is told line by line where it is not understood', () => {
    const { left } = imported('0203 hill\nhere be dragons\n02034 hill');
    expect(left).toEqual([
      { line: 2, text: 'here be dragons', why: 'not a line of Text Mapper' },
      { line: 3, text: '02034 hill', why: 'it doesn’t begin with a hex as 0203 writes it' },
    ]);
  });
  it('is looked for in the code blocks of a Markdown text', () => {
    const { counts, left } = imported(
      [
        '# The Vale',
        '',
        'Some 0101 prose.',
        '```',
        'npm ci',
        '```',
        '```text',
        '0203 hill',
        'nonsense',
        '```',
        'More.',
      ],
      { name: 'vale.md' },
    );
    expect(counts.hexes).toBe(1);
    expect(left.map(({ line, text }) => [line, text])).toEqual([[9, 'nonsense']]);
  });
});

describe('the coordinates of Text Mapper', () => {
  const places = (...lines: string[]): string[] => {
    const { land } = imported(lines);
    return land.columns.flatMap((column, x) =>
      column.flatMap((hex, y) => (hex ? [`${x + 1}/${y + 1} ${hex.feature?.name ?? hex.terrain}`] : [])),
    );
  };
  it('are those of the land where they begin with 1', () => {
    expect(places('0102 hill', '0301 sea')).toEqual(['1/2 hills', '3/1 water']);
  });
  it('may have points, and digits as many as they like', () => {
    expect(places('101.102 hill', '02.03 sea')).toEqual(['2/3 water', '101/102 hills']);
  });
  it('below 1 move all columns by an even number, so that odd ones stay half a hex higher', () => {
    expect(places('-0101 hill', '0001 sea', '0101 plain')).toEqual(['1/1 hills', '2/1 water', '3/1 plain']);
    expect(places('0000 hill', '0101 sea')).toEqual(['2/1 hills', '3/2 water']);
  });
  it('lay levels below one another with a blank row between', () => {
    expect(places('0101 hill', '0102 sea', '010101 moor', '010201 cave "Deep"')).toEqual([
      '1/1 hills',
      '1/2 water',
      '1/4 moor',
      '1/5 Deep',
    ]);
  });
  it('out of all bounds are left out, each with its line', () => {
    const { land, left } = imported('0101 hill\n99999.1 sea\n1.123456789 sea');
    expect(land.columns.length).toBe(1);
    expect(left.map(({ line }) => line)).toEqual([2, 3]);
  });
});

describe('a way of Text Mapper', () => {
  const GROUND = Array.from({ length: 36 }, (_all, n) => `0${1 + Math.floor(n / 6)}0${1 + (n % 6)} plain`);
  const ways = (...lines: string[]): string[] =>
    imported([...GROUND, ...lines]).land.paths.map(({ kind, name, hexes }) =>
      [kind, ...(name ? [name] : []), hexes.join('-')].join(' '),
    );
  it('fills the gaps between points that are not next to each other', () => {
    expect(ways('0101-0203 river')).toEqual(['river 0101-0102-0202-0203']);
    expect(ways('0102-0602 road')).toEqual(['road 0102-0202-0302-0402-0502-0602']);
  });
  it('has a name, and no words of where that is written', () => {
    expect(ways('0101-0102 river "Old Wyrm" left 20%', '0101-0201 highway "King’s Way"')).toEqual([
      'river Old Wyrm 0101-0102',
      'paved King’s Way 0101-0201',
    ]);
  });
  it('ends where the map ends, and goes on where it comes back', () => {
    expect(ways('0502-0902 road')).toEqual(['road 0502-0602']);
    expect(ways('0101-0100-0200-0201-0202 river')).toEqual(['river 0201-0202']);
  });
  it('is told where it is neither road nor river, or leads nowhere', () => {
    const { land, left } = imported([
      ...GROUND,
      '0101-0103 border "The Wall"',
      '2001-2005 road',
      '0101-010201 road',
    ]);
    expect(land.paths).toEqual([]);
    expect(left.map(({ line, why }) => [line, why])).toEqual([
      [37, '“border” is neither a road nor a river'],
      [38, 'it runs through fewer than two hexes of the map'],
      [39, 'it leads from one level to another'],
    ]);
  });
});

it('says of a road without hexes that it lacks them', () => {
  const { left, fault } = imported('0101-0103 road "A"\n0101-0103 glow');
  expect([fault?.code, ...left.map(({ why }) => why)]).toEqual([
    'no-map',
    'it runs through fewer than two hexes of the map',
    '“glow” is neither a road nor a river',
  ]);
});

describe('unknown words of a map', () => {
  const TEXT = [
    'moss attributes fill="#a3bfa5"',
    '0101 moss',
    '0102 moss',
    '0103 forest zoo "Cages"',
    '0104 gnarl',
  ];
  const guessed = (words = {}): Record<string, unknown> =>
    Object.fromEntries(
      imported(TEXT, { words }).words.map(({ word, meaning, isGuess }) => [word, [meaning, isGuess]]),
    );

  it('become terrains of one’s own where they are the ground, and places where they stand on it', () => {
    expect(guessed()).toMatchObject({
      zoo: ['monument', true],
      gnarl: [{ name: 'gnarl', looks: 'plain', counts: 'plain' }, true],
    });
  });
  it('look like the terrain whose colour is nearest, where the file gives them one', () => {
    expect(guessed()).toMatchObject({ moss: [{ name: 'moss', looks: 'swamp', counts: 'swamp' }, false] });
  });
  it('are what somebody says they are', () => {
    const { land, words } = imported(TEXT, { words: { gnarl: 'jungle', zoo: 'nothing' } });
    expect([told(land, '0104'), told(land, '0103')]).toEqual(['jungle', 'forest, “Cages” 2']);
    expect(words.filter(({ isGuess }) => isGuess)).toEqual([]);
  });
  it('are remembered with the land, and its own terrains are known by their names', () => {
    const campaign = after(blank(), imported(TEXT, { words: { zoo: 'camp' } }));
    const again = imported([...TEXT, '0105 zoo', '0106 moss'], { into: campaign });
    expect(told(again.land, '0105')).toBe('plain, camp Zoo');
    expect(again.words.filter(({ isGuess }) => isGuess)).toEqual([]);
    expect(Object.keys(again.land.terrains ?? {})).toEqual(['moss', 'gnarl']);
  });
});

describe('a map that can’t be taken', () => {
  it.each([
    ['a grid of squares by its library', 'include gridmapper.txt\n0101 floor', 'square-map'],
    ['a grid of squares by its walls', '0101 empty wall-n door-e', 'square-map'],
    ['no hex', 'Dear diary', 'no-map'],
    ['only drawing', 'hill attributes fill="#daa520"', 'no-map'],
  ])('has %s', (_what, text, code) => {
    expect(imported(text).fault?.code).toBe(code);
  });
});
