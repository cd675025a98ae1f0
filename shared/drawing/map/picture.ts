import type { HexLabel } from '../../hex/coordinates.ts';
import { cssFont, wrapped, type Lettering } from '../letters/letters.ts';
import type { Pen } from '../pen/pen.ts';
import { boxShape } from '../pen/shapes.ts';
import { SvgPen } from '../pen/svgPen.ts';
import { distanceAt, type Distance } from './distance.ts';
import { drawLand } from './drawLand.ts';
import { drawLegend, kindsOf, legendHeight, LEGEND_WIDTH, type Kinds } from './furniture/legend.ts';
import { drawCompass, drawScale } from './furniture/scale.ts';
import { boxAround, centre, common, grown, meets, SIZE, type Box, type Point } from './geometry.ts';
import { drawLabel, drawRing, drawSign } from './layers/places.ts';
import { drawToken, drawTrail, drawWayBack, tokenSpot, trailLine } from './layers/token.ts';
import { Crowd } from './names/crowd.ts';
import { layOut } from './names/layOut.ts';
import { placeSigns } from './names/signs.ts';
import type { Layout } from './names/placed.ts';
import type { DrawnLand, Scene } from './scene.ts';
import type { Palette } from './palette/palette.ts';
import { fromAfar } from './palette/print.ts';
import { waysOf } from './ways/ways.ts';

/** What is on a picture of a land. */
export interface Subject extends Scene {
  trail: readonly HexLabel[];
  /** The way back, where it is told apart from the trail. */
  back?: readonly HexLabel[];
  /** Where the party is. */
  party: HexLabel | undefined;
  /** How wide the rim is that is left blank around all, where the picture fades away. */
  rim?: number;
}

/** How near the eye is on a picture: how many pixels the radius of a hex has. */
export const MAP_RADII = { whole: 34, middle: 56, close: 120 } as const;
export type MapDistance = keyof typeof MAP_RADII;

/** A land of more hexes is drawn from no nearer than so many pixels for the radius of a hex; the last ones without trees. */
const FURTHER: readonly [hexes: number, radius: number][] = [
  [3000, MAP_RADII.whole],
  [12_000, 6],
];

/** How many hexes a land has. */
export const hexesOf = ({ columns }: Pick<DrawnLand, 'columns'>): number =>
  columns.reduce((sum, column) => sum + column.filter(Boolean).length, 0);

/** How many pixels the radius of a hex has on a picture: as wished, or fewer where the land is so large that it would have no end. */
export function radiusFor(land: Pick<DrawnLand, 'columns'>, wish: MapDistance): number {
  const hexes = hexesOf(land);
  const bounds = FURTHER.flatMap(([from, radius]) => (hexes > from ? [radius] : []));
  return Math.min(MAP_RADII[wish], ...bounds);
}

/** What is said of a land that is drawn from further away than was wished. */
export const DRAWN_FURTHER = 'A land this large is drawn from further away.';

/** Whether a land is drawn from further away than was wished. */
export const isDrawnFurther = (land: Pick<DrawnLand, 'columns'>, wish: MapDistance): boolean =>
  radiusFor(land, wish) < MAP_RADII[wish];

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

/** Draws a box of a land with its places, the trail and the party. Boxes that touch fit together. */
export function drawPicture(
  pen: Pen,
  subject: Subject,
  distance: Distance,
  box: Box,
  layout = layoutOf(subject, distance),
): void {
  const { palette, seed } = subject;
  const near = grown(box, SIZE);
  const token = subject.party === undefined ? undefined : standingIn(layout, subject.party, distance);
  drawLand(pen, subject, distance, box, layout);
  drawTrail(pen, trailLine(subject.trail, seed), palette.accent, palette.halo, distance);
  drawWayBack(pen, trailLine(subject.back ?? [], seed), palette.ink, palette.halo, distance);
  pen.part('places', () => {
    for (const sign of layout.signs) if (meets(sign.box, near)) drawSign(pen, sign, palette, distance);
  });
  pen.part('rings', () => {
    for (const sign of layout.signs) if (meets(sign.box, near)) drawRing(pen, sign, palette, distance);
  });
  pen.part('labels', () => {
    for (const label of layout.labels) if (meets(label.box, near)) drawLabel(pen, label, palette, distance);
  });
  if (token) drawToken(pen, token, palette.accent, palette, distance);
}

/** Where the token of whoever is in a hex stands on a layout. */
export function standingIn({ signs, crowd }: Layout, hex: HexLabel, distance: Distance): Point | undefined {
  const sign = signs.find((one) => one.hex === hex);
  return tokenSpot(hex, sign, (box) => crowd.touches(box, (one) => one !== sign?.box), distance);
}

/** Where places stand on a land without names. */
export function signsOnly(scene: Scene, distance: Distance): Layout {
  const signs = placeSigns(scene, distance);
  const crowd = new Crowd();
  for (const { box } of signs) crowd.add(box);
  return { signs, labels: [], names: [], crowd };
}

/** Where everything stands that is read on a land at a distance; with an `edge`, within that box. */
export function layoutOf(scene: Scene, distance: Distance, edge?: Box): Layout {
  const { lines, bridges } = waysOf(scene.land, scene.seed);
  return layOut(scene, lines, bridges, distance, edge);
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
  pen.textAlign = 'start';
  pen.font = cssFont(SUBTITLE, 13);
  pen.fillText('on open ground', 0, 19);
  pen.translate(LEGEND_WIDTH - 30, -4);
  drawCompass(pen, 24, palette);
  pen.restore();
}

/** What the border around a land has at least, in pixels. */
const ROOM_FOR_NAMES = 44;

/** A picture of the whole land, of which any part can be drawn. */
export interface Framed {
  /** How far it reaches. */
  box: Box;
  /** Where its land lies, and its plate. */
  land: Box;
  plate: { box: Box; draw: (pen: Pen) => void } | undefined;
  /** Draws what lies in a box. */
  draw: (pen: Pen, box: Box) => void;
}

/** The whole land, with a plate beside it where there is one. Nothing is laid out before it is drawn. */
export function framed(of: Subject, distance: Distance, plate?: Plate): Framed {
  const { pixel, zoom } = distance;
  const subject = distance.id === 'far' ? { ...of, palette: fromAfar(of.palette) } : of;
  // From afar a name reaches far beyond its hex.
  const land = grown(wholeOf(subject.land), Math.max(0, ROOM_FOR_NAMES * pixel - MARGIN));
  let layout: Layout | undefined;
  const drawPart = (pen: Pen, box: Box): void => {
    layout ??= layoutOf(subject, distance, land);
    if (meets(box, land)) drawPicture(pen, subject, distance, common(box, land), layout);
  };
  if (!plate) return { box: grown(land, subject.rim ?? 0), land, plate: undefined, draw: drawPart };
  const furniture = furnitureOf(subject, plate);
  const height = Math.max(furniture.height, (land.bottom - land.top) / pixel - 2 * EDGE);
  const [left, top] = [land.right, land.top + EDGE * pixel];
  const [right, bottom] = [left + (LEGEND_WIDTH + 2 * EDGE) * pixel, top + height * pixel];
  const beside = { left, top, right, bottom };
  const drawPlate = (pen: Pen): void => {
    pen.save();
    pen.translate(left, top);
    pen.scale(pixel);
    drawFurniture(pen, subject.palette, plate, { ...furniture, zoom, height });
    pen.restore();
  };
  return {
    box: { ...land, right: right + EDGE * pixel, bottom: bottom + EDGE * pixel },
    land,
    plate: { box: beside, draw: drawPlate },
    draw: (pen, box) => {
      drawPart(pen, box);
      if (meets(box, grown(beside, EDGE * pixel))) drawPlate(pen);
    },
  };
}

/** A picture as SVG. */
export function svgOf({ box, draw }: Framed, { table }: Palette, title: string): string {
  const pen = new SvgPen();
  draw(pen, box);
  return pen.picture(box, table, title);
}

/** The whole land as SVG, with so many pixels for the radius of a hex. The same subject gives the same letters. */
export const landSvg = (subject: Subject, radius: number, plate?: Plate): string =>
  svgOf(framed(subject, distanceAt(radius / SIZE), plate), subject.palette, plate?.name ?? '');
