import type { HexLabel } from '../../hex/coordinates.ts';
import { cssFont, wrapped, type Lettering } from '../letters/letters.ts';
import type { Pen } from '../pen/pen.ts';
import { boxShape } from '../pen/shapes.ts';
import { SvgPen } from '../pen/svgPen.ts';
import { distanceAt, type Distance } from './distance.ts';
import { drawLand } from './drawLand.ts';
import { drawLegend, kindsOf, legendHeight, LEGEND_WIDTH, type Kinds } from './furniture/legend.ts';
import { drawCompass, drawScale } from './furniture/scale.ts';
import { boxAround, centre, SIZE, type Box, type Point } from './geometry.ts';
import { drawLabel, drawSign } from './layers/places.ts';
import { drawToken, drawTrail, tokenSpot, trailLine } from './layers/token.ts';
import { layOut } from './names/layOut.ts';
import type { Layout } from './names/placed.ts';
import type { DrawnLand, Scene } from './scene.ts';
import type { Palette } from './palette/palette.ts';
import { waysOf } from './ways/ways.ts';

/** What is on a picture of a land. */
export interface Subject extends Scene {
  trail: readonly HexLabel[];
  /** Where the party is. */
  party: HexLabel | undefined;
}

/** What the plate beside a land says. */
export interface Plate {
  name: string;
  /** Whose map it is. */
  subtitle: string;
  /** How long a hex of open ground takes. */
  hours: number;
}

/** The border around the land. */
const MARGIN = SIZE * 1.4;

/** All that there is of a land with a border, or its first hex where there is nothing. */
export function wholeOf({ columns }: Pick<DrawnLand, 'columns'>): Box {
  const hexes = columns.flatMap((column, x) =>
    column.flatMap((hex, y): Point[] => (hex ? [centre(x + 1, y + 1)] : [])),
  );
  return boxAround(hexes.length > 0 ? hexes : [centre(1, 1)], MARGIN);
}

/** Draws a box of a land with its places, the trail and the party. */
export function drawPicture(
  pen: Pen,
  subject: Subject,
  distance: Distance,
  box: Box,
  layout = layoutOf(subject, distance),
): void {
  const { palette, seed } = subject;
  const token = subject.party === undefined ? undefined : standingIn(layout, subject.party, distance);
  drawLand(pen, subject, distance, box, layout);
  drawTrail(pen, trailLine(subject.trail, seed), palette.accent, palette.halo, distance);
  pen.part('places', () => {
    for (const sign of layout.signs) drawSign(pen, sign, palette, distance);
  });
  pen.part('labels', () => {
    for (const label of layout.labels) drawLabel(pen, label, palette, distance);
  });
  if (token) drawToken(pen, token, palette.accent, palette, distance);
}

/** Where the token of whoever is in a hex stands on a layout. */
export function standingIn({ signs, crowd }: Layout, hex: HexLabel, distance: Distance): Point | undefined {
  const sign = signs.find((one) => one.hex === hex);
  return tokenSpot(hex, sign, (box) => crowd.touches(box, (one) => one !== sign?.box), distance);
}

/** Where everything stands that is read on a land at a distance. */
export function layoutOf(scene: Scene, distance: Distance): Layout {
  const { lines, bridges } = waysOf(scene.land, scene.seed);
  return layOut(scene, lines, bridges, distance);
}

const TITLE: Lettering = { family: 'serif', isItalic: false, weight: 700 };
const SUBTITLE: Lettering = { family: 'serif', isItalic: true, weight: 500 };
const EDGE = 24;
const SCALE_HEIGHT = 84;
const TITLE_SIZE = 27;

interface Furniture {
  kinds: Kinds;
  title: readonly string[];
  height: number;
}
/** What stands beside a land, and how high it is in pixels. */
function furnitureOf({ land }: Subject, { name }: Plate): Furniture {
  const kinds = kindsOf(land);
  const title = wrapped(name, LEGEND_WIDTH, 3, TITLE, TITLE_SIZE);
  const head = title.length * TITLE_SIZE * 1.1 + 44;
  return { kinds, title, height: EDGE + head + legendHeight(kinds) + SCALE_HEIGHT + EDGE };
}

/** Draws the plate beside the land: its name, what its signs mean, its scale and the north. */
function drawFurniture(
  pen: Pen,
  palette: Palette,
  { subtitle, hours }: Plate,
  { kinds, title, zoom, height }: Furniture & { zoom: number },
): void {
  const width = LEGEND_WIDTH + 2 * EDGE;
  pen.fillStyle = palette.sheet;
  pen.strokeStyle = palette.ink;
  const plate = boxShape({ left: 0, top: 0, right: width, bottom: height });
  pen.fill(plate);
  pen.lineWidth = 1.4;
  pen.stroke(plate);
  pen.lineWidth = 0.7;
  pen.stroke(boxShape({ left: 4, top: 4, right: width - 4, bottom: height - 4 }));
  pen.textAlign = 'center';
  let foot = EDGE + TITLE_SIZE * 0.8;
  pen.fillStyle = palette.ink;
  pen.font = cssFont(TITLE, TITLE_SIZE);
  for (const line of title) {
    pen.fillText(line, width / 2, foot);
    foot += TITLE_SIZE * 1.1;
  }
  pen.fillStyle = palette.faint;
  pen.font = cssFont(SUBTITLE, 15);
  pen.fillText(subtitle, width / 2, foot - 4);
  pen.save();
  pen.translate(EDGE, foot + 16);
  drawLegend(pen, kinds, palette);
  pen.restore();
  pen.save();
  pen.translate(EDGE + 4, height - EDGE - 24);
  drawScale(pen, hours, zoom, LEGEND_WIDTH - 110, palette);
  pen.translate(LEGEND_WIDTH - 30, -4);
  drawCompass(pen, 24, palette);
  pen.restore();
}

/** What stands beneath the name of a land. */
export const subtitleFor = (whose: Scene['whose']): string =>
  ({ referee: 'the referee’s map', players: 'what you have seen of it' })[whose];

/** How far a picture of the whole land reaches, with a plate beside it or without one. */
export function frameOf(subject: Subject, { pixel }: Distance, plate?: Plate): Box {
  const land = wholeOf(subject.land);
  if (!plate) return land;
  const height = plateHeight(land, pixel, furnitureOf(subject, plate));
  return {
    ...land,
    right: land.right + (LEGEND_WIDTH + 3 * EDGE) * pixel,
    bottom: land.top + (height + 2 * EDGE) * pixel,
  };
}

const plateHeight = ({ top, bottom }: Box, pixel: number, { height }: Furniture): number =>
  Math.max(height, (bottom - top) / pixel - 2 * EDGE);

/** Draws the whole land, and a plate beside it where there is one. */
export function drawFramed(pen: Pen, subject: Subject, distance: Distance, plate?: Plate): void {
  const { pixel, zoom } = distance;
  const land = wholeOf(subject.land);
  drawPicture(pen, subject, distance, land);
  if (!plate) return;
  const furniture = furnitureOf(subject, plate);
  pen.save();
  pen.translate(land.right, land.top + EDGE * pixel);
  pen.scale(pixel);
  const height = plateHeight(land, pixel, furniture);
  drawFurniture(pen, subject.palette, plate, { ...furniture, zoom, height });
  pen.restore();
}

/** The whole land as SVG, with so many pixels for the radius of a hex. The same subject gives the same letters. */
export function landSvg(subject: Subject, radius: number, plate?: Plate): string {
  const distance = distanceAt(radius / SIZE);
  const pen = new SvgPen();
  drawFramed(pen, subject, distance, plate);
  return pen.picture(frameOf(subject, distance, plate), subject.palette.table, plate?.name ?? '');
}
