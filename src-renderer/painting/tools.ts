import type { Command } from '../../shared/api.ts';
import { columnRow } from '../../shared/hex/coordinates.ts';
import { WAYS } from '../../shared/drawing/map/furniture/legend.ts';
import { groundName } from '../../shared/hex/ground.ts';
import { hexAt, sameGround, type Hex, type Land } from '../../shared/hex/land.ts';
import { mirrorAcross, shiftFrom, type Axis, type Shift } from '../../shared/hex/shifting.ts';
import type { TerrainId } from '../../shared/hex/terrain.ts';

export type ToolId =
  | 'brush'
  | 'fill'
  | 'line'
  | 'road'
  | 'river'
  | 'region'
  | 'place'
  | 'label'
  | 'picker'
  | 'eraser'
  | 'select'
  | 'move'
  | 'mirror'
  | 'fog';

/** What the hand holds while the map is painted. */
export interface Brush {
  tool: ToolId;
  terrain: TerrainId;
  /** A terrain of the referee’s own, in place of that. */
  own: string | undefined;
  /** The region that is painted; null takes hexes out of theirs. */
  region: string | null;
  /** From 1, one hex alone, to 7. */
  size: number;
  road: 'road' | 'paved';
  /** Whether the fog is lifted, or laid. */
  known: boolean;
  /** The hexes that are moved or mirrored together, and across what they are mirrored. */
  chosen: readonly string[];
  axis: Axis;
}

export const FIRST_BRUSH: Brush = {
  tool: 'brush',
  terrain: 'forest',
  own: undefined,
  region: null,
  size: 1,
  road: 'road',
  known: true,
  chosen: [],
  axis: 'east-west',
};

export const SIZES = [1, 2, 3, 4, 5, 6, 7] as const;

/** How many hexes a brush of this size covers. */
export const covers = (size: number): number => 1 + 3 * size * (size - 1);

/** A stroke in the hand: where the hand has been, and what it touched. */
export interface Stroke {
  /** The hexes under the hand, the first where it came down. */
  way: readonly string[];
  /** Roads and rivers hex by hex; otherwise in no order. */
  hexes: readonly string[];
}

/** How a stroke goes: over an area, from hex to hex, straight from where it began, or with what it takes from there; or not at all. */
type Way = 'area' | 'path' | 'straight' | 'shift' | 'spot';

/** What hexes have that a stroke changes. */
type Change = Partial<Pick<Hex, 'terrain' | 'own' | 'region' | 'known'>>;

interface Tool {
  name: string;
  /** Its letter, while the map is painted. */
  key: string;
  goes: Way;
  /** What it touches, other than the hexes under the brush. */
  touches?: (land: Land, way: { from: string; to: string }, brush: Brush) => string[];
  /** What it makes of hexes. */
  makes?: (brush: Brush, land: Land) => Change;
  /** What it works with: what is shown at the right for it. */
  uses: 'ground' | 'road' | 'region' | 'fog' | 'chosen' | 'nothing';
  /** It only asks for something in a hex: the field of the form for it. */
  asks?: string;
  /** The command that a whole stroke is. */
  command?: (stroke: Stroke, brush: Brush) => Command;
}

const ground = {
  makes: ({ terrain, own }: Brush, { terrains }: Land) => ({
    terrain: (own === undefined ? undefined : terrains?.[own]?.counts) ?? terrain,
    own,
  }),
  uses: 'ground',
} as const;
const paint: Tool['command'] = ({ hexes }, { terrain, own }) => ({
  type: 'paint-hexes',
  hexes: [...hexes],
  ...(own === undefined ? { terrain } : { own }),
});

/** What is moved or mirrored, at its new places as far as these are on the land. */
const shifted = (land: Land, chosen: readonly string[], shift: Shift): string[] =>
  chosen.flatMap((label) => {
    const to = shift(label);
    return to !== undefined && hexAt(land, to) ? [to] : [];
  });
/** Where nothing was chosen, the hex under the hand goes alone. */
const takenBy = ({ chosen }: Brush, from: string): readonly string[] => (chosen.length > 0 ? chosen : [from]);

export const TOOLS: Record<ToolId, Tool> = {
  brush: { name: 'Brush', key: 'b', goes: 'area', ...ground, command: paint },
  fill: {
    name: 'Fill',
    key: 'f',
    goes: 'spot',
    touches: (land, { to }) => sameGround(land, to),
    ...ground,
    command: paint,
  },
  line: { name: 'Line', key: 'l', goes: 'straight', ...ground, command: paint },
  road: {
    name: 'Road',
    key: 'r',
    goes: 'path',
    uses: 'road',
    command: ({ hexes }, { road }) => ({ type: 'draw-path', kind: road, hexes: [...hexes] }),
  },
  river: {
    name: 'River',
    key: 'w',
    goes: 'path',
    uses: 'nothing',
    command: ({ hexes }) => ({ type: 'draw-path', kind: 'river', hexes: [...hexes] }),
  },
  region: {
    name: 'Region',
    key: 'g',
    goes: 'area',
    uses: 'region',
    makes: ({ region }) => ({ region: region ?? undefined }),
    command: ({ hexes }, { region }) => ({ type: 'paint-hexes', hexes: [...hexes], region }),
  },
  place: { name: 'Place', key: 'p', goes: 'spot', uses: 'nothing', asks: 'feature.name' },
  label: { name: 'Label', key: 't', goes: 'spot', uses: 'nothing', asks: 'words' },
  picker: { name: 'Picker', key: 'i', goes: 'spot', uses: 'ground' },
  eraser: {
    name: 'Eraser',
    key: 'e',
    goes: 'area',
    uses: 'nothing',
    command: ({ hexes }) => ({ type: 'erase-hexes', hexes: [...hexes] }),
  },
  select: { name: 'Select', key: 's', goes: 'area', uses: 'chosen' },
  move: {
    name: 'Move',
    key: 'v',
    goes: 'shift',
    uses: 'chosen',
    touches: (land, { from, to }, brush) => shifted(land, takenBy(brush, from), shiftFrom(from, to)),
    command: ({ way: [from = '', to = from] }, brush) => ({
      type: 'move-hexes',
      hexes: [...takenBy(brush, from)],
      from,
      to,
    }),
  },
  mirror: {
    name: 'Mirror',
    key: 'm',
    goes: 'spot',
    uses: 'chosen',
    touches: (land, { to }, brush) =>
      shifted(land, takenBy(brush, to), mirrorAcross(takenBy(brush, to), brush.axis)),
    command: ({ way: [at = ''] }, brush) => ({
      type: 'mirror-hexes',
      hexes: [...takenBy(brush, at)],
      axis: brush.axis,
    }),
  },
  fog: {
    name: 'Fog',
    key: 'h',
    goes: 'area',
    uses: 'fog',
    makes: ({ known }) => ({ known }),
    command: ({ hexes }, { known }) => ({ type: 'paint-hexes', hexes: [...hexes], known }),
  },
};

/** The tools as the rail shows them, from above to below. */
export const RAIL: readonly (readonly ToolId[])[] = [
  ['brush', 'fill', 'line'],
  ['road', 'river'],
  ['region', 'place', 'label'],
  ['picker', 'eraser'],
  ['select', 'move', 'mirror'],
  ['fog'],
];

/** Tools for which the size of the brush counts. */
export const isBroad = (tool: ToolId): boolean =>
  TOOLS[tool].goes === 'area' || TOOLS[tool].goes === 'straight';

/** Those of the hexes that a stroke changes: the others are so already. */
export function changedIn(land: Land, hexes: readonly string[], brush: Brush): string[] {
  const change = TOOLS[brush.tool].makes?.(brush, land);
  if (!change) return [...hexes];
  return hexes.filter((label) => {
    const hex = hexAt(land, label);
    return hex && Object.entries(change).some(([part, to]) => hex[part as keyof Change] !== to);
  });
}

/** The land as it will be after a stroke. Only columns in which something changes are new. */
export function painted(land: Land, hexes: readonly string[], brush: Brush): Land {
  const { goes, makes } = TOOLS[brush.tool];
  if (goes === 'path') {
    const kind = brush.tool === 'river' ? 'river' : brush.road;
    return hexes.length < 2
      ? land
      : { ...land, paths: [...land.paths, { kind, name: '', hexes: [...hexes] }] };
  }
  const change = makes?.(brush, land);
  const changed = change ? changedIn(land, hexes, brush) : [];
  if (changed.length === 0) return land;
  const columns = [...land.columns];
  for (const label of changed) {
    const { column = 0, row = 0 } = columnRow(label) ?? {};
    const before = land.columns[column - 1] ?? [];
    const now = columns[column - 1] ?? [];
    const own = now === before ? [...before] : now;
    const hex = own[row - 1];
    if (hex) own[row - 1] = { ...hex, ...change };
    columns[column - 1] = own;
  }
  return { ...land, columns };
}

/** What a stroke makes, in a word or two: “forest”, “road”. */
export function saidOf({ tool, terrain, own, region, road, known }: Brush, land: Land): string {
  const SAID: Partial<Record<Tool['uses'], string>> = {
    ground: groundName(land, { terrain, own }),
    road: WAYS[road],
    region: region === null ? 'no region' : (land.regions[region]?.name ?? 'no region'),
    fog: known ? 'shown to players' : 'hidden from players',
  };
  return SAID[TOOLS[tool].uses] ?? TOOLS[tool].name.toLowerCase();
}
