import { describe, expect, it } from 'vitest';
import { meets } from '../../../shared/drawing/map/geometry.ts';
import { boxOf, TILE, tilesInSight, wantedTiles } from '../../../src-renderer/map/tiles/grid.ts';

const LAND = { left: -100, top: -100, right: 20_000, bottom: 20_000 };
const SIGHT = { left: 1000, top: 1000, right: 2280, bottom: 1800 };

describe('the tiles that are wanted', () => {
  it('cover what is in sight, those in sight before those around them', () => {
    const outlook = { sight: SIGHT, land: LAND, zoom: 1, ratio: 1 };
    const wanted = wantedTiles(outlook, 100);
    const isInSight = wanted.map((tile) => meets(boxOf(tile, 1), SIGHT));
    expect(isInSight.indexOf(false)).toBe(tilesInSight(outlook).length);
    expect(isInSight.lastIndexOf(true)).toBe(tilesInSight(outlook).length - 1);
    expect(wanted.length).toBeGreaterThan(tilesInSight(outlook).length);
  });

  it('begin with the one in the middle, and go outwards', () => {
    const wanted = wantedTiles({ sight: SIGHT, land: LAND, zoom: 1, ratio: 1 }, 100);
    expect(boxOf(wanted[0] ?? { zoom: 1, column: 0, row: 0 }, 1)).toEqual({
      left: 3 * TILE,
      top: 2 * TILE,
      right: 4 * TILE,
      bottom: 3 * TILE,
    });
    const away = wanted
      .slice(0, 9)
      .map(({ column, row }) => Math.hypot((column + 0.5) * TILE - 1640, (row + 0.5) * TILE - 1400));
    expect(away).toEqual([...away].sort((a, b) => a - b));
  });

  it('are no more than there is room for, and none off the land', () => {
    expect(wantedTiles({ sight: SIGHT, land: LAND, zoom: 4, ratio: 2 }, 5)).toHaveLength(5);
    const off = { left: -9000, top: -9000, right: -8000, bottom: -8000 };
    expect(wantedTiles({ sight: off, land: LAND, zoom: 1, ratio: 1 }, 100)).toEqual([]);
  });

  it('are so many pixels wide on every screen', () => {
    const { left, right } = boxOf({ zoom: 1.4, column: 3, row: 0 }, 2);
    expect((right - left) * 1.4 * 2).toBeCloseTo(TILE);
  });
});
