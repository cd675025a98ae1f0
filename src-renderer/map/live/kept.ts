import type { HexLabel } from '../../../shared/hex/coordinates.ts';
import type { Distance } from '../../../shared/drawing/map/distance.ts';
import { centreOf, grown, meets, SIZE, type Box, type Point } from '../../../shared/drawing/map/geometry.ts';
import { drawDate, placeDate, type PlacedDate } from '../../../shared/drawing/map/layers/dates.ts';
import { drawKept, drawPresent, keptRow, type KeptRow } from '../../../shared/drawing/map/layers/kept.ts';
import { trailSpot } from '../../../shared/drawing/map/layers/token.ts';
import type { Palette } from '../../../shared/drawing/map/palette/palette.ts';
import type { KeptKind } from '../../../shared/drawing/map/symbols/kept.ts';
import type { Pen } from '../../../shared/drawing/pen/pen.ts';
import { Cells } from './cells.ts';
import type { Places } from './places.ts';

/** What the referee keeps in hexes, and the dates of the trail: a date where a day begins. */
export interface Kept {
  marks: Readonly<Record<HexLabel, readonly KeptKind[]>>;
  /** The names of those who are in a hex: read close by. */
  present: Readonly<Record<HexLabel, string>>;
  dates: readonly TrailDate[];
}
export interface TrailDate {
  hex: HexLabel;
  text: string;
  /** The hexes of the trail before it and after it. */
  beside: readonly HexLabel[];
}

interface KeptHex extends Point {
  kinds: readonly KeptKind[];
  present: string;
  row?: KeptRow;
}

const CELL = SIZE * 8;
const WAY_POINTS = 14;

/** Signs and dates that stand where no name is: where that is, is found once for each layout. */
export class KeptSigns {
  #marks: Kept['marks'] = {};
  #present: Kept['present'] = {};
  #dates: Kept['dates'] = [];
  #cells = new Cells<KeptHex>(CELL);
  #placed: PlacedDate[] | undefined;
  /** The tokens that the dates were placed beside. */
  #beside = '';

  show({ marks, present, dates }: Kept): void {
    if (marks !== this.#marks || present !== this.#present) this.#cells = cellsOf(marks, present);
    if (dates !== this.#dates) this.#placed = undefined;
    this.#marks = marks;
    this.#present = present;
    this.#dates = dates;
  }
  /** Names stand elsewhere: so will signs. */
  layAnew(): void {
    this.#cells = cellsOf(this.#marks, this.#present);
    this.#placed = undefined;
  }

  /** Draws the signs in sight, and the dates, which keep clear of `tokens`. Further away there is no room for them. */
  draw(pen: Pen, sight: Box, around: Around): void {
    const { places, palette, distance } = around;
    if (distance.id !== 'middle' && distance.id !== 'close') return;
    for (const hex of this.#cells.in(grown(sight, SIZE))) {
      hex.row ??= keptRow(hex, hex.kinds.length, isReadIn(places), distance);
      drawKept(pen, hex.row, hex.kinds, palette, distance);
      if (distance.id === 'close')
        drawPresent(pen, hex.row, hex.present, isReadIn(places), palette, distance);
    }
    if (this.#dates.length === 0) return;
    const tokens = around.tokens();
    const beside = tokens.map(({ left, top }) => `${left} ${top}`).join();
    if (beside !== this.#beside) this.#placed = undefined;
    this.#beside = beside;
    this.#placed ??= this.#dates.flatMap((date) => placed(date, around, tokens) ?? []);
    for (const date of this.#placed) if (meets(date.box, sight)) drawDate(pen, date, palette, distance);
  }
}

/** What signs and dates are drawn among. */
interface Around {
  places: Places;
  palette: Palette;
  seed: number;
  distance: Distance;
  tokens: () => readonly Box[];
}

const isReadIn =
  (places: Places) =>
  (box: Box): boolean =>
    places.readIn(box).some((one) => meets(one, box));

/** Where a date stands: off the trail, off what is read, and off places and tokens. */
function placed(
  { hex, text, beside }: TrailDate,
  { places, seed, distance }: Around,
  tokens: readonly Box[],
): PlacedDate | undefined {
  const spot = trailSpot(hex, seed);
  if (!spot) return undefined;
  const sign = places.signAt(hex)?.box;
  const way = beside.flatMap((one) => pointsTowards(spot, trailSpot(one, seed) ?? spot));
  const isRead = isReadIn(places);
  const isFull = (box: Box): boolean =>
    [...(sign ? [sign] : []), ...tokens].some((one) => meets(one, box)) ||
    way.some((point) => isInside(point, box)) ||
    isRead(box);
  return placeDate(text, spot, isFull, distance);
}

/** Points on the way from one to another, without the first. */
const pointsTowards = (from: Point, to: Point): Point[] =>
  Array.from({ length: WAY_POINTS }, (_, index) => ({
    x: from.x + ((to.x - from.x) * (index + 1)) / WAY_POINTS,
    y: from.y + ((to.y - from.y) * (index + 1)) / WAY_POINTS,
  }));
const isInside = ({ x, y }: Point, { left, top, right, bottom }: Box): boolean =>
  x > left && x < right && y > top && y < bottom;

function cellsOf(marks: Kept['marks'], present: Kept['present']): Cells<KeptHex> {
  const cells = new Cells<KeptHex>(CELL);
  for (const [hex, kinds] of Object.entries(marks)) {
    const middle = centreOf(hex);
    if (middle) cells.add({ ...middle, kinds, present: present[hex] ?? '' });
  }
  return cells;
}
