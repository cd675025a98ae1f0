import { describe, expect, it } from 'vitest';
import { hexAt } from '../../../shared/hex/land.ts';
import { imported, told } from './imported.ts';

const csv = (...lines: string[]) => imported(lines, { name: 'vale.csv' });

describe('a map as CSV', () => {
  it('has a row for each hex, by whatever of the columns are there', () => {
    const { format, land, left } = csv(
      'hex,terrain,place,name',
      '0101,forest,,',
      '0203,hills,castle,Black Keep',
    );
    expect([format, told(land, '0101'), told(land, '0203'), left]).toEqual([
      'csv',
      'forest',
      'hills, castle Black Keep',
      [],
    ]);
  });
  it('may name columns and rows, and have other separators', () => {
    const { land } = csv('x;y;terrain', '1;1;forest', '2;3;open water');
    expect([told(land, '0101'), told(land, '0203')]).toEqual(['forest', 'water']);
  });
  it.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('of two columns is read with %s between them', (_what, separator) => {
    const row = (...cells: string[]) => cells.join(separator);
    const { land, left } = csv(row('hex', 'terrain'), row('0101', 'hills'), row('0102', 'forest'), '');
    expect([told(land, '0101'), told(land, '0102'), left]).toEqual(['hills', 'forest', []]);
  });
  it('has what its first line has between the columns, whatever is more frequent in the rows', () => {
    const { land } = csv('hex;note', '0101;"a, b, c"', '0102;d, e, f');
    expect(['0101', '0102'].map((at) => hexAt(land, at)?.note)).toEqual(['a, b, c', 'd, e, f']);
  });
  it('counts a line that only says what stands between the columns', () => {
    const { left } = csv('sep=;', 'hex;terrain', 'here;forest', '101;plain');
    expect(left.map(({ line }) => line)).toEqual([3]);
  });
  it('may have lost the zeros before a hex in a spreadsheet', () => {
    const { land } = csv('sep=;', 'hex;terrain;way', '101;plain;', '102;hills;', '101-102;;road');
    expect(told(land, '0102')).toBe('hills');
    expect(land.paths.map(({ hexes }) => hexes.join('-'))).toEqual(['0101-0102']);
  });
  it('has labels, regions, secrets, notes, and what players know', () => {
    const { land } = csv(
      'hex,terrain,place,name,label,size,region,secret,known,note',
      '0101,moor,cave,The Maw,DANGER,3,The Fells,yes,yes,"Two lines,\nof words"',
      '0102,moor,,,,,The Fells,,no,',
    );
    expect(told(land, '0101')).toBe('moor, secret cave The Maw, “DANGER” 3');
    expect(hexAt(land, '0101')).toMatchObject({
      region: 'the-fells',
      known: true,
      note: 'Two lines,\nof words',
    });
    expect(hexAt(land, '0102')).toMatchObject({ region: 'the-fells', known: false });
    expect(land.regions['the-fells']?.name).toBe('The Fells');
  });
  it('has a row for each road and river', () => {
    const { land, left } = csv(
      'hex,terrain,way,name',
      '0101,plain',
      '0102,plain',
      '0101-0102,,river,Wyrm',
      '0101-0102,,,',
    );
    expect(land.paths).toEqual([{ kind: 'river', name: 'Wyrm', hexes: ['0101', '0102'] }]);
    expect(left.map(({ line, why }) => [line, why])).toEqual([[5, 'it doesn’t say what runs there']]);
  });
  it('says what a terrain of one’s own is, even where that is called like a given one', () => {
    const { land } = csv(
      'hex,terrain,looks,symbols,counts',
      '0101,Glass waste,snow,none,desert',
      '0102,Forest,swamp,,hills',
      '0103,forest,,,',
    );
    expect([told(land, '0101'), told(land, '0102'), told(land, '0103')]).toEqual([
      'Glass waste (desert)',
      'Forest (hills)',
      'forest',
    ]);
    expect(land.terrains?.['glass-waste']).toEqual({
      name: 'Glass waste',
      looks: 'snow',
      symbols: 'none',
      counts: 'desert',
    });
  });
  it('has unknown terrains, which are told as such', () => {
    const { words, land } = csv('hex,terrain', '0101,forrest');
    expect([words[0]?.isGuess, told(land, '0101')]).toEqual([true, 'forrest (plain)']);
  });
  it('is told row by row where it is not understood, by the lines of the file', () => {
    const { left } = csv('hex,terrain,note', '0101,plain,"one\ntwo"', 'here,be,dragons');
    expect(left).toEqual([{ line: 4, text: 'here,be,dragons', why: 'it has no hex as 0203 writes it' }]);
  });
  it.each([
    ['an unknown column, once', 'hex,terrain,gm notes', '0101,moor,Bees', '0102,moor,Wasps', [1, 'gm notes']],
    ['a second column of a kind', 'hex,terrain,ground', '0101,moor,hills', '0102,moor,', [1, 'ground']],
    ['a cell too many', 'hex,note', '0101,A hill, with bees', '0102,', [2, 'A hill']],
    ['what is neither yes nor no', 'hex,place,secret', '0101,cave,no', '0102,cave,maybe', [3, 'maybe']],
    ['players who perhaps know', 'hex,known', '0101,perhaps', '0102,no', [2, 'perhaps']],
    ['a size that there is not', 'hex,label,size', '0101,Bees,9', '0102,Wasps,3', [2, '9']],
    ['a secret of no place', 'hex,secret', '0101,yes', '0102,no', [2, 'only a place']],
    ['a custom terrain that is none', 'hex,terrain,looks', '0101,moss,bog', '0102,moss,', [2, 'moss']],
    ['a road in one hex', 'hex,way', '0101,road', '0102,', [2, 'road']],
    ['what no road has', 'hex,way,note', '0101,,', '0102,,\n0101-0102,road,Bees', [4, 'note']],
  ] as const)('says the line of %s', (_what, head, first, second, [line, said]) => {
    const { left, counts } = csv(head, first, second);
    expect(left.map((one) => one.line)).toEqual([line]);
    expect(`${left[0]?.text} ${left[0]?.why}`).toContain(said);
    expect(counts.hexes).toBe(2);
  });
  it('says of a hex that stands twice which row counts', () => {
    const { left, land } = csv(
      'hex,terrain,region,known',
      '0101,hills,The Fells,yes',
      '0101,forest,The Vale,no',
    );
    expect([told(land, '0101'), hexAt(land, '0101')?.region]).toEqual(['forest', 'the-vale']);
    expect(left.map(({ line, why }) => [line, why])).toEqual([
      [2, 'line 3 has another terrain for this hex, and counts'],
      [2, 'line 3 has another region for this hex, and counts'],
      [2, 'line 3 has another word on whether players know this hex, and counts'],
    ]);
  });
  it('without a column of hexes is none', () => {
    const { fault, left } = imported('terrain,name\nforest,Mirkwood', { as: 'csv' });
    expect([fault?.code, left[0]?.line]).toEqual(['no-map', 1]);
    expect(imported('square,terrain\nA1,floor', { as: 'csv' }).fault?.code).toBe('square-map');
  });
});
