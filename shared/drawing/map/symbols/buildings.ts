import { between } from '../geometry.ts';
import { along, bow, line, mix, polygon, several, sweep, type Spot } from './paths.ts';

/** A colour of the palette that parts of places are filled with. */
export type Tone = 'wall' | 'roof' | 'hollow';

/** A part of a place before it has its colours. */
export interface Piece {
  path: string;
  fill?: Tone;
  /** How wide its line is, against the usual one. */
  line?: number;
  alpha?: number;
  /** A veil of the colour of the lines, so strong. */
  veil?: number;
  /** What takes the place of the path in ink. */
  hatch?: string;
  /** Lies within the outline. */
  isInner?: boolean;
}

const OUTLINE = 1.2;
const DETAIL = 0.6;
const VEIL = 0.17;

/** A body with an outline. */
export const mass = (fill: Tone, path: string): Piece => ({ path, fill, line: OUTLINE });

/** A thick line of its own, such as a pole. */
export const pole = (...paths: readonly string[]): Piece => ({ path: paths.join(''), line: OUTLINE });

/** A door, a gate or a window. */
export const opening = (...paths: readonly string[]): Piece => ({
  path: paths.join(''),
  fill: 'hollow',
  isInner: true,
});

/** Fine lines within a body. */
export const detail = (...paths: readonly string[]): Piece => ({
  path: paths.join(''),
  line: DETAIL,
  isInner: true,
});

/** A body’s dark side, where ink leaves it white. */
export const veil = (path: string): Piece => ({ path, veil: VEIL, isInner: true });

/** The side of a body that lies in shade, from one edge (downwards) to the other; in ink a few strokes. */
export function shade(inner: readonly Spot[], outer: readonly Spot[]): Piece {
  const ends = [...inner, ...outer].map(([, y]) => y);
  const count = Math.max(1, Math.round((Math.max(...ends) - Math.min(...ends)) / 0.075) - 1);
  const strokes = several(count, (index) => {
    const share = (index + 1) / (count + 1);
    const [from, to] = [along(inner, share), along(outer, share)];
    return line(mix(from, to, index % 2 ? 0.35 : 0.1), to);
  });
  const path = polygon(...inner, ...outer.toReversed());
  return { path, veil: VEIL, hatch: strokes.join(''), isInner: true };
}

/** A box by the middle of its foot. */
export function box([x, y]: Spot, width: number, height: number, top = width): string {
  return polygon(
    [x - width / 2, y],
    [x - top / 2, y - height],
    [x + top / 2, y - height],
    [x + width / 2, y],
  );
}

/** A doorway whose head begins so high; its shoulders lie so far out and so far up. */
function doorway([x, y]: Spot, width: number, height: number, spring: number, [out, up]: Spot): string {
  const half = width / 2;
  const side = (turn: number): Spot[] => [
    [x + turn * half, y],
    [x + turn * half, y],
    [x + turn * half, y - spring],
    [x + turn * half, y - spring],
    [x + turn * half, y - between(spring, height, 0.55)],
    [x + turn * half * out, y - between(spring, height, up)],
  ];
  const [from = [x, y], ...left] = side(-1);
  return `${sweep(from, ...left, [x, y - height], ...side(1).toReversed())}Z`;
}

/** A doorway with a round head. */
export const arch = (foot: Spot, width: number, height: number): string =>
  doorway(foot, width, height, height - width / 2, [0.55, 1]);

/** A window or doorway with a pointed head. */
export const lancet = (foot: Spot, width: number, height: number): string =>
  doorway(foot, width, height, height * 0.5, [0.15, 0.8]);

/** The outline of a wall with battlements. */
export function battlement(
  [x, y]: Spot,
  width: number,
  height: number,
  teeth: number,
  tooth = 0.065,
): string {
  const step = width / (2 * teeth - 1);
  const top = several(2 * teeth, (index): Spot[] => {
    const across = x - width / 2 + index * step;
    const [low, high] = [y - height, y - height - tooth];
    return index % 2
      ? [
          [across, high],
          [across, low],
        ]
      : [
          [across, low],
          [across, high],
        ];
  }).flat();
  return polygon([x - width / 2, y], ...top.slice(1, -1), [x + width / 2, y]);
}

/** Where a house stands, with its gable to the left or to the right. */
export interface House {
  foot: Spot;
  gable: number;
  side: number;
  wall: number;
  roof: number;
  facing?: 1 | -1;
  /** Where smoke leaves it, as a share of the ridge. */
  chimney?: number;
}

/** A house seen from its corner: gable, long side and the roof above it. */
export function house({ foot, gable, side, wall, roof, facing = 1, chimney }: House): Piece[] {
  const whole = gable + side;
  const at = (along: number, up: number): Spot => [foot[0] + facing * (along - whole / 2), foot[1] - up];
  const [ridge, eave] = [wall + roof, wall - 0.03];
  const slope = [
    at(gable / 2, ridge),
    at(gable / 2 + side, ridge),
    at(whole + 0.02, eave),
    at(gable + 0.015, eave),
  ];
  const long = polygon(at(gable, 0), at(gable, wall), at(whole, wall), at(whole, 0));
  const front = polygon(at(0, 0), at(0, wall), at(gable / 2, ridge), at(gable, wall), at(gable, 0));
  const top = at(gable / 2 + side * (chimney ?? 0), ridge - 0.02);
  const tiles = [0.4, 0.72].map((share) =>
    line(
      mix(at(gable / 2, ridge), at(gable + 0.015, eave), share),
      mix(at(gable / 2 + side, ridge), at(whole + 0.02, eave), share),
    ),
  );
  return [
    ...(chimney === undefined ? [] : [mass('wall', box(top, 0.055, 0.09))]),
    mass('wall', long),
    mass('wall', front),
    veil(facing === 1 ? long : front),
    mass('roof', polygon(...slope)),
    { ...detail(...tiles), alpha: 0.45 },
    pole(line(at(-0.025, eave), at(gable / 2, ridge))),
    opening(box(at(gable / 2, 0), gable * 0.3, wall * 0.68)),
    opening(box(at(gable + side * 0.5, wall * 0.28), side * 0.2, wall * 0.36)),
  ];
}

/** A tower with a wider head on it and battlements all round; its foot is its widest place. */
export function keep([x, y]: Spot, width: number, height: number, teeth: number): Piece[] {
  const [head, neck] = [width * 1.24, y - height + 0.14];
  const top = width * 0.94;
  return [
    mass('wall', box([x, y], width, height - 0.1, top)),
    shade(
      [
        [x + width * 0.18, neck],
        [x + width * 0.2, y],
      ],
      [
        [x + top / 2, neck],
        [x + width / 2, y],
      ],
    ),
    mass('wall', battlement([x, neck], head, 0.075, teeth)),
    shade(
      [
        [x + head * 0.2, neck - 0.075],
        [x + head * 0.2, neck],
      ],
      [
        [x + head / 2, neck - 0.075],
        [x + head / 2, neck],
      ],
    ),
  ];
}

/** A pointed roof as wide as this, hollowed a little towards its tip. */
export function spire([x, y]: Spot, width: number, height: number): Piece[] {
  const half = width / 2;
  const body = bow(
    [x - half, y],
    [x - half * 0.38, y - height * 0.3],
    [x, y - height],
    [x + half * 0.38, y - height * 0.3],
    [x + half, y],
  );
  const dark = bow(
    [x, y - height],
    [x + half * 0.38, y - height * 0.3],
    [x + half, y],
    [x + half * 0.6, y],
    [x + half * 0.2, y],
  );
  return [mass('roof', `${body}Z`), veil(`${dark}Z`)];
}

/** Stones hinted at on a wall. */
export const stones = (spots: readonly Spot[], length = 0.06): Piece =>
  detail(...spots.map(([x, y]) => line([x, y], [x + length, y])));
