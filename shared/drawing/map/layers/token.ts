import { columnRow, type HexLabel } from '../../../hex/coordinates.ts';
import type { Pen } from '../../pen/pen.ts';
import { cssFont, type Lettering } from '../../letters/letters.ts';
import { circle, lineThrough, opened, type Shape } from '../../pen/shapes.ts';
import { at, type Distance } from '../distance.ts';
import { boxAround, centre, centreOf, SIZE, type Box, type Point } from '../geometry.ts';
import { numberOf } from '../ground/terrainAt.ts';
import type { PlacedSign } from '../names/placed.ts';
import type { Palette } from '../palette/palette.ts';
import { chance } from '../seed.ts';
import { onSide, strayed, through } from '../ways/lines.ts';

/** As much of the way they came as is drawn. */
export const LONGEST_TRAIL = 60;

/** The way the party came as a line beside the roads it took; empty where it has not gone anywhere. */
export function trailLine(trail: readonly HexLabel[], seed: number): Shape {
  const steps = trail.slice(-LONGEST_TRAIL).flatMap((label) => {
    const place = columnRow(label);
    return place
      ? { middle: centre(place.column, place.row), cell: numberOf(place.column - 1, place.row - 1) }
      : [];
  });
  if (steps.length < 2) return opened([]);
  const points = steps.flatMap(({ middle, cell }, index) => {
    const before = steps[index - 1];
    const side = before ? [onSide(before.middle, middle, sideOff(before.cell, cell, seed))] : [];
    return [...side, turnIn(middle, cell, seed)];
  });
  return opened([through(points, 0.08 * SIZE)]);
}

/** Where the trail turns in a hex. */
function turnIn(middle: Point, cell: number, seed: number): Point {
  const { x, y } = strayed(middle, seed, cell, 41, 0.14 * SIZE);
  return { x: x + 0.02 * SIZE, y: y - 0.12 * SIZE };
}

/** Where the trail runs in a hex; undefined where the label is none. */
export function trailSpot(label: HexLabel, seed: number): Point | undefined {
  const place = columnRow(label);
  return place && turnIn(centre(place.column, place.row), numberOf(place.column - 1, place.row - 1), seed);
}

/** Where the trail crosses a side: a little beside the road. */
const sideOff = (a: number, b: number, seed: number): number =>
  (chance(seed, Math.min(a, b), Math.max(a, b), 62) - 0.35) * 0.44 * SIZE - 0.11 * SIZE;

/** The trail as dots on a halo. */
export function drawTrail(pen: Pen, line: Shape, colour: string, halo: string, distance: Distance): void {
  if (line.lines?.length === 0) return;
  const wide = at(distance, 3, 4.2, 6.5) * distance.pixel;
  pen.save();
  pen.lineCap = 'round';
  pen.setLineDash([0.01, wide * 2.1]);
  pen.strokeStyle = halo;
  pen.lineWidth = wide * 1.75;
  pen.stroke(line);
  pen.strokeStyle = colour;
  pen.lineWidth = wide;
  pen.stroke(line);
  pen.restore();
}

/** The way back as dashes on a halo, a little beside the trail that led there. */
export function drawWayBack(pen: Pen, line: Shape, colour: string, halo: string, distance: Distance): void {
  if (line.lines?.length === 0) return;
  const wide = at(distance, 1.7, 2.4, 3.6) * distance.pixel;
  pen.save();
  pen.translate(0.13 * SIZE, 0.15 * SIZE);
  pen.strokeStyle = halo;
  pen.lineWidth = wide * 2.6;
  pen.stroke(line);
  pen.setLineDash([wide * 4.5, wide * 3]);
  pen.strokeStyle = colour;
  pen.lineWidth = wide;
  pen.stroke(line);
  pen.restore();
}

/** How large the token of a group is. */
export const tokenSize = (distance: Distance): number => at(distance, 11, 15, 23) * distance.pixel;

/** A dashed line from the token of those who are astray to where they think they are; both tokens are drawn above it. */
export function drawMistake(
  pen: Pen,
  [from, to]: readonly [Point, Point],
  { accent, halo }: Palette,
  distance: Distance,
): void {
  const line = opened([[from, to]]);
  const wide = at(distance, 1.8, 2.4, 3.4) * distance.pixel;
  pen.save();
  pen.strokeStyle = halo;
  pen.lineWidth = wide * 2.4;
  pen.stroke(line);
  pen.setLineDash([wide * 3, wide * 2.4]);
  pen.strokeStyle = accent;
  pen.lineWidth = wide;
  pen.stroke(line);
  pen.restore();
}

/** Where the party thinks it is while it is astray: its token in outline. */
export function drawGhost(pen: Pen, point: Point, { accent, halo }: Palette, distance: Distance): void {
  const size = tokenSize(distance);
  pen.save();
  pen.translate(point.x, point.y);
  pen.lineJoin = 'round';
  pen.fillStyle = halo;
  pen.fill(circle(size));
  pen.strokeStyle = accent;
  pen.lineWidth = size * 0.15;
  pen.setLineDash([size * 0.42, size * 0.3]);
  pen.stroke(circle(size * 0.88));
  pen.setLineDash([]);
  pen.stroke({ d: tentOf(size) });
  pen.restore();
}

/** A round token in its colour, with what `sign` draws on it in its middle. */
function drawDisc(
  pen: Pen,
  point: Point,
  colour: string,
  { halo, ink }: Palette,
  { size, pixel, sign }: { size: number; pixel: number; sign: () => void },
): void {
  pen.save();
  pen.translate(point.x, point.y);
  pen.lineJoin = 'round';
  pen.fillStyle = halo;
  pen.fill(circle(size));
  pen.fillStyle = colour;
  pen.fill(circle(size * 0.86));
  pen.strokeStyle = ink;
  pen.lineWidth = 1.1 * pixel;
  pen.stroke(circle(size));
  pen.fillStyle = halo;
  sign();
  pen.restore();
}

const INITIAL: Lettering = { family: 'sans', isItalic: false, weight: 700 };

/** The token of a group that waits: a round sign with its letter on it. */
export function drawGroupToken(
  pen: Pen,
  point: Point,
  { colour, letter }: { colour: string; letter: string },
  palette: Palette,
  distance: Distance,
): void {
  const size = tokenSize(distance) * 0.9;
  const sign = (): void => {
    pen.font = cssFont(INITIAL, size * 1.1);
    pen.textAlign = 'center';
    pen.fillText(letter, 0, size * 0.39, size * 1.4);
  };
  drawDisc(pen, point, colour, palette, { size, pixel: distance.pixel, sign });
}

/** A triangle on its foot. */
const peak = (high: number, wide: number, foot: number): string =>
  `${lineThrough([
    { x: 0, y: -high },
    { x: wide, y: foot },
    { x: -wide, y: foot },
  ])}Z`;
/** The tent on a token of that size. */
const tentOf = (size: number): string => peak(size * 0.5, size * 0.46, size * 0.31);

/** The token of the party, or of its group in play: a round sign with a tent on it. */
export function drawToken(
  pen: Pen,
  point: Point,
  colour: string,
  palette: Palette,
  distance: Distance,
): void {
  const size = tokenSize(distance);
  // What lies within both is left out: the way into the tent.
  const sign = (): void => pen.fill({ d: tentOf(size) + peak(size * 0.1, size * 0.15, size * 0.31) });
  drawDisc(pen, point, colour, palette, { size, pixel: distance.pixel, sign });
}

/** Where the token of whoever is in a hex stands: in its middle, or beside the place that is there, where nothing is read. */
export function tokenSpot(
  hex: HexLabel,
  sign: Pick<PlacedSign, 'box'> | undefined,
  isRead: (box: Box) => boolean,
  distance: Distance,
): Point | undefined {
  const middle = centreOf(hex);
  if (!middle || !sign) return middle;
  const size = tokenSize(distance);
  const { left, right, top, bottom } = sign.box;
  const y = (top + bottom) / 2;
  const beside = { x: right + size * 1.1, y };
  const spots = [beside, { x: left - size * 1.1, y }, { x: middle.x, y: top - size * 1.1 }];
  return spots.find((spot) => !isRead(boxAround([spot], size))) ?? beside;
}
