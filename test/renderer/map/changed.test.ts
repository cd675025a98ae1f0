import { describe, expect, it } from 'vitest';
import { boxAround, centre, meets, SIZE } from '../../../shared/drawing/map/geometry.ts';
import { Crowd } from '../../../shared/drawing/map/names/crowd.ts';
import type { Layout, PlacedLabel, PlacedSign } from '../../../shared/drawing/map/names/placed.ts';
import type { DrawnHex, DrawnLand, WayLine } from '../../../shared/drawing/map/scene.ts';
import {
  hasOtherRegions,
  hexBoxes,
  layoutBoxes,
  layoutChange,
  wayBoxes,
} from '../../../src-renderer/map/tiles/changed.ts';

const hex = (terrain: DrawnHex['terrain'] = 'plain'): DrawnHex => ({ terrain, known: true });
const columns = Array.from({ length: 6 }, () => Array.from({ length: 6 }, () => hex()));
const land: DrawnLand = { columns, paths: [] };
const FELT = 2.5 * SIZE;

describe('the boxes of hexes that changed', () => {
  it('reach two and a half radii around them', () => {
    const column = (columns[2] ?? []).with(3, hex('forest'));
    const after = { ...land, columns: columns.with(2, column) };
    expect(hexBoxes(land, after)).toEqual([boxAround([centre(3, 4)], FELT)]);
    expect(hexBoxes(land, land)).toEqual([]);
  });

  it('are one where hexes lie below each other, and none where a column is only another object', () => {
    const below = (columns[0] ?? []).with(1, hex('hills')).with(2, hex('hills'));
    const after = { ...land, columns: columns.with(0, below).with(4, [...(columns[4] ?? [])]) };
    expect(hexBoxes(land, after)).toEqual([boxAround([centre(1, 2), centre(1, 3)], FELT)]);
  });

  it('are those of hexes whose own terrain looks otherwise, though no column changed', () => {
    const own = { ...hex(), own: 'glass' };
    const with_ = (looks: DrawnHex['terrain'], name = 'Glass'): DrawnLand => ({
      ...land,
      columns: columns.with(2, (columns[2] ?? []).with(3, own)),
      terrains: { glass: { name, looks } },
    });
    const before = with_('snow');
    expect(hexBoxes(before, { ...before, terrains: with_('water').terrains })).toEqual([
      boxAround([centre(3, 4)], FELT),
    ]);
    expect(hexBoxes(before, { ...before, terrains: with_('snow', 'Mirror').terrains })).toEqual([]);
  });

  it('are those of hexes that are gone too', () => {
    expect(hexBoxes(land, { ...land, columns: columns.slice(0, 5) })).toHaveLength(1);
  });
});

const line = (length: number, name = 'Way'): WayLine => {
  const points = Array.from({ length }, (_, index) => ({ x: index * 20, y: 0 }));
  return { kind: 'road', name, points, box: boxAround(points, 0) };
};

describe('the boxes of ways that changed', () => {
  it('are those along them, and none of ways that are as before', () => {
    const [old, same] = [line(100), line(40, 'Other')];
    const boxes = wayBoxes({ lines: [same], bridges: [] }, { lines: [line(40, 'Other'), old], bridges: [] });
    const covers = (x: number): boolean =>
      boxes.some((box) => meets(box, { left: x, top: -1, right: x + 1, bottom: 1 }));
    expect(old.points.every(({ x }) => covers(x))).toBe(true);
    expect(covers(3000)).toBe(false);
    expect(boxes.every(({ left, right }) => right - left < 500)).toBe(true);
    expect(wayBoxes({ lines: [same], bridges: [] }, { lines: [same], bridges: [] })).toEqual([]);
  });

  it('are those of bridges that came or went', () => {
    const bridge = { x: 50, y: 60, angle: 1, width: 8 };
    const [without, with_] = [
      { lines: [], bridges: [] },
      { lines: [], bridges: [bridge] },
    ];
    expect(wayBoxes(without, with_)).toEqual([boxAround([bridge], 2 * SIZE)]);
    expect(wayBoxes(with_, without)).toHaveLength(1);
  });
});

const sign = (hexLabel: string, x: number): PlacedSign => ({
  x,
  y: 0,
  hex: hexLabel,
  kind: 'village',
  size: 20,
  box: { left: x - 10, top: -20, right: x + 10, bottom: 0 },
  isKnown: true,
  isSecret: false,
});
const label = (hexLabel: string, x: number): PlacedLabel => ({
  x,
  y: 10,
  hex: hexLabel,
  lines: [hexLabel],
  lettering: { family: 'serif', isItalic: false, weight: 600 },
  size: 12,
  step: 12,
  box: { left: x - 20, top: 4, right: x + 20, bottom: 16 },
});
const layout = (x: number): Layout => ({
  signs: [sign('0101', 0), sign('0505', 500)],
  labels: [label('0101', x), label('0505', 500)],
  names: [],
  crowd: new Crowd(),
});

describe('the difference of two layouts', () => {
  it('is where something was and where it is now', () => {
    const boxes = layoutBoxes(layout(0), layout(30));
    expect(boxes).toHaveLength(2);
    expect(boxes.some((box) => meets(box, sign('0505', 500).box))).toBe(false);
    expect(layoutBoxes(layout(0), layout(0))).toEqual([]);
  });

  it('is all along a name, also one that is written as a whole', () => {
    const lettering = { family: 'serif', isItalic: true, weight: 500 } as const;
    const named = (x: number): Layout => ({
      ...layout(0),
      names: [
        {
          name: 'Wolf Wood',
          of: 'onLand',
          lettering,
          letters: [{ x, y: 0, text: 'Wolf Wood'.repeat(4), size: 100, angle: 0 }],
        },
      ],
    });
    const boxes = layoutBoxes(named(0), named(10));
    for (const left of [-700, 700])
      expect(boxes.some((box) => meets(box, { left, top: -1, right: left + 1, bottom: 1 }))).toBe(true);
    expect(layoutBoxes(named(0), named(0))).toEqual([]);
  });

  it('is told by hexes: all that stands in one that changed', () => {
    expect(layoutChange(1, layout(0), layout(30))).toEqual({
      zoom: 1,
      isNew: false,
      hexes: ['0101'],
      signs: [sign('0101', 0)],
      labels: [label('0101', 30)],
    });
    expect(layoutChange(1, undefined, layout(0))).toMatchObject({ isNew: true, hexes: [], letters: [] });
  });
});

describe('regions', () => {
  it('are others when one comes or goes, and not by another name', () => {
    const named = (regions: DrawnLand['regions']): DrawnLand => ({ ...land, regions });
    expect(hasOtherRegions(named({ fen: { name: 'Fen' } }), named({ fen: { name: 'The Fen' } }))).toBe(false);
    expect(hasOtherRegions(named({}), named({ fen: { name: 'Fen' } }))).toBe(true);
  });
});
