import type { Drawing, Part } from '../../pen/pen.ts';
import type { Palette } from '../palette/palette.ts';
import { between } from '../geometry.ts';
import { bow, chances, line, mix, oval, several, shape, variants, type Spot } from './paths.ts';

const VARIANTS = 12;

const colour = (colours: readonly string[], index: number): string => colours[index % colours.length] ?? '';

interface Crown {
  middle: Spot;
  across: number;
  down: number;
  turn: number;
  /** How far each tuft of leaves bulges out. */
  tufts: readonly number[];
}

/** The edge of a crown, tuft after tuft, in a part of its size. */
function crownPath(
  { middle, across, down, turn, tufts }: Crown,
  size = 1,
  [left, up]: Spot = [0, 0],
): string {
  const at = (place: number, reach: number): Spot => {
    const angle = turn + (place / tufts.length) * 2 * Math.PI;
    return [
      middle[0] + across * (left + size * reach * Math.cos(angle)),
      middle[1] + down * (up + size * reach * Math.sin(angle)),
    ];
  };
  const bends = tufts.flatMap((bulge, index) => [at(index + 0.5, 1.3 * bulge), at(index + 1, 0.88)]);
  return `${bow(at(0, 0.88), ...bends)}Z`;
}

function trunk({ trunk: wood }: Palette, width: number, top: number, lean: number): Part {
  const left: Spot[] = [
    [-width * 0.5, -0.06],
    [lean - width * 0.5, top],
  ];
  const right: Spot[] = [
    [lean + width * 0.5, top],
    [width * 0.5, -0.06],
    [width, 0.01],
  ];
  return {
    shape: shape(bow([-width, 0.01], ...left, [lean, top], ...right)),
    fill: wood,
    line: wood,
    width: 0.35,
  };
}

/** What a tree throws on the ground. */
const shadow = (palette: Palette, across: number): Part => ({
  shape: shape(oval([0.04, 0], across, across * 0.24)),
  fill: palette.treeLine,
  alpha: 0.2,
});

/** A few tufts of leaves drawn within the crown, where it lies in shade. */
function leafMarks({ middle: [x, y], across, down }: Crown, roll: ReturnType<typeof chances>): string[] {
  const spots: Spot[] = [
    [roll(0.3, 0.5), roll(-0.3, -0.1)],
    [roll(0, 0.2), roll(0.25, 0.45)],
    [roll(-0.6, -0.4), roll(0.2, 0.4)],
  ];
  return spots.map(([right, under]) => {
    const [left, top] = [x + across * right, y + down * under];
    return bow([left, top], [left + 0.04, top + 0.085], [left + 0.11, top + 0.01]);
  });
}

/** Strokes down the dark side of a crown. */
const crownHatch = ({ middle: [x, y], across, down }: Crown): string[] =>
  several(3, (index) => {
    const step = 0.1 + index * 0.28;
    return line(
      [x + across * (0.25 + step * 0.5), y + down * (step - 0.45)],
      [x + across * step * 0.45, y + down * (step + 0.12)],
    );
  });

function tree(palette: Palette, index: number): Part[] {
  const roll = chances(1, index);
  const lean = roll(-0.02, 0.02);
  const [across, down] = [roll(0.33, 0.41), roll(0.35, 0.4)];
  const tufts = several(7 + (index % 3), () => roll(0.93, 1.07));
  const crown: Crown = { middle: [lean, -0.99 + down], across, down, turn: roll(0, 6), tufts };
  const outline: Part = {
    shape: shape(crownPath(crown)),
    fill: colour(palette.leaves, index),
    line: palette.treeLine,
    width: 0.8,
  };
  const stem = trunk(palette, 0.052, -0.42, lean);
  if (palette.isInk)
    return [stem, outline, { shape: shape(...crownHatch(crown)), line: palette.treeLine, width: 0.7 }];
  const lit = shape(crownPath(crown, 0.64, [-0.2, -0.24]));
  return [
    shadow(palette, across * 0.7),
    stem,
    outline,
    { shape: lit, fill: colour(palette.leavesLit, index) },
    { shape: shape(...leafMarks(crown, roll)), line: palette.treeLine, width: 0.6, alpha: 0.6 },
  ];
}

interface Skirts {
  apex: Spot;
  foot: number;
  half: number;
  /** Where each skirt ends, from the top down, as a share of the height. */
  ends: readonly number[];
}

/** One edge of a fir below its top: out along each skirt, in again under it. Every other spot is passed by only. */
function firEdge({ apex, foot, half, ends }: Skirts, side: number): Spot[] {
  const tips = ends.map((end): Spot => [side * half * (0.2 + 0.8 * end), between(apex[1], foot, end)]);
  return tips.flatMap((tip, index): Spot[] => {
    const last = tips[index - 1];
    const from: Spot = last ? [last[0] * 0.5, last[1] - 0.035] : apex;
    const within: Spot[] = last ? [[last[0] * 0.75, last[1] - 0.004], from] : [];
    return [...within, [between(from[0], tip[0], 0.4), between(from[1], tip[1], 0.68)], tip];
  });
}

/** The shade between the needles, below each skirt. */
const needleMarks = ({ apex, foot, half, ends }: Skirts, length: number): string[] =>
  ends.map((end) => {
    const height = between(apex[1], foot, end * 0.86);
    return line([half * 0.1, height - length], [half * 0.66 * end, height]);
  });

function fir(palette: Palette, index: number): Part[] {
  const roll = chances(2, index);
  const count = index % 4 === 3 ? 4 : 3;
  const skirts: Skirts = {
    apex: [roll(-0.015, 0.015), -0.12 - 0.9 * roll(1, 1.17)],
    foot: -0.11,
    half: roll(0.26, 0.32),
    ends: several(count, (end) => ((end + 1) / count) ** 0.92),
  };
  const { apex, foot, half } = skirts;
  const [left, right] = [firEdge(skirts, -1), firEdge(skirts, 1)];
  const whole = bow(apex, ...left, [0, foot + 0.06], ...right.toReversed(), apex);
  const stem = trunk(palette, 0.045, -0.3, 0);
  const outline = shape(`${whole}Z`);
  const body: Part = { shape: outline, fill: colour(palette.needles, index) };
  const edge: Part = { shape: outline, line: palette.treeLine, width: 0.8 };
  const marks = shape(...needleMarks(skirts, palette.isInk ? 0.12 : 0.09));
  if (palette.isInk) return [stem, body, edge, { shape: marks, line: palette.treeLine, width: 0.7 }];
  const middle = several(3, (step) => mix([-half * 0.1, foot], apex, (step + 1) / 4));
  const inner = middle.flatMap((spot, step): Spot[] => [
    mix(spot, [-half * 0.35, spot[1]], step ? 0.7 : 1),
    spot,
  ]);
  const lit = bow(
    apex,
    ...left,
    [-half * 0.5, foot + 0.025],
    [-half * 0.1, foot + 0.025],
    ...inner,
    apex,
    apex,
  );
  return [
    shadow(palette, half * 0.8),
    stem,
    body,
    { shape: shape(`${lit}Z`), fill: colour(palette.needlesLit, index) },
    edge,
    { shape: marks, line: palette.treeLine, width: 0.6, alpha: 0.45 },
  ];
}

/** Trees with leaves, as high as their size. */
export const treesOf = (palette: Palette): Drawing[] =>
  variants('tree', VARIANTS, (index) => tree(palette, index));

/** Firs, a little higher than their size. */
export const firsOf = (palette: Palette): Drawing[] =>
  variants('fir', VARIANTS, (index) => fir(palette, index));
