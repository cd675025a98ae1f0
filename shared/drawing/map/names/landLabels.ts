import { toneOf } from '../../../hex/ground.ts';
import { hexAt, type LandLabel } from '../../../hex/land.ts';
import { inLines, wrapped, type Lettering } from '../../letters/letters.ts';
import { at, type Distance, type DistanceId } from '../distance.ts';
import { centreOf, hexUnder, SIZE, type Box, type Point } from '../geometry.ts';
import { hexIn } from '../ground/terrainAt.ts';
import type { Scene } from '../scene.ts';
import { TALL } from './along.ts';
import { numbersIn } from './numbers.ts';
import type { LetterAlong, NameAlong } from './placed.ts';
import { spelled, type Spelled } from './spelled.ts';
import type { Surroundings } from './surroundings.ts';

type Size = LandLabel['size'];

const LETTERING: Lettering = { family: 'serif', isItalic: true, weight: 500 };
const TRACKING = 0.16;
/** In pixels: for the whole land, in the middle and close by. */
const SIZES: Readonly<Record<Size, readonly [number, number, number]>> = {
  1: [10.5, 13, 19],
  2: [12.5, 16, 24],
  3: [15, 20, 32],
};
/** From where labels are read. */
const SEEN: Readonly<Record<Size, readonly DistanceId[]>> = {
  1: ['middle', 'close'],
  2: ['whole', 'middle', 'close'],
  3: ['far', 'whole', 'middle', 'close'],
};

/** How far lines are apart, against their size; and how much longer they are for the room between their letters. */
const STEP = 1.12;
const SPREAD = 1.35;
/** The longest line: in radii of a hex, in pixels where those are few, and against its size where they are many. */
const WIDEST = { radii: 3.4, pixels: 150, sizes: 15 };
const MOST_LINES = 4;
const ROOM = 2;

/** Where a label may stand: in radii from the middle of its hex, or in letters from afar. */
const ACROSS = [0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9];
const DOWN = Array.from({ length: 23 }, (_, index) => (index - 11) * 0.12);
const LETTERS = 1.4;
const SPOTS = ACROSS.flatMap((across) => DOWN.map((down) => ({ across, down })));

/** What costs: a radius from the middle of the hex, a line after the first, the usual place of another name, a unit of a way up to a most, an end off what is shown. */
const COSTS = { away: 12, line: 3, usual: 15, way: 0.3, ways: 30, off: 12 };

/** A label in so many lines. */
interface Form {
  lines: readonly Spelled[];
  size: number;
}

/** A label at a place, a box for each of its lines. */
interface Spot {
  form: Form;
  boxes: readonly Box[];
  base: number;
}

/** The labels that are shown, the largest first; players see those on hexes that they know. */
function shownLabels({ land, whose }: Scene, { id }: Distance): LandLabel[] {
  const shown = (land.labels ?? []).filter(({ hex, size }) => {
    const there = hexAt(land, hex);
    return SEEN[size].includes(id) && there && (whose === 'referee' || there.known);
  });
  return shown.sort((a, b) => b.size - a.size || (a.hex < b.hex ? -1 : 1));
}

/** A label in one line and in several, each short enough; cut where it is too long for them all. */
function formsOf({ words, size: wished }: LandLabel, distance: Distance): Form[] {
  const size = at(distance, ...SIZES[wished]) * distance.pixel;
  const broad = Math.max(WIDEST.radii * SIZE, WIDEST.pixels * distance.pixel);
  const most = Math.min(broad, WIDEST.sizes * size) / SPREAD;
  const whole = Array.from({ length: MOST_LINES }, (_, index) =>
    inLines(words, index + 1, most, LETTERING, size),
  ).filter((lines) => lines !== null);
  const written = whole.length > 0 ? whole : [wrapped(words, most, MOST_LINES, LETTERING, size)];
  const manner = { lettering: LETTERING, size, tracking: TRACKING, isCapitals: false };
  return written
    .map((lines) => ({ lines: lines.flatMap((line) => spelled(line, manner) ?? []), size }))
    .filter(({ lines }) => lines.length > 0);
}

/** The boxes of the lines of a label around a point. */
const boxesAround = ({ lines, size }: Form, { x, y }: Point, room: number): Box[] =>
  lines.map(({ width }, index) => {
    const middle = y + (index - (lines.length - 1) / 2) * STEP * size;
    const [across, down] = [width / 2 + room, (size * TALL) / 2];
    return { left: x - across, top: middle - down, right: x + across, bottom: middle + down };
  });

/** All places of a label, the cheapest for themselves first. */
function spotsOf(label: LandLabel, distance: Distance): Spot[] {
  const middle = centreOf(label.hex);
  if (!middle) return [];
  return formsOf(label, distance)
    .flatMap((form) => {
      const reach = Math.max(SIZE, form.size * LETTERS);
      return SPOTS.map(({ across, down }) => ({
        form,
        boxes: boxesAround(
          form,
          { x: middle.x + across * reach, y: middle.y + down * reach },
          ROOM * distance.pixel,
        ),
        base: COSTS.away * Math.hypot(across, down) + COSTS.line * (form.lines.length - 1),
      }));
    })
    .sort((a, b) => a.base - b.base);
}

/** What it costs that a line of a label covers a box; nothing may stand on what is there already. */
function costIn({ scene, ways, usual, distance, crowd }: Surroundings): (box: Box) => number {
  const isHex = (column: number, row: number): boolean => hexIn(scene.land, column - 1, row - 1) !== null;
  const isShown = (x: number, y: number): boolean => {
    const { column, row } = hexUnder({ x, y });
    const hex = hexIn(scene.land, column - 1, row - 1);
    return scene.whose === 'players' ? (hex?.known ?? false) : hex !== null;
  };
  const number = at(distance, 8, 20, 20);
  return (box) => {
    if (crowd.touches(box)) return Infinity;
    const y = (box.top + box.bottom) / 2;
    let cost = Math.min(COSTS.ways, COSTS.way * ways.lengthIn(box));
    cost += number * numbersIn(box, isHex, distance);
    if (usual.touches(box)) cost += COSTS.usual;
    for (const end of [box.left, box.right]) if (!isShown(end, y)) cost += COSTS.off;
    return cost;
  };
}

/** The cheapest place of a label; undefined where none is free. */
function bestOf(spots: readonly Spot[], costOf: (box: Box) => number): Spot | undefined {
  let [best, least]: [Spot | undefined, number] = [undefined, Infinity];
  for (const spot of spots) {
    if (spot.base >= least) return best;
    const cost = spot.boxes.reduce((sum, box) => sum + costOf(box), spot.base);
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

const lettersOf = ({ form, boxes }: Spot): LetterAlong[] =>
  form.lines.flatMap(({ glyphs, width }, index) => {
    const { left, top, right, bottom } = boxes[index] ?? { left: 0, top: 0, right: 0, bottom: 0 };
    const begin = (left + right - width) / 2;
    return glyphs.map(({ text, size, along }) => ({
      x: begin + along,
      y: (top + bottom) / 2,
      text,
      size,
      angle: 0,
    }));
  });

/**
 * The referee’s labels upright at their hexes, and into the crowd what they cover: none meets anything that is there already. A label
 * without a free place near its hex is left out, and from afar the small ones.
 */
export function placeLandLabels(surroundings: Surroundings): NameAlong[] {
  const { scene, distance, crowd } = surroundings;
  const costOf = costIn(surroundings);
  return shownLabels(scene, distance).flatMap((label): NameAlong[] => {
    const best = bestOf(spotsOf(label, distance), costOf);
    if (!best) return [];
    for (const box of best.boxes) crowd.add(box);
    const there = hexAt(scene.land, label.hex);
    const of = there && toneOf(scene.land, there) === 'water' ? 'onWater' : 'onLand';
    return [{ name: label.words, of, lettering: LETTERING, letters: lettersOf(best) }];
  });
}
