import { describe, expect, it } from 'vitest';
import { distanceAt } from '../../../shared/drawing/map/distance.ts';
import { SIZE } from '../../../shared/drawing/map/geometry.ts';
import { PALETTES } from '../../../shared/drawing/map/palette/palettes.ts';
import { fromAfar } from '../../../shared/drawing/map/palette/print.ts';
import { isDrawnFurther, landSvg, MAP_RADII, radiusFor } from '../../../shared/drawing/map/picture.ts';
import { TERRAIN_IDS } from '../../../shared/hex/terrain.ts';
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

  it('is in ink from afar in greys of which no two are alike, since no symbols tell grounds apart', () => {
    const { ground } = fromAfar(PALETTES.print);
    expect(new Set(Object.values(ground)).size).toBe(TERRAIN_IDS.length);
    const { columns } = blank(2, TERRAIN_IDS.length);
    const land = {
      columns: columns.map((column) => column.map((hex, y) => ({ ...hex, terrain: TERRAIN_IDS[y]! }))),
      paths: [],
    };
    const subject = {
      land,
      seed: 1,
      palette: PALETTES.print,
      whose: 'referee',
      isHatched: false,
      trail: [],
      party: undefined,
    } as const;
    const dry = TERRAIN_IDS.filter((terrain) => terrain !== 'water');
    const [far, near] = [6, MAP_RADII.whole].map((radius) => landSvg(subject, radius));
    for (const terrain of dry) {
      expect(far).toContain(ground[terrain]);
      expect(near).not.toContain(ground[terrain]);
    }
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
