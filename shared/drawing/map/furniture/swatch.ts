import type { Symbols } from '../../../hex/ground.ts';
import type { TerrainId } from '../../../hex/terrain.ts';
import { drawParts, type Drawing, type Pen } from '../../pen/pen.ts';
import { boxShape, hexPath, lineThrough } from '../../pen/shapes.ts';
import type { Palette } from '../palette/palette.ts';
import { growthOf } from '../symbols/growth.ts';

/** The radius of a small hex, and how far a piece of a way reaches to either side, in pixels. */
export const RADIUS = 24;

/** Where the drawings of a small hex stand in shares of its radius, how large they are, and which. */
const SMALL: Readonly<
  Record<
    TerrainId,
    {
      size: number;
      which: (palette: Palette) => readonly Drawing[];
      at: readonly (readonly [number, number])[];
    }
  >
> = {
  plain: {
    size: 0.26,
    which: (palette) => growthOf(palette).tufts,
    at: [
      [-0.4, -0.15],
      [0.35, -0.3],
      [0.1, 0.35],
      [-0.5, 0.55],
    ],
  },
  farmland: { size: 0.26, which: (palette) => growthOf(palette).tufts, at: [] },
  heath: {
    size: 0.34,
    which: (palette) => growthOf(palette).heather,
    at: [
      [0.25, -0.3],
      [-0.45, -0.15],
      [-0.1, 0.25],
      [0.5, 0.3],
      [-0.4, 0.65],
      [0.2, 0.72],
    ],
  },
  moor: {
    size: 0.3,
    which: (palette) => growthOf(palette).moss,
    at: [
      [0.3, -0.35],
      [-0.4, -0.2],
      [0.2, 0.25],
      [-0.35, 0.5],
    ],
  },
  forest: {
    size: 0.62,
    which: (palette) => growthOf(palette).trees,
    at: [
      [-0.1, -0.3],
      [0.4, -0.15],
      [-0.55, -0.1],
      [0.1, 0.2],
      [-0.3, 0.3],
      [0.6, 0.3],
      [-0.75, 0.35],
      [0.35, 0.68],
      [-0.1, 0.7],
    ],
  },
  hills: {
    size: 1,
    which: (palette) => growthOf(palette).hills,
    at: [
      [0.05, -0.15],
      [-0.4, 0.3],
      [0.4, 0.42],
    ],
  },
  jungle: {
    size: 0.66,
    which: (palette) => growthOf(palette).firs,
    at: [
      [-0.15, -0.35],
      [0.2, -0.3],
      [-0.5, -0.2],
      [0.55, -0.1],
      [0, 0.1],
      [-0.35, 0.15],
      [0.35, 0.2],
      [0.7, 0.3],
      [-0.1, 0.55],
      [-0.5, 0.6],
      [0.25, 0.6],
    ],
  },
  mountain: {
    size: 1,
    which: (palette) => growthOf(palette).mountains.middle,
    at: [
      [0.35, 0.1],
      [-0.35, 0.2],
      [0, 0.62],
    ],
  },
  swamp: {
    size: 0.5,
    which: (palette) => growthOf(palette).reeds,
    at: [
      [-0.35, -0.1],
      [0.4, 0.05],
      [-0.1, 0.5],
    ],
  },
  desert: {
    size: 0.42,
    which: (palette) => growthOf(palette).dunes,
    at: [
      [-0.3, -0.2],
      [0.35, 0.05],
      [-0.15, 0.5],
    ],
  },
  snow: {
    size: 0.35,
    which: (palette) => growthOf(palette).drifts,
    at: [
      [0.3, -0.3],
      [-0.4, -0.2],
      [0.1, 0.3],
      [-0.4, 0.5],
    ],
  },
  water: {
    size: 0.52,
    which: (palette) => growthOf(palette).waves,
    at: [
      [-0.3, -0.35],
      [0.35, -0.05],
      [-0.2, 0.4],
    ],
  },
};

const SMALL_HEX = hexPath(RADIUS);

/** A hex of its own, drawn by the same hands as the land: its ground, and what stands on it. */
export function drawSwatch(pen: Pen, terrain: TerrainId, palette: Palette, symbols: Symbols = terrain): void {
  pen.save();
  pen.clip(SMALL_HEX);
  pen.fillStyle = palette.ground[terrain];
  pen.fill(SMALL_HEX);
  if (symbols === 'farmland') drawStrips(pen, palette);
  if (symbols !== 'none') drawSmall(pen, symbols, palette);
  pen.restore();
  pen.globalAlpha = 0.7;
  pen.strokeStyle = palette.ink;
  pen.lineWidth = 1;
  pen.stroke(SMALL_HEX);
  pen.globalAlpha = 1;
}

function drawSmall(pen: Pen, symbols: TerrainId, palette: Palette): void {
  const { size, which, at } = SMALL[symbols];
  const drawings = which(palette);
  for (const [index, [x, y]] of at.entries()) {
    const drawing = drawings[index % drawings.length];
    if (drawing) pen.stamp(drawing, x * RADIUS, y * RADIUS, size * RADIUS, 0.8);
  }
}

function drawStrips(pen: Pen, palette: Palette): void {
  pen.save();
  pen.rotate(0.42);
  for (let row = -3; row < 3; row += 1)
    for (let column = -2; column < 2; column += 1) {
      const [left, top] = [(column + 0.04 + (row & 1) * 0.3) * 16.8, row * 10];
      const fill = palette.fields[(column * 3 + row * 2 + 60) % palette.fields.length] ?? palette.halo;
      const field = { left, top, right: left + 15.4, bottom: top + 8.9 };
      const furrows = [0.25, 0.5, 0.75].map((share) =>
        (row + column) & 1
          ? lineThrough([
              { x: left, y: top + 8.9 * share },
              { x: left + 15.4, y: top + 8.9 * share },
            ])
          : lineThrough([
              { x: left + 15.4 * share, y: top },
              { x: left + 15.4 * share, y: top + 8.9 },
            ]),
      );
      drawParts(
        pen,
        [
          { shape: boxShape(field), fill, line: palette.furrow, width: 0.6 },
          { shape: { d: furrows.join('') }, line: palette.furrow, width: 0.6, alpha: 0.6 },
        ],
        1,
      );
    }
  pen.restore();
}
