import type { Drawing, Part } from '../../pen/pen.ts';
import type { Palette } from '../palette/palette.ts';
import { between } from '../geometry.ts';
import { along, chances, line, mix, polygon, several, shape, variants, type Spot } from './paths.ts';

const VARIANTS = 5;
/** Strong above, nothing at the foot, so that one slope runs into the next. */
const STRENGTHS = [1, 0.93, 0.06];
/** How far down the snow lies. */
const SNOW = 0.36;

/** Each from the peak down. */
interface Mountain {
  height: number;
  peak: Spot;
  left: readonly Spot[];
  ridge: readonly Spot[];
  right: readonly Spot[];
}

type Roll = ReturnType<typeof chances>;

function mountainOf(height: number, roll: Roll): Mountain {
  const peak: Spot = [roll(-0.09, 0.09), -height];
  const slope = (foot: number, steep: number): Spot[] => {
    const within = [0.75, 0.5, 0.25].map((share): Spot => [
      between(foot, peak[0], share) + Math.sign(foot) * roll(-0.02, 0.03),
      -height * share ** steep + height * roll(-0.03, 0.03),
    ]);
    return [peak, ...within, [foot, 0]];
  };
  const [left, right] = [slope(-0.5, 1.12), slope(0.5, 1.2)];
  const turn = roll() < 0.5 ? 1 : -1;
  const ridge = several(5, (index): Spot => {
    const bend = index ? turn * 0.045 * (index % 2 ? 1 : -1) : 0;
    return [peak[0] + (index ? 0.02 : 0) + 0.015 * index + bend, -height * (1 - 0.24 * index)];
  });
  return { height, peak, left, ridge, right };
}

/** Strokes down the dark side, from the ridge towards the edge. */
const shadeStrokes = (
  { height, ridge, right }: Mountain,
  roll: Roll,
  count: number,
  from: number,
): string[] =>
  several(count, (index) => {
    const share = between(from, 0.86, (index + 0.5) / count);
    const [inner, outer] = [along(ridge, share), along(right, share)];
    const [start, end] = [mix(inner, outer, 0.12), mix(inner, outer, 0.5)];
    const across = between(inner[0], outer[0], roll(0.36, 0.7));
    return line([start[0], start[1] + height * 0.02], [across, Math.min(0, end[1] + height * 0.13)]);
  });

/** A few cracks on the side in the light. */
const lightStrokes = ({ height, left, ridge }: Mountain, roll: Roll): string[] =>
  several(3, (index) => {
    const share = 0.42 + index * 0.16 + roll(0, 0.06);
    const [x, y] = mix(along(left, share), along(ridge, share), roll(0.25, 0.6));
    const length = height * roll(0.08, 0.15);
    return line([x, y], [x - length * 0.28, y + length * 0.55], [x - length * 0.2, y + length]);
  });

interface Cap {
  whole: string;
  dark: string;
  edge: string;
}
/** The snow on a peak, its dark half, and the edge where it ends in tongues. */
function capOf({ height, peak, left, ridge, right }: Mountain, roll: Roll): Cap {
  const [from, middle, to] = [along(left, SNOW), along(ridge, SNOW + 0.1), along(right, SNOW - 0.02)];
  const tongue = (start: Spot, end: Spot, share: number, lower: number): Spot => {
    const [x, y] = mix(start, end, share);
    return [x, y + height * lower * roll(0.8, 1.2)];
  };
  const light = [from, tongue(from, middle, 0.36, 0.08), tongue(from, middle, 0.6, -0.07), middle];
  const dark = [middle, tongue(middle, to, 0.36, -0.08), tongue(middle, to, 0.62, 0.07), to];
  const [leftEdge, rightEdge] = [left[1] ?? peak, right[1] ?? peak];
  return {
    whole: polygon(peak, leftEdge, ...light, ...dark.slice(1), rightEdge),
    dark: polygon(peak, ridge[1] ?? peak, ...dark, rightEdge),
    edge: line(...light, ...dark.slice(1)),
  };
}

function cap(palette: Palette, mountain: Mountain, roll: Roll): Part[] {
  const { whole, dark, edge } = capOf(mountain, roll);
  const shaded: Part = { shape: shape(dark), fill: palette.rockSide, alpha: 0.3 };
  return [
    { shape: shape(whole), fill: palette.snowcap },
    ...(palette.isInk ? [] : [shaded]),
    { shape: shape(edge), line: palette.rockLine, width: 0.6 },
  ];
}

function mountainParts(
  palette: Palette,
  height: number,
  kind: number,
  index: number,
  hasSnow: boolean,
): Part[] {
  const roll = chances(kind, index);
  const mountain = mountainOf(height * roll(0.97, 1.03), roll);
  const { peak, left, ridge, right } = mountain;
  const outline = [...left.toReversed(), ...right.slice(1)];
  const fade = palette.isInk ? {} : { fade: { top: peak[1], bottom: 0, strengths: STRENGTHS } };
  const strokes = shadeStrokes(mountain, roll, palette.isInk ? 9 : 6, hasSnow ? SNOW + 0.08 : 0.06);
  return [
    { shape: shape(polygon(...outline)), fill: palette.rock, ...fade },
    { shape: shape(polygon(...ridge, ...right.slice(1).toReversed())), fill: palette.rockSide, ...fade },
    ...(hasSnow ? cap(palette, mountain, roll) : []),
    { shape: shape(line(...ridge.slice(0, 4))), line: palette.rockLine, width: 0.8 },
    { shape: shape(...strokes, ...lightStrokes(mountain, roll)), line: palette.rockLine, width: 0.6 },
    { shape: shape(line(...outline)), line: palette.rockLine, width: 1.25 },
  ];
}

const KINDS = {
  low: { name: 'mountain-low', seed: 3, height: 0.66, hasSnow: false },
  middle: { name: 'mountain-middle', seed: 4, height: 0.78, hasSnow: false },
  high: { name: 'mountain-high', seed: 5, height: 0.92, hasSnow: false },
  peaks: { name: 'peak', seed: 6, height: 0.92, hasSnow: true },
} as const;

/** Mountains as wide as their size: low at the edge of a range, high within it, with snow on the peaks. */
export function mountainsOf(palette: Palette): Record<keyof typeof KINDS, Drawing[]> {
  const drawn = ({ name, seed, height, hasSnow }: (typeof KINDS)[keyof typeof KINDS]): Drawing[] =>
    variants(name, VARIANTS, (index) => mountainParts(palette, height, seed, index, hasSnow));
  return {
    low: drawn(KINDS.low),
    middle: drawn(KINDS.middle),
    high: drawn(KINDS.high),
    peaks: drawn(KINDS.peaks),
  };
}
