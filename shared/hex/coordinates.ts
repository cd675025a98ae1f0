import {
  defineHex,
  distance,
  Grid,
  line,
  neighborOf,
  Direction,
  offsetToCube,
  Orientation,
  spiral,
  type AxialCoordinates,
} from 'honeycomb-grid';

/** A hex as printed maps write it: column and row, `0302`. Columns stand upright; every second one is set lower. */
export type HexLabel = string;

export type Axial = AxialCoordinates;

const LAYOUT = { orientation: Orientation.FLAT, offset: -1 } as const;
const PaperHex = defineHex(LAYOUT);

/** The six ways out of a hex whose columns stand upright, clockwise from north, with their names on the compass. */
export const DIRECTIONS = [
  { id: 'n', name: 'north', step: Direction.N },
  { id: 'ne', name: 'north-east', step: Direction.NE },
  { id: 'se', name: 'south-east', step: Direction.SE },
  { id: 's', name: 'south', step: Direction.S },
  { id: 'sw', name: 'south-west', step: Direction.SW },
  { id: 'nw', name: 'north-west', step: Direction.NW },
] as const;

export type DirectionId = (typeof DIRECTIONS)[number]['id'];

/** Column and row, both from 1, as `0302`; with three digits each where a land is larger than 99. */
export function labelOf(column: number, row: number): HexLabel {
  const width = column > 99 || row > 99 ? 3 : 2;
  return String(column).padStart(width, '0') + String(row).padStart(width, '0');
}

interface Place {
  column: number;
  row: number;
}

const places = new Map<HexLabel, Place>();

/** Column and row, from 1, of a label; undefined when it is none. Labels that were asked for once are remembered. */
export function columnRow(label: HexLabel): Readonly<Place> | undefined {
  const known = places.get(label);
  if (known) return known;
  if (!/^(\d{4}|\d{6})$/.test(label)) return undefined;
  const half = label.length / 2;
  const place = { column: Number(label.slice(0, half)), row: Number(label.slice(half)) };
  if (place.column === 0 || place.row === 0) return undefined;
  places.set(label, place);
  return place;
}

/** Axial coordinates of a column and row (from 1). */
export function axialOf(column: number, row: number): Axial {
  const { q, r } = offsetToCube(LAYOUT, { col: column - 1, row: row - 1 });
  return { q, r };
}

/** The label of axial coordinates; undefined off the paper (column or row under 1). */
export function labelOfAxial({ q, r }: Axial): HexLabel | undefined {
  const hex = new PaperHex({ q, r });
  return hex.col >= 0 && hex.row >= 0 ? labelOf(hex.col + 1, hex.row + 1) : undefined;
}

const hexOf = (label: HexLabel): InstanceType<typeof PaperHex> | undefined => {
  const place = columnRow(label);
  return place && new PaperHex(axialOf(place.column, place.row));
};

type Neighbours = Readonly<Partial<Record<DirectionId, HexLabel>>>;

const neighbours = new Map<HexLabel, Neighbours>();

/** The hexes next to a label on the paper, each where it lies; none when it is no label. Once made they are remembered. */
function neighboursOf(label: HexLabel): Neighbours {
  const known = neighbours.get(label);
  if (known) return known;
  const hex = hexOf(label);
  if (!hex) return {};
  const around = Object.fromEntries(
    DIRECTIONS.map(({ id, step }) => [id, labelOfAxial(neighborOf(hex, step))]),
  );
  neighbours.set(label, around);
  return around;
}

/** The hex next to `label` in one of the six directions; undefined off the paper. */
export const neighbour = (label: HexLabel, direction: DirectionId): HexLabel | undefined =>
  neighboursOf(label)[direction];

/** How many steps lie between two hexes; Infinity when either is no label. */
export function hexDistance(from: HexLabel, to: HexLabel): number {
  const [a, b] = [hexOf(from), hexOf(to)];
  return a && b ? distance(LAYOUT, a, b) : Infinity;
}

/** Which of the six directions leads from one hex to its neighbour; undefined when they do not touch. */
export function directionTo(from: HexLabel, to: HexLabel): (typeof DIRECTIONS)[number] | undefined {
  const around = neighboursOf(from);
  return DIRECTIONS.find(({ id }) => around[id] === to);
}

/** The hexes on the straight way from one hex to another, both included; those off the paper are left out. */
export function lineBetween(from: HexLabel, to: HexLabel): HexLabel[] {
  const [start, stop] = [hexOf(from), hexOf(to)];
  return start && stop ? labelsOf(new Grid(PaperHex, line({ start, stop }))) : [];
}

/** The hexes within `radius` steps of a hex, itself first; those off the paper are left out. */
export function hexesAround(label: HexLabel, radius: number): HexLabel[] {
  const start = hexOf(label);
  return start ? labelsOf(new Grid(PaperHex, spiral({ start, radius }))) : [];
}

const labelsOf = (grid: Iterable<AxialCoordinates>): HexLabel[] =>
  [...grid].flatMap((hex) => labelOfAxial(hex) ?? []);
