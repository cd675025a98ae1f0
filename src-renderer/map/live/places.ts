import { distanceAt, type Distance } from '../../../shared/drawing/map/distance.ts';
import { grown, type Box } from '../../../shared/drawing/map/geometry.ts';
import { drawLabel, drawRing, drawSign } from '../../../shared/drawing/map/layers/places.ts';
import type { LetterAlong, PlacedLabel, PlacedSign } from '../../../shared/drawing/map/names/placed.ts';
import type { Palette } from '../../../shared/drawing/map/palette/palette.ts';
import type { Pen } from '../../../shared/drawing/pen/pen.ts';
import type { LayoutChange } from '../tiles/messages.ts';
import { Cells } from './cells.ts';

/** Of so many pixels on the screen a cell shows so many places at most: more can’t be told apart. */
const CELL_PX = 128;
const MOST_IN_CELL = 8;
/** What is smaller on the screen is not drawn: the next layout has it right. */
const LEAST_PX = 4;
interface Sorted<T extends PlacedSign | PlacedLabel> {
  cells: Cells<T>;
  byHex: Map<string, T>;
  /** How far one of them reaches from its point. */
  reach: number;
}

const sorted = <T extends PlacedSign | PlacedLabel>(side: number): Sorted<T> => ({
  cells: new Cells<T>(side, MOST_IN_CELL, ({ size }) => size),
  byHex: new Map(),
  reach: 0,
});

function put<T extends PlacedSign | PlacedLabel>(into: Sorted<T>, one: T): void {
  const { x, y, hex, box } = one;
  into.cells.add(one);
  into.byHex.set(hex, one);
  into.reach = Math.max(into.reach, x - box.left, box.right - x, y - box.top, box.bottom - y);
}
function take<T extends PlacedSign | PlacedLabel>(from: Sorted<T>, hex: string): void {
  const there = from.byHex.get(hex);
  if (!there) return;
  from.cells.remove(there);
  from.byHex.delete(hex);
}

/** The places of a map with their names, as they were laid out last. */
export class Places {
  /** How the land was seen when they were laid out; undefined before. */
  distance: Distance | undefined;
  #signs = sorted<PlacedSign>(1);
  #labels = sorted<PlacedLabel>(1);
  /** Those of the names that are drawn on the land. */
  #letters = new Cells<LetterAlong>(1);

  /** Takes in what changed. */
  take({ zoom, isNew, hexes, signs, labels, letters }: LayoutChange): void {
    this.distance = distanceAt(zoom);
    if (isNew) {
      this.#signs = sorted(CELL_PX / zoom);
      this.#labels = sorted(CELL_PX / zoom);
    }
    for (const hex of hexes) {
      take(this.#signs, hex);
      take(this.#labels, hex);
    }
    for (const sign of signs) put(this.#signs, sign);
    for (const label of labels) put(this.#labels, label);
    if (!letters) return;
    this.#letters = new Cells(CELL_PX / zoom);
    for (const letter of letters) this.#letters.add(letter);
  }
  signAt(hex: string): PlacedSign | undefined {
    return this.#signs.byHex.get(hex);
  }
  #labelsIn(box: Box): PlacedLabel[] {
    return this.#labels.cells.in(grown(box, this.#labels.reach));
  }

  /** The boxes of all that is read near a box. */
  readIn(box: Box): Box[] {
    const letters = this.#letters.in(box).map(({ x, y, size }) => ({
      left: x - size / 2,
      top: y - size / 2,
      right: x + size / 2,
      bottom: y + size / 2,
    }));
    return [...this.#labelsIn(box).map((label) => label.box), ...letters];
  }

  /** Draws what is in sight: first the places, then all names. */
  draw(pen: Pen, sight: Box, zoom: number, palette: Palette): void {
    const { distance } = this;
    // From afar they are on the tiles.
    if (!distance || distance.id === 'far') return;
    const isSeen = ({ size }: { size: number }): boolean => size * zoom >= LEAST_PX;
    for (const sign of this.#signs.cells.in(grown(sight, this.#signs.reach)))
      if (isSeen(sign)) {
        drawSign(pen, sign, palette, distance);
        drawRing(pen, sign, palette, distance);
      }
    for (const label of this.#labelsIn(sight)) if (isSeen(label)) drawLabel(pen, label, palette, distance);
  }
}
