import { columnRow, labelOf, type HexLabel } from './coordinates.ts';

/** The hex to which one goes; undefined where that is off the paper, or of what is no label. */
export type Shift = (label: HexLabel) => HexLabel | undefined;

/**
 * The middle of a hex in doubled coordinates, as Red Blob Games describes them: `x` is the column, and `y` counts half hexes down
 * from the top of the paper. It is even in odd columns and odd in even ones, so that `x + y` is odd for every hex.
 */
interface Middle {
  x: number;
  y: number;
}

const lowered = (column: number): number => (column % 2 === 0 ? 1 : 0);

function middleOf(label: HexLabel): Middle | undefined {
  const place = columnRow(label);
  return place && { x: place.column, y: place.row * 2 + lowered(place.column) };
}

function labelAt({ x, y }: Middle): HexLabel | undefined {
  const row = (y - lowered(x)) / 2;
  return x >= 1 && row >= 1 ? labelOf(x, row) : undefined;
}

/** Moves hexes as far and in the direction as `to` lies from `from`; what was next to each other still is. */
export function shiftFrom(from: HexLabel, to: HexLabel): Shift {
  const [start, end] = [middleOf(from), middleOf(to)];
  return (label) => {
    const at = middleOf(label);
    return at && start && end && labelAt({ x: at.x + end.x - start.x, y: at.y + end.y - start.y });
  };
}

export const AXES = ['east-west', 'north-south'] as const;
/** What changes sides: east and west across a line that stands, or north and south across one that lies. */
export type Axis = (typeof AXES)[number];

const SIDE = { 'east-west': 'x', 'north-south': 'y' } as const;

/**
 * Mirrors hexes across the middle of the box around their centres, so that each falls on a hex and what was next to each other
 * still is. Twice, it gives the same hexes. Hexes fall on hexes only where the line runs through the centres of some: from east to
 * west along a column, from north to south through the middle of every second column or halfway between those, which is the middle
 * of the others. Where the middle of the box lies between two such lines, the one through centres of an odd column is taken, and
 * the picture lies one column, or half a hex, beside the box.
 */
export function mirrorAcross(hexes: readonly HexLabel[], axis: Axis): Shift {
  const side = SIDE[axis];
  let [least, most] = [Infinity, -Infinity];
  for (const label of hexes) {
    const at = middleOf(label)?.[side] ?? NaN;
    if (at < least) least = at;
    if (at > most) most = at;
  }
  const sum = foldedAt(least + most, side);
  return (label) => {
    const at = middleOf(label);
    return at && labelAt({ ...at, [side]: sum - at[side] });
  };
}

/** Twice the place of the line, always even; where the middle lies between two lines, that of the centres in odd columns. */
function foldedAt(sum: number, side: 'x' | 'y'): number {
  if (sum % 2 === 0) return sum;
  const ofCentres = side === 'x' ? 2 : 0;
  return (sum + 1) % 4 === ofCentres ? sum + 1 : sum - 1;
}
