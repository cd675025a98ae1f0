import type { Drawing, Part } from '../../pen/pen.ts';
import type { Palette } from '../palette/palette.ts';
import { between } from '../geometry.ts';
import { bow, chances, several, shape, sweep, variants, type Spot } from './paths.ts';

const HEIGHTS = [0.38, 0.5, 0.32, 0.44, 0.35, 0.47, 0.41, 0.33];

/** The spots of a hill’s right flank, from the top to the foot. */
const flank = (top: Spot, height: number): Spot[] => [
  top,
  [0.22, -height * 0.95],
  [0.3, -height * 0.4],
  [0.5, -height * 0.02],
];

/** Strokes that follow the dark side downwards. */
const strokes = (height: number, top: number, count: number): string[] =>
  several(count, (index) => {
    const share = (index + 0.6) / count;
    const [x, y] = [
      between(top + 0.04, 0.37, share),
      -height * between(0.93, 0.36, share ** 2 * 0.8 + share * 0.2),
    ];
    return bow([x, y], [x + 0.015, y + height * 0.16], [x + 0.055, y + height * between(0.42, 0.24, share)]);
  });

function hill(palette: Palette, index: number): Part[] {
  const roll = chances(7, index);
  const [height, lean] = [HEIGHTS[index] ?? 0.4, roll(-0.05, 0.05)];
  const top: Spot = [lean, -height];
  const rise: Spot[] = [[-0.5, 0], [-0.3, -height * 0.5], [-0.22 + lean, -height * 1.05], top];
  const [start = top, ...up] = rise;
  const fall = flank(top, height);
  const crest = sweep(start, ...up, ...fall.slice(1));
  const faded = (strengths: readonly number[]): Pick<Part, 'fade'> =>
    palette.isInk ? {} : { fade: { top: -height, bottom: 0, strengths } };
  const side: Spot[] = [[0.3, -height * 0.12], [0.15, -height * 0.3], top];
  const crease = roll(-0.24, -0.16);
  const fold = bow(
    [crease, -height * 0.42],
    [crease + 0.06, -height * 0.36],
    [crease + 0.08, -height * 0.16],
  );
  const marks = [...strokes(height, lean, palette.isInk ? 5 : 4), ...(index % 2 ? [fold] : [])];
  return [
    { shape: shape(`${crest}Z`), fill: palette.hill, ...faded([1, 0.72, 0]) },
    {
      shape: shape(sweep(top, ...fall.slice(1), ...side)),
      fill: palette.hillSide,
      ...faded([0.7, 0.4, 0.05]),
    },
    { shape: shape(...marks), line: palette.hillLine, width: 0.62 },
    { shape: shape(crest), line: palette.hillLine, width: 1.05 },
  ];
}

/** Hills as wide as their size, with the foot left open. */
export const hillsOf = (palette: Palette): Drawing[] =>
  variants('hill', HEIGHTS.length, (index) => hill(palette, index));
