import { TERRAIN_IDS, TERRAINS, type TerrainId } from '../../../hex/terrain.ts';
import { cssFont, type Lettering } from '../../letters/letters.ts';
import { drawParts, type Pen } from '../../pen/pen.ts';
import { lineThrough } from '../../pen/shapes.ts';
import type { Palette } from '../palette/palette.ts';
import type { DrawnLand } from '../scene.ts';
import { drawSwatch, RADIUS } from './swatch.ts';
import { placeDrawing, PLACE_SIZES, type PlaceKind } from '../symbols/places.ts';

/** What a land has that a legend explains, in the order of the lists. */
export interface Kinds {
  terrains: readonly TerrainId[];
  places: readonly PlaceKind[];
  ways: readonly WayKind[];
}
export type WayKind = 'paved' | 'road' | 'river';
/** What ways are called. */
export const WAYS: Readonly<Record<WayKind, string>> = { paved: 'paved road', road: 'road', river: 'river' };

/** The kinds of ground, places and ways that there are on a land. */
export function kindsOf({ columns, paths }: DrawnLand): Kinds {
  const [terrains, places] = [new Set<TerrainId>(), new Set<PlaceKind>()];
  for (const column of columns)
    for (const hex of column)
      if (hex) {
        terrains.add(hex.terrain);
        if (hex.feature) places.add(hex.feature.kind);
      }
  const ways = new Set(paths.map(({ kind }) => kind));
  return {
    terrains: TERRAIN_IDS.filter((one) => terrains.has(one)),
    places: (Object.keys(PLACE_SIZES) as PlaceKind[]).filter((one) => places.has(one)),
    ways: (Object.keys(WAYS) as WayKind[]).filter((one) => ways.has(one)),
  };
}

const WRITING: Lettering = { family: 'serif', isItalic: false, weight: 500 };

/** A piece of a way, from the origin to the right. */
export function drawWaySample(pen: Pen, kind: WayKind, palette: Palette): void {
  const wave = {
    d: lineThrough(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((step) => ({ x: step * 4.2, y: Math.sin(step / 1.7) * 2.4 })),
    ),
  };
  const [edge, top, wide] = {
    paved: [palette.pavedLine, palette.paved, 5] as const,
    road: [palette.roadLine, palette.road, 4] as const,
    river: [palette.riverLine, palette.river, 5] as const,
  }[kind];
  pen.lineCap = 'round';
  drawParts(
    pen,
    [
      { shape: wave, line: edge, width: wide },
      { shape: wave, line: top, width: wide - 2 },
    ],
    1,
  );
}

interface Row {
  text: string;
  draw: (pen: Pen) => void;
}

/** How wide a legend is, in pixels. */
export const LEGEND_WIDTH = 276;
const STEP = { terrain: 54, way: 26, place: 42 };
const rowsOf = (count: number): number => Math.ceil(count / 2);

/** How high the legend of these kinds is, in pixels. */
export const legendHeight = ({ terrains, ways, places }: Kinds): number =>
  rowsOf(terrains.length) * STEP.terrain +
  rowsOf(ways.length) * STEP.way +
  rowsOf(places.length) * STEP.place;

/** Explains what is on a land, in pixels from its left upper corner. */
export function drawLegend(pen: Pen, { terrains, ways, places }: Kinds, palette: Palette): void {
  const lists: { step: number; rows: Row[] }[] = [
    {
      step: STEP.terrain,
      rows: terrains.map((id) => ({ text: TERRAINS[id].name, draw: (own) => drawSwatch(own, id, palette) })),
    },
    {
      step: STEP.way,
      rows: ways.map((kind) => ({
        text: WAYS[kind],
        draw: (own) => {
          own.translate(-RADIUS, 0);
          drawWaySample(own, kind, palette);
        },
      })),
    },
    {
      step: STEP.place,
      rows: places.map((kind) => ({
        text: kind,
        draw: (own) => own.stamp(placeDrawing(kind, palette), 0, PLACE_SIZES[kind].height * 15, 30, 1),
      })),
    },
  ];
  let top = 0;
  for (const { step, rows } of lists) {
    for (const [index, { text, draw }] of rows.entries()) {
      pen.save();
      pen.translate((index % 2) * (LEGEND_WIDTH / 2) + RADIUS, top + (Math.floor(index / 2) + 0.5) * step);
      pen.save();
      draw(pen);
      pen.restore();
      pen.font = cssFont(WRITING, 14);
      pen.textAlign = 'start';
      pen.fillStyle = palette.ink;
      pen.fillText(text, RADIUS + 8, 4.5);
      pen.restore();
    }
    top += rowsOf(rows.length) * step;
  }
}
