import { cssFont, widthOf, type Lettering } from '../../letters/letters.ts';
import type { Pen } from '../../pen/pen.ts';
import { boxShape, circle, hexPath, opened, type Shape } from '../../pen/shapes.ts';
import { at, type Distance } from '../distance.ts';
import { boxAround, meets, SIZE, type Box, type Point } from '../geometry.ts';
import type { Palette } from '../palette/palette.ts';

/** Which of the ways that are compared a line is; they differ in more than their colour. */
export type RouteLook = 'chosen' | 'quickest' | 'safest';

/** What a route is drawn with besides the palette: the colours of the page. */
export interface RouteColours {
  good: string;
  raised: string;
  lamp: string;
  block: string;
  blockInk: string;
}

interface Look {
  /** In pixels from afar, as usual and close by; the dash against the width. */
  wide: readonly [number, number, number];
  dash: readonly number[];
}
const LOOKS: Readonly<Record<RouteLook, Look>> = {
  chosen: { wide: [3, 4.5, 6.5], dash: [] },
  quickest: { wide: [2, 3, 4.5], dash: [2.4, 1.7] },
  safest: { wide: [2.2, 3.2, 4.8], dash: [6, 1.5, 1, 1.5] },
};

/** Draws the line of a way on a halo. */
export function drawRoute(
  pen: Pen,
  points: readonly Point[],
  look: RouteLook,
  colours: Palette & RouteColours,
  distance: Distance,
): void {
  const line = opened([points]);
  const { wide: widths, dash } = LOOKS[look];
  const wide = at(distance, ...widths) * distance.pixel;
  pen.save();
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.globalAlpha = 0.85;
  pen.strokeStyle = colours.raised;
  pen.lineWidth = wide * 2;
  pen.stroke(line);
  pen.globalAlpha = 1;
  pen.lineCap = 'butt';
  pen.setLineDash(dash.map((part) => part * wide));
  pen.strokeStyle = { chosen: colours.accent, quickest: colours.ink, safest: colours.good }[look];
  pen.lineWidth = wide;
  pen.stroke(line);
  pen.restore();
}

/** Draws how far the party gets today: a pale ground with a broken line around it. */
export function drawReach(
  pen: Pen,
  area: Shape,
  { raised, ink }: Palette & RouteColours,
  { pixel }: Distance,
): void {
  pen.save();
  pen.lineJoin = 'round';
  pen.fillStyle = raised;
  pen.globalAlpha = 0.28;
  pen.fill(area);
  pen.globalAlpha = 0.8;
  pen.strokeStyle = raised;
  pen.lineWidth = 3.4 * pixel;
  pen.stroke(area);
  pen.strokeStyle = ink;
  pen.lineWidth = 1.5 * pixel;
  pen.setLineDash([1.5 * pixel, 4 * pixel]);
  pen.stroke(area);
  pen.restore();
}

const FIGURE: Lettering = { family: 'sans', isItalic: false, weight: 800 };
const NOTE: Lettering = { family: 'sans', isItalic: false, weight: 650 };
/** How high figures are against their size. */
const TALL = 0.72;

/** How large the sign of a night is, from its middle to its edge. */
export const nightSize = (distance: Distance): number => at(distance, 9, 12, 15) * distance.pixel;

function write(pen: Pen, text: string, lettering: Lettering, size: number, colour: string): void {
  pen.font = cssFont(lettering, size);
  pen.textAlign = 'center';
  pen.fillStyle = colour;
  pen.fillText(text, 0, (size * TALL) / 2);
}

/** Draws a numbered ring where a night is spent; its ground is lit where there is a bed. */
export function drawNight(
  pen: Pen,
  point: Point,
  { text, bed }: { text: string; bed: boolean },
  { accent, ink, raised, lamp }: Palette & RouteColours,
  distance: Distance,
): void {
  const size = nightSize(distance);
  pen.save();
  pen.translate(point.x, point.y);
  pen.fillStyle = bed ? lamp : raised;
  pen.fill(circle(size));
  pen.strokeStyle = accent;
  pen.lineWidth = size * 0.2;
  pen.stroke(circle(size));
  write(pen, text, FIGURE, size * (text.length > 2 ? 0.8 : 1.1), ink);
  pen.restore();
}

/** Draws a numbered square where the way has to pass. */
export function drawStop(
  pen: Pen,
  point: Point,
  text: string,
  { raised, block, blockInk }: RouteColours,
  distance: Distance,
): void {
  const size = nightSize(distance) * 0.86;
  const square = boxShape({ left: -size, top: -size, right: size, bottom: size });
  pen.save();
  pen.translate(point.x, point.y);
  pen.lineJoin = 'round';
  pen.fillStyle = block;
  pen.fill(square);
  pen.strokeStyle = raised;
  pen.lineWidth = size * 0.18;
  pen.stroke(square);
  write(pen, text, FIGURE, size * 1.2, blockInk);
  pen.restore();
}

const BAN = hexPath(SIZE * 0.93);
const CROSS = SIZE * 0.4;
const CROSSED = opened([
  [
    { x: -CROSS, y: -CROSS },
    { x: CROSS, y: CROSS },
  ],
  [
    { x: CROSS, y: -CROSS },
    { x: -CROSS, y: CROSS },
  ],
]);

/** Crosses out a hex that the way may not enter. */
export function drawBan(
  pen: Pen,
  point: Point,
  { accent, raised }: Palette & RouteColours,
  distance: Distance,
): void {
  const wide = at(distance, 2, 3, 4.5) * distance.pixel;
  pen.save();
  pen.translate(point.x, point.y);
  pen.lineCap = 'round';
  for (const [colour, width] of [
    [raised, 2.2],
    [accent, 1],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = wide * width;
    pen.stroke(CROSSED);
  }
  pen.lineWidth = wide * 0.6;
  pen.stroke(BAN);
  pen.restore();
}

/** What is written beside a way: around its middle. */
export interface PlacedTag extends Point {
  text: string;
  box: Box;
}

const tagSize = (distance: Distance): number => at(distance, 10, 11.5, 13) * distance.pixel;
/** So far along the way, and so many heights above or beneath it. */
const ALONG = [0.5, 0.62, 0.38, 0.75, 0.25] as const;
const ASIDE = [-2.2, 2.2, -3.4, 3.4] as const;

/** Where a tag stands beside a way: where nothing else is, if there is such a place. */
export function placeTag(
  text: string,
  points: readonly Point[],
  isFull: (box: Box) => boolean,
  distance: Distance,
): PlacedTag | undefined {
  const size = tagSize(distance);
  const [wide, tall] = [widthOf(text, NOTE, size) / 2 + size * 0.8, size];
  const spots = ASIDE.flatMap((aside) =>
    ALONG.flatMap((along) => {
      const point = points[Math.floor(points.length * along)];
      if (!point) return [];
      const [x, y] = [point.x, point.y + aside * size];
      return [{ text, x, y, box: { left: x - wide, right: x + wide, top: y - tall, bottom: y + tall } }];
    }),
  );
  const isOnWay = (box: Box): boolean => points.some((point) => meets(box, boxAround([point], 1)));
  return spots.find(({ box }) => !isFull(box) && !isOnWay(box)) ?? spots.find(({ box }) => !isFull(box));
}

/** Writes what a way takes on a small sheet; that of the chosen way stands out. */
export function drawTag(
  pen: Pen,
  { text, x, y, box }: PlacedTag,
  isChosen: boolean,
  { ink, raised, block, blockInk }: Palette & RouteColours,
  distance: Distance,
): void {
  pen.save();
  pen.lineJoin = 'round';
  pen.fillStyle = isChosen ? block : raised;
  pen.fill(boxShape(box));
  pen.strokeStyle = isChosen ? block : ink;
  pen.lineWidth = 1.2 * distance.pixel;
  pen.stroke(boxShape(box));
  pen.translate(x, y);
  write(pen, text, NOTE, tagSize(distance), isChosen ? blockInk : ink);
  pen.restore();
}
