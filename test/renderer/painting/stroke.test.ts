import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexDistance } from '../../../shared/hex/coordinates.ts';
import { hexAt, type Land } from '../../../shared/hex/land.ts';
import { strokeTo } from '../../../src-renderer/painting/stroke.ts';
import {
  changedIn,
  covers,
  FIRST_BRUSH,
  painted,
  type Brush,
  type Stroke,
} from '../../../src-renderer/painting/tools.ts';

const MOOR = { terrain: 'moor', known: false } as const;
/** Eight columns of six hexes of moor, and water down the fourth. */
const land: Land = {
  name: 'The Fells',
  columns: Array.from({ length: 8 }, (_column, x) =>
    Array.from({ length: 6 }, () => (x === 3 ? { ...MOOR, terrain: 'water' as const } : { ...MOOR })),
  ),
  paths: [],
  sites: {},
  regions: {},
};
const brush = (to: Partial<Brush>): Brush => ({ ...FIRST_BRUSH, ...to });
const drawn = (way: readonly string[], held: Brush, isStraight = false): Stroke =>
  way.reduce<Stroke | null>((stroke, hex) => strokeTo(stroke, hex, held, land, isStraight), null) ?? {
    way: [],
    hexes: [],
  };

describe('a stroke of the brush', () => {
  it('leaves no gap, however fast the hand is', () => {
    const { hexes } = drawn(['0101', '0501'], brush({}));
    expect(new Set(hexes.map((hex) => hex.slice(0, 2)))).toEqual(new Set(['01', '02', '03', '04', '05']));
  });

  it('is as broad as the brush, and stops at the edge of the land', () => {
    expect(drawn(['0404'], brush({ size: 2 })).hexes.toSorted()).toEqual(
      // Even columns are set lower: the neighbours to the sides lie one row further down.
      ['0304', '0305', '0403', '0404', '0405', '0504', '0505'],
    );
    expect(drawn(['0101'], brush({ size: 2 })).hexes.toSorted()).toEqual(['0101', '0102', '0201']);
  });

  it.each([1, 2, 3, 4, 5, 6, 7])('of size %i covers as many hexes as it says', (size) => {
    const wide: Land = {
      ...land,
      columns: Array.from({ length: 20 }, () => Array.from({ length: 20 }, () => MOOR)),
    };
    expect(strokeTo(null, '1010', brush({ size }), wide).hexes).toHaveLength(covers(size));
  });

  it('that is straight is drawn anew from where it began', () => {
    const { hexes, way } = drawn(['0101', '0606', '0103'], brush({}), true);
    expect(hexes).toEqual(['0101', '0102', '0103']);
    expect(way).toEqual(['0101', '0103']);
  });

  it('changes only what is something else', () => {
    const held = brush({ terrain: 'water' });
    expect(changedIn(land, drawn(['0301', '0501'], held).hexes, held).sort()).not.toContain('0401');
    expect(changedIn(land, ['0401', '0402'], held)).toEqual([]);
  });
});

describe('a line', () => {
  it('is straight from where the hand came down, whichever way it went', () => {
    expect(drawn(['0101', '0806', '0104'], brush({ tool: 'line' })).hexes).toEqual([
      '0101',
      '0102',
      '0103',
      '0104',
    ]);
  });
});

describe('fill', () => {
  it('fills what hangs together with the hex under it, and no more', () => {
    const { hexes } = drawn(['0101'], brush({ tool: 'fill' }));
    expect([hexes.length, new Set(hexes.map((hex) => hex.slice(0, 2)))]).toEqual([
      18,
      new Set(['01', '02', '03']),
    ]);
  });
});

describe('a road in the hand', () => {
  const road = brush({ tool: 'road' });

  it('goes by steps, and takes back the step that it goes back over', () => {
    const there = drawn(['0202', '0204'], road);
    expect(there.hexes).toEqual(['0202', '0203', '0204']);
    expect(strokeTo(there, '0203', road, land).hexes).toEqual(['0202', '0203']);
  });

  it('whatever way it goes, has no gap and stays in the land', () => {
    const hex = fc
      .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 8 }))
      .map(([column, row]) => `0${column}0${row}`);
    fc.assert(
      fc.property(fc.array(hex, { minLength: 1, maxLength: 8 }), fc.boolean(), (way, isStraight) => {
        const { hexes } = drawn(way, road, isStraight);
        for (const [index, label] of hexes.entries()) {
          expect(hexAt(land, label)).toBeDefined();
          if (index > 0) expect(hexDistance(hexes[index - 1]!, label)).toBe(1);
        }
      }),
    );
  });
});

describe('the land under a stroke', () => {
  it('is drawn as it will be, and what does not change is the same', () => {
    const held = brush({ terrain: 'snow' });
    const then = painted(land, drawn(['0101', '0201'], held).hexes, held);
    expect(hexAt(then, '0201')?.terrain).toBe('snow');
    expect(hexAt(land, '0201')?.terrain).toBe('moor');
    expect(then.columns[5]).toBe(land.columns[5]);
    expect(painted(land, ['0401'], brush({ terrain: 'water' }))).toBe(land);
  });

  it('has the road that is drawn', () => {
    const road = brush({ tool: 'road', road: 'paved' });
    expect(painted(land, ['0101', '0102'], road).paths).toEqual([
      { kind: 'paved', name: '', hexes: ['0101', '0102'] },
    ]);
    expect(painted(land, ['0101'], road)).toBe(land);
  });
});
