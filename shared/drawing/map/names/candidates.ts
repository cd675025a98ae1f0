import type { Feature } from '../../../hex/land.ts';
import { inLines, widthOf, wrapped, type Lettering } from '../../letters/letters.ts';
import { at, type Distance } from '../distance.ts';
import { centreOf, SIZE, type Box, type Point } from '../geometry.ts';
import type { PlacedLabel, PlacedSign } from './placed.ts';

const serif = (weight: number, isItalic = false): Lettering => ({ family: 'serif', isItalic, weight });

interface Style {
  lettering: Lettering;
  /** In pixels: for the whole land, in the middle and close by. */
  sizes: readonly [number, number, number];
}
const OTHER: Style = { lettering: serif(500, true), sizes: [11.5, 14.5, 21] };
const STYLES: Partial<Record<Feature['kind'], Style>> = {
  town: { lettering: serif(700), sizes: [14, 19, 28] },
  castle: { lettering: serif(700), sizes: [13, 17, 25] },
  village: { lettering: serif(600), sizes: [12, 16, 24] },
};

/** How far lines are apart, against their size. */
const STEP = 0.95;
/** The room between a name and its sign, and around a name, in pixels. */
const GAP = 5;
const ROOM = { across: 2, down: 0.5 };
/** The longest line: in radii of a hex, and in pixels where those are few. */
const WIDEST = 3.2;
const WIDEST_PIXELS = 120;
const MOST_LINES = 3;
/** What each further line costs. */
const LINE_COST = 6;

/** A name as it may be written. */
interface Form extends Pick<PlacedLabel, 'lines' | 'lettering' | 'size' | 'step'> {
  width: number;
  height: number;
}

/** A place where a name may stand, and what that costs before one looks at what is around. */
export interface Candidate extends Point {
  form: Form;
  base: number;
  box: Box;
}

function formOf(lines: readonly string[], lettering: Lettering, size: number): Form {
  return {
    lines,
    lettering,
    size,
    step: size * STEP,
    width: Math.max(...lines.map((line) => widthOf(line, lettering, size))),
    height: size * (1 + STEP * (lines.length - 1)),
  };
}

const styleOf = ({ kind }: PlacedSign, distance: Distance): { lettering: Lettering; size: number } => {
  const { lettering, sizes } = STYLES[kind] ?? OTHER;
  return { lettering, size: at(distance, ...sizes) * distance.pixel };
};

/** A name in one line, in two and in three, where that makes it shorter; cut where three are too few. */
function formsOf(sign: PlacedSign, name: string, distance: Distance): Form[] {
  const { lettering, size } = styleOf(sign, distance);
  const least = distance.id === 'middle' || distance.id === 'close' ? 0 : WIDEST_PIXELS * distance.pixel;
  const most = Math.max(WIDEST * SIZE, least);
  const forms: Form[] = [];
  for (let lines = 1; lines <= MOST_LINES; lines += 1) {
    const written = inLines(name, lines, most, lettering, size);
    const form = written && formOf(written, lettering, size);
    const last = forms.at(-1);
    if (form && (!last || form.width < last.width * 0.8)) forms.push(form);
  }
  if (forms.length > 0) return forms;
  const cut = wrapped(name, most, MOST_LINES, lettering, size);
  return cut.length > 0 ? [formOf(cut, lettering, size)] : [];
}

type Side = 'below' | 'above' | 'right' | 'left';

/** Where a name may stand around its sign: moved along that side by shares of itself or the sign, and away from it by lines. */
const SPOTS: readonly { side: Side; along: number; away: number; base: number }[] = [
  { side: 'below', along: 0, away: 0, base: 0 },
  { side: 'right', along: 0.42, away: 0, base: 3 },
  { side: 'left', along: 0.42, away: 0, base: 4 },
  { side: 'above', along: 0, away: 0, base: 5 },
  { side: 'right', along: 0, away: 0, base: 7 },
  { side: 'below', along: 0.3, away: 0, base: 7 },
  { side: 'below', along: -0.3, away: 0, base: 7 },
  { side: 'left', along: 0, away: 0, base: 8 },
  { side: 'right', along: 0.95, away: 0, base: 8 },
  { side: 'left', along: 0.95, away: 0, base: 9 },
  { side: 'below', along: 0, away: 0.35, base: 9 },
  { side: 'above', along: 0.3, away: 0, base: 9 },
  { side: 'above', along: -0.3, away: 0, base: 9 },
  { side: 'above', along: 0, away: 0.35, base: 10 },
  { side: 'below', along: 0, away: 0.8, base: 11 },
  { side: 'below', along: 0.1, away: 0, base: 12 },
  { side: 'below', along: -0.1, away: 0, base: 12 },
  { side: 'above', along: 0.1, away: 0, base: 12 },
  { side: 'above', along: -0.1, away: 0, base: 12 },
];

function spotFor({ x, y, box }: PlacedSign, form: Form, spot: (typeof SPOTS)[number], gap: number): Point {
  const { side, along, away } = spot;
  const half = (box.right - box.left + form.width) / 2 + gap;
  const beside = y - (box.bottom - box.top) * along;
  const further = form.size * away + form.height / 2;
  return {
    below: { x: x + form.width * along, y: box.bottom + gap * 0.4 + further },
    above: { x: x + form.width * along, y: box.top - gap * 0.6 - further },
    right: { x: x + half, y: beside },
    left: { x: x - half, y: beside },
  }[side];
}

function candidate(form: Form, point: Point, base: number, { pixel }: Distance): Candidate {
  const [across, down] = [form.width / 2 + ROOM.across * pixel, form.height / 2 + ROOM.down * pixel];
  const box = {
    left: point.x - across,
    top: point.y - down,
    right: point.x + across,
    bottom: point.y + down,
  };
  return { x: point.x, y: point.y, form, base, box };
}

/** For one form, two and three: which of them stands at which spot, the cheapest first. */
const ORDERS = [1, 2, 3].map((forms) =>
  Array.from({ length: forms }, (_, form) =>
    SPOTS.map((spot) => ({ form, spot, base: spot.base + LINE_COST * form })),
  )
    .flat()
    .sort((a, b) => a.base - b.base),
);

/** Where the name of a sign may stand, the best first; the first is the usual place, beneath the sign. Each is made when it is asked for. */
export class Candidates {
  readonly #sign: PlacedSign;
  readonly #forms: readonly Form[];
  readonly #distance: Distance;
  readonly #made: Candidate[] = [];

  constructor(sign: PlacedSign, name: string, distance: Distance) {
    this.#sign = sign;
    this.#forms = formsOf(sign, name, distance);
    this.#distance = distance;
  }

  at(index: number): Candidate | undefined {
    const made = this.#made[index];
    if (made) return made;
    const { form: number = 0, spot, base = 0 } = ORDERS[this.#forms.length - 1]?.[index] ?? {};
    const form = this.#forms[number];
    if (!form || !spot) return undefined;
    const point = spotFor(this.#sign, form, spot, GAP * this.#distance.pixel);
    return (this.#made[index] = candidate(form, point, base, this.#distance));
  }
}

/** How a name is made smaller where it has no room: its letters, the length of its lines in radii, and their number. */
const SQUEEZED: readonly { share: number; widest: number; lines: number }[] = [
  { share: 1, widest: WIDEST, lines: 3 },
  { share: 1, widest: 1.8, lines: 3 },
  { share: 0.8, widest: 1.6, lines: 3 },
  { share: 0.65, widest: 1.4, lines: 3 },
  { share: 0.65, widest: 1.1, lines: 2 },
  { share: 0.6, widest: 0.9, lines: 1 },
  { share: 0.5, widest: 0.6, lines: 1 },
];
/** In radii from the middle of the hex. */
const ACROSS = [0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1, -1, 1.25, -1.25] as const;
const DOWN = Array.from({ length: 31 }, (_, index) => (index - 15) * 0.08);

/** Ever more places in the hex and a little around it, for a name in ever smaller letters: a list for each size, the nearest first. */
export function* furtherFor(sign: PlacedSign, name: string, distance: Distance): Generator<Candidate[]> {
  const middle = centreOf(sign.hex) ?? sign;
  const { lettering, size } = styleOf(sign, distance);
  for (const { share, widest, lines } of SQUEEZED) {
    const written = wrapped(name, widest * SIZE, lines, lettering, size * share);
    if (written.length === 0) continue;
    const form = formOf(written, lettering, size * share);
    yield ACROSS.flatMap((across) =>
      DOWN.map((down) => {
        const point = { x: middle.x + across * SIZE, y: middle.y + down * SIZE };
        return candidate(form, point, 20 * Math.hypot(across, down), distance);
      }),
    ).sort((a, b) => a.base - b.base);
  }
}
