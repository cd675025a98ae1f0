import { describe, expect, it } from 'vitest';
import { distanceAt } from '../../../shared/drawing/map/distance.ts';
import { drawLand } from '../../../shared/drawing/map/drawLand.ts';
import { kindsOf } from '../../../shared/drawing/map/furniture/legend.ts';
import { SIZE } from '../../../shared/drawing/map/geometry.ts';
import { PALETTES } from '../../../shared/drawing/map/palette/palettes.ts';
import { landSvg, layoutOf, wholeOf } from '../../../shared/drawing/map/picture.ts';
import type { DrawnHex, DrawnLand } from '../../../shared/drawing/map/scene.ts';
import { waysOf } from '../../../shared/drawing/map/ways/ways.ts';
import { SvgPen } from '../../../shared/drawing/pen/svgPen.ts';
import type { Drawing } from '../../../shared/drawing/pen/pen.ts';
import type { Looks } from '../../../shared/hex/ground.ts';
import type { TerrainId } from '../../../shared/hex/terrain.ts';

const landOf = (hex: DrawnHex, more: Partial<DrawnLand> = {}): DrawnLand => ({
  columns: Array.from({ length: 6 }, () => Array.from({ length: 6 }, () => hex)),
  paths: [],
  ...more,
});
const given = (terrain: TerrainId): DrawnLand => landOf({ terrain, known: true });
/** A land all of one own terrain. */
const own = (looks: Looks): DrawnLand =>
  landOf({ terrain: 'hills', own: 'own', known: true }, { terrains: { own: { name: 'Own', ...looks } } });

const sceneOf = (land: DrawnLand, whose: 'referee' | 'players' = 'referee') => ({
  land,
  seed: 7,
  palette: PALETTES.light,
  whose,
  isHatched: false,
});

class Witness extends SvgPen {
  readonly stamps = new Set<string>();
  override stamp(drawing: Drawing, ...place: [number, number, number, number?]): void {
    this.stamps.add(`${drawing.id} ${place.slice(0, 2).join(' ')}`);
    super.stamp(drawing, ...(place as [number, number, number, number]));
  }
}
function drawn(land: DrawnLand, whose?: 'players') {
  const [pen, scene, distance] = [new Witness(), sceneOf(land, whose), distanceAt(56 / SIZE)];
  drawLand(pen, scene, distance, wholeOf(land), layoutOf(scene, distance));
  return { stamps: [...pen.stamps], svg: pen.picture(wholeOf(land), '#fff', '') };
}

describe('a land of an own terrain', () => {
  it('is drawn like the terrain that it looks like, not like the one that it counts as', () => {
    expect(drawn(own({ looks: 'forest' })).svg).toBe(drawn(given('forest')).svg);
  });

  it('has on the ground of one terrain what stands on another', () => {
    const { stamps, svg } = drawn(own({ looks: 'desert', symbols: 'forest' }));
    expect(stamps).toEqual(drawn(given('forest')).stamps);
    expect(svg).toContain(PALETTES.light.ground.desert);
    expect(svg).not.toContain(PALETTES.light.ground.forest);
  });

  it('is bare where nothing stands on it', () => {
    expect(drawn(own({ looks: 'mountain', symbols: 'none' })).stamps).toEqual([]);
    expect(drawn(given('mountain')).stamps.length).toBeGreaterThan(0);
  });

  it('has waves on water and nowhere else', () => {
    expect(drawn(own({ looks: 'water' })).stamps).toEqual(drawn(given('water')).stamps);
    expect(drawn(own({ looks: 'plain', symbols: 'water' })).stamps).toEqual([]);
  });

  it('is drawn as its given terrain where the land has lost it', () => {
    expect(drawn(landOf({ terrain: 'hills', own: 'gone', known: true })).svg).toBe(drawn(given('hills')).svg);
  });

  it('is the sea for a river that ends in it', () => {
    const river = { kind: 'river' as const, name: '', hexes: ['0102', '0101'] };
    const columns = [
      [{ terrain: 'plain', known: true }, { terrain: 'swamp', own: 'own', known: true }, null],
    ];
    const sea = (looks: TerrainId): DrawnLand =>
      ({ columns, paths: [river], terrains: { own: { name: 'Own', looks } } }) as DrawnLand;
    const end = (land: DrawnLand) => waysOf(land, 7).lines[0]?.points.at(-1);
    expect(end(sea('water'))).not.toEqual(end(sea('plain')));
  });

  it('seen from afar by players has what stands on it', () => {
    const far = landOf({ terrain: 'desert', symbols: 'forest', known: false });
    expect(drawn(far, 'players').stamps.some((stamp) => /tree|fir/i.test(stamp))).toBe(true);
  });
});

describe('the legend', () => {
  const terrains = {
    unused: { name: 'Nowhere', looks: 'snow' as const },
    glass: {
      name: 'Glass waste of the long-forgotten kings',
      looks: 'snow' as const,
      symbols: 'none' as const,
    },
  };
  const land = landOf({ terrain: 'desert', own: 'glass', known: true }, { terrains });

  it('lists the own terrains that occur, by their names and looks', () => {
    expect(kindsOf(land)).toMatchObject({
      terrains: [],
      own: [{ id: 'glass', name: terrains.glass.name, looks: 'snow', symbols: 'none' }],
    });
  });

  it('writes their names on the plate of a printed map, as long as they may be', () => {
    const subject = { ...sceneOf(land), trail: [], party: undefined };
    const svg = landSvg(subject, 34, { name: 'Odd', subtitle: '', hours: 4 });
    expect(svg).toContain(terrains.glass.name);
    expect(svg).not.toContain('Nowhere');
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });
});
