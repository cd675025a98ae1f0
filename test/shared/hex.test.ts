import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  axialOf,
  columnRow,
  directionTo,
  DIRECTIONS,
  hexDistance,
  labelOf,
  labelOfAxial,
  neighbour,
} from '../../shared/hex/coordinates.ts';
import { hexAt, LandSchema, roadBetween } from '../../shared/hex/land.ts';

const place = fc.record({ column: fc.integer({ min: 2, max: 98 }), row: fc.integer({ min: 2, max: 98 }) });

describe('hexes as printed maps write them', () => {
  it('are column and row', () => {
    expect(labelOf(3, 2)).toBe('0302');
    expect(columnRow('0302')).toEqual({ column: 3, row: 2 });
    expect(labelOf(120, 7)).toBe('120007');
  });

  it.each(['', '302', '0300', '0003', '03o2', '03021', '-102'])('“%s” is none', (label) => {
    expect(columnRow(label)).toBeUndefined();
  });

  it('have the neighbours that lie around them on paper', () => {
    expect(DIRECTIONS.map(({ id }) => neighbour('0302', id))).toEqual([
      '0301',
      '0401',
      '0402',
      '0303',
      '0202',
      '0201',
    ]);
    expect(DIRECTIONS.map(({ id }) => neighbour('0402', id))).toEqual([
      '0401',
      '0502',
      '0503',
      '0403',
      '0303',
      '0302',
    ]);
  });

  it('have no neighbour off the paper', () => {
    expect(neighbour('0101', 'n')).toBeUndefined();
    expect(neighbour('0101', 'nw')).toBeUndefined();
  });

  it('keep their label through axial coordinates', () => {
    fc.assert(
      fc.property(place, ({ column, row }) => labelOfAxial(axialOf(column, row)) === labelOf(column, row)),
    );
  });

  it('touch both ways, at a distance of one', () => {
    fc.assert(
      fc.property(place, fc.constantFrom(...DIRECTIONS), ({ column, row }, { id }) => {
        const from = labelOf(column, row);
        const to = neighbour(from, id)!;
        return (
          hexDistance(from, to) === 1 &&
          directionTo(from, to)?.id === id &&
          directionTo(to, from) !== undefined
        );
      }),
    );
  });

  it('count their distance in steps', () => {
    expect(hexDistance('0302', '0305')).toBe(3);
    expect(hexDistance('0101', '0501')).toBe(4);
    expect(hexDistance('0302', 'nowhere')).toBe(Infinity);
  });
});

describe('a land', () => {
  const land = LandSchema.parse({
    name: 'Test',
    columns: [
      [{ terrain: 'plain' }, { terrain: 'forest' }],
      [{ terrain: 'hills' }, null],
    ],
    paths: [
      { kind: 'road', hexes: ['0101', '0102'] },
      { kind: 'paved', hexes: ['0102', '0101'] },
      { kind: 'river', hexes: ['0101', '0201'] },
    ],
  });

  it('finds a hex by its label, and none where the paper is blank', () => {
    expect(hexAt(land, '0102')?.terrain).toBe('forest');
    expect(hexAt(land, '0202')).toBeUndefined();
    expect(hexAt(land, '0901')).toBeUndefined();
  });

  it('has no labels unless some are written, each trimmed and of usual size', () => {
    expect(land).not.toHaveProperty('labels');
    const labels = [{ hex: '0101', words: ' Wolf Wood ' }];
    expect(LandSchema.parse({ ...land, labels }).labels).toEqual([
      { hex: '0101', words: 'Wolf Wood', size: 2 },
    ]);
  });

  it('has one label a hex, of 1 to 80 characters, in one of three sizes', () => {
    const fits = (...labels: object[]): boolean => LandSchema.safeParse({ ...land, labels }).success;
    const label = { hex: '0101', words: 'Wolf Wood' };
    expect(fits(label, { ...label, hex: '0102' })).toBe(true);
    expect(fits(label, { ...label, words: 'Mire' })).toBe(false);
    expect(fits({ ...label, words: 'x'.repeat(80), size: 3 })).toBe(true);
    for (const wrong of [
      { words: 'x'.repeat(81) },
      { words: ' ' },
      { words: 'a\nb' },
      { size: 4 },
      { size: 1.5 },
    ])
      expect(fits({ ...label, ...wrong })).toBe(false);
  });

  it('takes the better of two roads, in both directions, and no river for a road', () => {
    expect(roadBetween(land, '0102', '0101')).toBe('paved');
    expect(roadBetween(land, '0101', '0201')).toBeUndefined();
  });
});
