import type { Drawing } from '../../pen/pen.ts';
import type { Palette } from '../palette/palette.ts';
import { remembered } from '../../../remembered.ts';
import { line, oval, polygon, shape, sweep, type Spot } from './paths.ts';
import type { Shape } from '../../pen/shapes.ts';

/** What a referee keeps in hexes, in the order in which the signs stand. */
export const KEPT_KINDS = ['key', 'note', 'people', 'due', 'site', 'cache'] as const;
export type KeptKind = (typeof KEPT_KINDS)[number];

const box = (left: number, top: number, right: number, bottom: number): string =>
  polygon([left, top], [right, top], [right, bottom], [left, bottom]);
const arch = (half: number, foot: number): string =>
  `${line([-half, foot], [-half, half - 1])}A${half} ${half} 0 0 1 ${half} ${half - 1}V${foot}Z`;
const FOLD: Spot = [0.4, -0.72];

/** A silhouette for each kind, one high and as wide at most, on its foot; what lies within two lines is left out. */
export const KEPT_SHAPES: Readonly<Record<KeptKind, Shape>> = {
  key: shape(
    oval([-0.3, -0.6], 0.27),
    oval([-0.3, -0.6], 0.12),
    box(-0.04, -0.69, 0.56, -0.51),
    box(0.14, -0.51, 0.28, -0.28),
    box(0.4, -0.51, 0.56, -0.2),
  ),
  note: shape(
    polygon([-0.4, 0], [-0.4, -1], [0.12, -1], FOLD, [0.4, 0]),
    box(-0.22, -0.62, 0.2, -0.51),
    box(-0.22, -0.38, 0.2, -0.27),
  ),
  people: shape(
    oval([0, -0.73], 0.27),
    `${sweep([-0.45, 0], [-0.45, -0.3], [-0.25, -0.4], [0, -0.4], [0.25, -0.4], [0.45, -0.3], [0.45, 0])}Z`,
  ),
  due: shape(
    polygon(
      [-0.4, -1],
      [0.4, -1],
      [0.4, -0.86],
      [0.08, -0.5],
      [0.4, -0.14],
      [0.4, 0],
      [-0.4, 0],
      [-0.4, -0.14],
      [-0.08, -0.5],
      [-0.4, -0.86],
    ),
    polygon([-0.2, -0.85], [0.2, -0.85], [0.1, -0.71], [-0.1, -0.71]),
  ),
  site: shape(arch(0.42, 0), arch(0.29, 0), arch(0.2, 0)),
  cache: shape(
    polygon([-0.26, -1], [0.26, -1], [0.13, -0.76], [-0.13, -0.76]),
    `${sweep([-0.16, -0.68], [-0.5, -0.46], [-0.56, 0], [-0.3, 0])}H0.3C0.56 0 0.5 -0.46 0.16 -0.68Z`,
  ),
};

const made = (kind: KeptKind, { faint, accent, halo }: Palette): Drawing => ({
  id: `kept-${kind}`,
  parts: [
    { shape: KEPT_SHAPES[kind], line: halo, width: 1, alpha: 0.9 },
    { shape: KEPT_SHAPES[kind], fill: kind === 'due' ? accent : faint },
  ],
});
const drawings = remembered((palette: Palette): Readonly<Record<KeptKind, Drawing>> => ({
  key: made('key', palette),
  note: made('note', palette),
  people: made('people', palette),
  due: made('due', palette),
  site: made('site', palette),
  cache: made('cache', palette),
}));

/** The sign of a kind, with a halo for its line; what is due stands out. */
export const keptDrawing = (kind: KeptKind, palette: Palette): Drawing => drawings(palette)[kind];
