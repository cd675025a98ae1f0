import { groundName, ownOf, symbolsOf, toneOf, type Symbols } from '../../../hex/ground.ts';
import { TERRAIN_IDS, TERRAINS, type TerrainId } from '../../../hex/terrain.ts';
import { cssFont, widthOf, type Lettering } from '../../letters/letters.ts';
import { drawParts, type Pen } from '../../pen/pen.ts';
import { lineThrough } from '../../pen/shapes.ts';
import type { Palette } from '../palette/palette.ts';
import type { DrawnLand } from '../scene.ts';
import { drawSwatch, RADIUS } from './swatch.ts';
import { placeDrawing, PLACE_SIZES, type PlaceKind } from '../symbols/places.ts';

/** What a land has that a legend explains, in the order of the lists. */
export interface Kinds {
  terrains: readonly TerrainId[];
  own: readonly OwnKind[];
  places: readonly PlaceKind[];
  ways: readonly WayKind[];
}
/** A terrain of the referee’s own: what it is called, and how it is drawn. */
export interface OwnKind {
  id: string;
  name: string;
  looks: TerrainId;
  symbols: Symbols;
}
export type WayKind = 'paved' | 'road' | 'river';
/** What ways are called. */
export const WAYS: Readonly<Record<WayKind, string>> = { paved: 'paved road', road: 'road', river: 'river' };

/** The kinds of ground, places and ways that there are on a land. */
export function kindsOf(land: DrawnLand): Kinds {
  const [terrains, own, places] = [new Set<TerrainId>(), new Map<string, OwnKind>(), new Set<PlaceKind>()];
  for (const hex of land.columns.flat())
    if (hex) {
      const { own: id = '', terrain, feature } = hex;
      if (!ownOf(land, hex)) terrains.add(terrain);
      else if (!own.has(id)) own.set(id, ownKind(land, { terrain, own: id }));
      if (feature) places.add(feature.kind);
    }
  const ways = new Set(land.paths.map(({ kind }) => kind));
  return {
    terrains: TERRAIN_IDS.filter((one) => terrains.has(one)),
    own: Object.keys(land.terrains ?? {}).flatMap((id) => own.get(id) ?? []),
    places: (Object.keys(PLACE_SIZES) as PlaceKind[]).filter((one) => places.has(one)),
    ways: (Object.keys(WAYS) as WayKind[]).filter((one) => ways.has(one)),
  };
}

const ownKind = (land: DrawnLand, hex: { terrain: TerrainId; own: string }): OwnKind => ({
  id: hex.own,
  name: groundName(land, hex),
  looks: toneOf(land, hex),
  symbols: symbolsOf(land, hex),
});

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
export const legendHeight = ({ terrains, own, ways, places }: Kinds): number =>
  rowsOf(terrains.length) * STEP.terrain +
  own.length * STEP.terrain +
  rowsOf(ways.length) * STEP.way +
  rowsOf(places.length) * STEP.place;

/** Rows of a legend that are as high as each other, so many beside each other. */
interface List {
  step: number;
  across: 1 | 2;
  rows: Row[];
}

/** The lists of a legend; names of the referee’s own may need all of its width. */
const listsOf = ({ terrains, own, ways, places }: Kinds, palette: Palette): List[] => [
  {
    step: STEP.terrain,
    across: 2,
    rows: terrains.map((id) => ({
      text: TERRAINS[id].name,
      draw: (pen) => drawSwatch(pen, id, palette),
    })),
  },
  {
    step: STEP.terrain,
    across: 1,
    rows: own.map(({ name, looks, symbols }) => ({
      text: name,
      draw: (pen) => drawSwatch(pen, looks, palette, symbols),
    })),
  },
  {
    step: STEP.way,
    across: 2,
    rows: ways.map((kind) => ({
      text: WAYS[kind],
      draw: (pen) => {
        pen.translate(-RADIUS, 0);
        drawWaySample(pen, kind, palette);
      },
    })),
  },
  {
    step: STEP.place,
    across: 2,
    rows: places.map((kind) => ({
      text: kind,
      draw: (pen) => pen.stamp(placeDrawing(kind, palette), 0, PLACE_SIZES[kind].height * 15, 30, 1),
    })),
  },
];

const SIZE = 14;
/** From the middle of a sign to its text. */
const BESIDE = RADIUS + 8;

/** The size in which a text fits beside its sign. */
function sizeOf(text: string, width: number): number {
  const room = width - RADIUS - BESIDE;
  return Math.min(SIZE, (SIZE * room) / widthOf(text, WRITING, SIZE));
}

/** Explains what is on a land, in pixels from its left upper corner. */
export function drawLegend(pen: Pen, kinds: Kinds, palette: Palette): void {
  let top = 0;
  for (const { step, across, rows } of listsOf(kinds, palette)) {
    const width = LEGEND_WIDTH / across;
    for (const [index, { text, draw }] of rows.entries()) {
      pen.save();
      pen.translate((index % across) * width + RADIUS, top + (Math.floor(index / across) + 0.5) * step);
      pen.save();
      draw(pen);
      pen.restore();
      pen.font = cssFont(WRITING, across === 1 ? sizeOf(text, width) : SIZE);
      pen.textAlign = 'start';
      pen.fillStyle = palette.ink;
      pen.fillText(text, BESIDE, 4.5);
      pen.restore();
    }
    top += Math.ceil(rows.length / across) * step;
  }
}
