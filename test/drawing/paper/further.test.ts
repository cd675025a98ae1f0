import { describe, expect, it } from 'vitest';
import { distanceAt } from '../../../shared/drawing/map/distance.ts';
import { SIZE } from '../../../shared/drawing/map/geometry.ts';
import { isDrawnFurther, MAP_RADII, radiusFor } from '../../../shared/drawing/map/picture.ts';
import type { Land } from '../../../shared/hex/land.ts';
import { exportMap, isMapFurther } from '../../../src-main/workspace/export/exportMap.ts';
import { systems } from '../../../shared/systems/registry.ts';
import { openedSample } from '../../helpers/play.ts';
import { landOf } from '../names/lands.ts';

const blank = (columns: number, rows: number) => ({
  columns: Array.from({ length: columns }, () =>
    Array.from({ length: rows }, () => ({ terrain: 'plain' as const, known: true })),
  ),
});

describe('a land', () => {
  it.each([
    [50, 60, 'middle'],
    [55, 55, 'whole'],
    [110, 110, 'far'],
  ])('of %i by %i hexes is drawn %s', (columns, rows, id) => {
    const land = blank(columns, rows);
    expect(distanceAt(radiusFor(land, 'middle') / SIZE).id).toBe(id);
    expect(isDrawnFurther(land, 'middle')).toBe(id !== 'middle');
  });

  it('is never drawn nearer than was wished, and not told of where that is as far', () => {
    const land = blank(55, 55);
    expect(radiusFor(land, 'whole')).toBe(MAP_RADII.whole);
    expect(isDrawnFurther(land, 'whole')).toBe(false);
  });

  it('of 40,000 hexes is written by the command line in a file that programs can open', () => {
    const table = openedSample(systems[0]!);
    const large = landOf(200, 200, 9, 12, (index) => `Holm ${index}`);
    const land = { ...table.state.land, ...large } as Land;
    const game = { state: { campaign: { ...table.state, land } }, system: systems[0]! };
    const svg = exportMap(game as never, {});
    expect(isMapFurther(game as never, {})).toBe(true);
    expect(svg.length).toBeLessThan(60e6);
    expect(svg.length).toBeGreaterThan(1e5);
  });
});
