import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centreOf } from '../../shared/drawing/map/geometry.ts';
import { hexDistance, labelOf } from '../../shared/hex/coordinates.ts';
import { AXES, mirrorAcross, shiftFrom, type Shift } from '../../shared/hex/shifting.ts';

const hex = fc
  .tuple(fc.integer({ min: 40, max: 60 }), fc.integer({ min: 40, max: 60 }))
  .map(([column, row]) => labelOf(column, row));
const some = fc.uniqueArray(hex, { minLength: 1, maxLength: 12 });
const axis = fc.constantFrom(...AXES);
const all = (hexes: readonly string[], shift: Shift): string[] => hexes.map((label) => shift(label)!);

describe('hexes that are shifted', () => {
  it('go down half a hex with each column, as the columns lie on paper', () => {
    const shift = shiftFrom('0302', '0403');
    expect(all(['0302', '0402', '0303'], shift)).toEqual(['0403', '0504', '0404']);
  });

  it('keep their distance from each other, and come back the way they went', () => {
    fc.assert(
      fc.property(hex, hex, hex, hex, (from, to, a, b) => {
        const [shift, back] = [shiftFrom(from, to), shiftFrom(to, from)];
        expect(shift(from)).toBe(to);
        expect(hexDistance(shift(a)!, shift(b)!)).toBe(hexDistance(a, b));
        expect(back(shift(a)!)).toBe(a);
      }),
    );
  });

  it('go nowhere off the paper, nor by what is no label', () => {
    expect(shiftFrom('0302', '0202')('0105')).toBeUndefined();
    expect(shiftFrom('0302', '0301')('0101')).toBeUndefined();
    expect(shiftFrom('0302', 'there')('0101')).toBeUndefined();
  });
});

describe('hexes that are mirrored', () => {
  it('from east to west, change sides of the column in the middle', () => {
    const hexes = ['0301', '0402', '0501'];
    expect(all(hexes, mirrorAcross(hexes, 'east-west'))).toEqual(['0501', '0402', '0301']);
  });

  it('from east to west, change sides of the odd one of two columns in the middle', () => {
    expect(all(['0302', '0402'], mirrorAcross(['0302', '0402'], 'east-west'))).toEqual(['0302', '0202']);
    expect(all(['0402', '0502'], mirrorAcross(['0402', '0502'], 'east-west'))).toEqual(['0602', '0502']);
  });

  it('from north to south, change sides of the hex or the border in the middle', () => {
    expect(all(['0301', '0303'], mirrorAcross(['0301', '0303'], 'north-south'))).toEqual(['0303', '0301']);
    expect(all(['0401', '0402'], mirrorAcross(['0401', '0402'], 'north-south'))).toEqual(['0402', '0401']);
  });

  it('from north to south, change sides of the nearest hex of an odd column in staggered ones', () => {
    const hexes = ['0302', '0303', '0402', '0403'];
    expect(all(hexes, mirrorAcross(hexes, 'north-south'))).toEqual(['0304', '0303', '0403', '0402']);
  });

  it('keep their distance from each other', () => {
    fc.assert(
      fc.property(some, axis, hex, hex, (hexes, across, a, b) => {
        const mirror = mirrorAcross(hexes, across);
        expect(hexDistance(mirror(a)!, mirror(b)!)).toBe(hexDistance(a, b));
      }),
    );
  });

  it('twice, are the same hexes', () => {
    fc.assert(
      fc.property(some, axis, (hexes, across) => {
        const once = all(hexes, mirrorAcross(hexes, across));
        expect(all(once, mirrorAcross(once, across))).toEqual(hexes);
      }),
    );
  });

  it('lie under their mirrored centres, on a line at most half a column or a quarter of a hex off the middle', () => {
    fc.assert(
      fc.property(some, axis, (hexes, across) => {
        const [side, other, step] =
          across === 'east-west' ? (['x', 'y', 60] as const) : (['y', 'x', 20 * Math.sqrt(3)] as const);
        const centres = hexes.map((label) => centreOf(label)!);
        const at = centres.map((centre) => centre[side]);
        const middle = (Math.min(...at) + Math.max(...at)) / 2;
        const mirror = mirrorAcross(hexes, across);
        const lines = hexes.map((label, index) => {
          const image = centreOf(mirror(label)!)!;
          expect(image[other]).toBeCloseTo(centres[index]![other]);
          return (image[side] + centres[index]![side]) / 2;
        });
        for (const line of lines) expect(line).toBeCloseTo(lines[0]!);
        expect(Math.abs(lines[0]! - middle)).toBeLessThan(step / 2 + 0.001);
      }),
    );
  });

  it('go nowhere off the paper', () => {
    expect(mirrorAcross(['0101', '0401'], 'east-west')('0601')).toBeUndefined();
  });
});
