import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceAt } from '../../../shared/drawing/map/distance.ts';
import { drawLand } from '../../../shared/drawing/map/drawLand.ts';
import { SIZE } from '../../../shared/drawing/map/geometry.ts';
import { landSvg, layoutOf, type Subject } from '../../../shared/drawing/map/picture.ts';
import { PALETTES } from '../../../shared/drawing/map/palette/palettes.ts';
import type { DrawnHex, DrawnLand } from '../../../shared/drawing/map/scene.ts';
import { SvgPen } from '../../../shared/drawing/pen/svgPen.ts';
import { labelOf } from '../../../shared/hex/coordinates.ts';
import { TERRAIN_IDS } from '../../../shared/hex/terrain.ts';
import { overlaps, readOn } from './readSvg.ts';

type HexAt = (x: number, y: number) => DrawnHex | null;
const landOf = (wide: number, high: number, hexAt: HexAt, paths: DrawnLand['paths'] = []): DrawnLand => ({
  columns: Array.from({ length: wide }, (_, x) => Array.from({ length: high }, (_hex, y) => hexAt(x, y))),
  paths,
  regions: { all: { name: 'The Whole of the Land' } },
});
const subjectOf = (land: DrawnLand): Subject => ({
  land,
  seed: 3,
  palette: PALETTES.light,
  whose: 'referee',
  isHatched: true,
  trail: [],
  party: undefined,
});
const plain: HexAt = () => ({ terrain: 'plain', known: true, region: 'all' });
const other: HexAt = (x, y) => ({
  terrain: TERRAIN_IDS[(x * 5 + y * 7) % TERRAIN_IDS.length] ?? 'plain',
  known: (x + y) % 2 === 0,
});
const RADII = [5, 34, 56, 120];

/** As much of a land as one tile of the screen shows, at each distance. */
function drawnAt(land: DrawnLand, radius: number): string {
  const distance = distanceAt(radius / SIZE);
  const scene = subjectOf(land);
  const pen = new SvgPen();
  const box = { left: 900, top: 900, right: 900 + 512 * distance.pixel, bottom: 900 + 512 * distance.pixel };
  drawLand(pen, scene, distance, box, layoutOf(scene, distance));
  return pen.picture(box, '#fff', '');
}

describe.each([
  ['of one hex', landOf(1, 1, plain)],
  ['of one hex of water', landOf(1, 1, () => ({ terrain: 'water', known: false }))],
  ['of no hex', landOf(0, 0, plain)],
  ['of blank paper', landOf(6, 6, () => null)],
  ['of one row', landOf(60, 1, other)],
  ['of one column', landOf(1, 60, other)],
  ['with holes', landOf(20, 15, (x, y) => ((x * y) % 3 === 0 ? null : other(x, y)))],
])('a land %s', (_, land) => {
  it.each(RADII)('is drawn whole with nothing over anything, %i pixels to a hex', (radius) => {
    const svg = landSvg(subjectOf(land), radius, { name: 'Odd', subtitle: 'the referee’s map', hours: 4 });
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    expect(overlaps(readOn(svg))).toEqual([]);
  });
});

describe.each([
  ['all of one terrain', landOf(200, 200, plain)],
  ['all water', landOf(200, 200, () => ({ terrain: 'water', known: true }))],
  ['each hex of another', landOf(200, 200, other)],
])('a land of 200 by 200, %s', (_, land) => {
  it.each(RADII)('is drawn where one looks, %i pixels to a hex', (radius) => {
    const svg = drawnAt(land, radius);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    expect(svg.length).toBeGreaterThan(1000);
  });
});

it('roads and rivers that cross, touch themselves and end nowhere are drawn', () => {
  const path = (kind: 'road' | 'paved' | 'river', ...hexes: string[]) => ({ kind, name: 'The Way', hexes });
  const row = Array.from({ length: 12 }, (_, x) => labelOf(x + 1, 6));
  const land = landOf(12, 12, other, [
    path('road', ...row),
    path('river', ...row),
    path('river', ...row.toReversed()),
    path('paved', '0101', '0102'),
    path('road', '0505', '0506', '0505', '0506'),
    path('river', '0303', '0303'),
    path('road', '9901', '9902'),
    path('river', '0101', '1212'),
  ]);
  for (const radius of RADII) {
    const svg = landSvg(subjectOf(land), radius);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    expect(overlaps(readOn(svg))).toEqual([]);
  }
});

it('300 places with names of 200 letters in any script cover nothing, at any distance', () => {
  const letters = fc.constantFrom('a', 'Ж', 'ß', '界', 'ع', 'हि', '👩‍🚀', 'é', ' ', 'W', '<', '&');
  const names = fc.array(fc.array(letters, { minLength: 200, maxLength: 200 }), {
    minLength: 4,
    maxLength: 4,
  });
  fc.assert(
    fc.property(names, (some) => {
      const land = landOf(20, 15, (x, y) => ({
        terrain: 'plain',
        known: true,
        feature: { kind: 'village', name: some[(x + y) % some.length]?.join('') ?? '', secret: false },
      }));
      for (const radius of RADII) expect(overlaps(readOn(landSvg(subjectOf(land), radius)))).toEqual([]);
    }),
    { numRuns: 3 },
  );
});

it('writes no sign that an XML file can’t hold, and every other', () => {
  const pen = new SvgPen();
  pen.fillText('a\0b\x1F \uD800<\u{1F409}>', 0, 0);
  expect(pen.picture({ left: 0, top: 0, right: 9, bottom: 9 }, '#fff', '')).toContain(
    '>ab &lt;\u{1F409}&gt;<',
  );
});
