import { remembered } from '../remembered.ts';
import {
  hexAt,
  stretches,
  type Feature,
  type Hex,
  type Land,
  type LandLabel,
  type LandPath,
} from './land.ts';
import type { TerrainId } from './terrain.ts';

/** A land as players know it. */
export interface KnownLand {
  name: string;
  columns: (KnownHex | null)[][];
  /** Only between hexes that are known. */
  paths: LandPath[];
  /** Only those of which they know a hex. */
  regions: Record<string, { name: string }>;
  /** Only those on hexes that are known; left out where there are none. */
  labels?: LandLabel[];
}

/** A hex that they know, or one beside it: of that they see what its ground is, from afar. */
export type KnownHex =
  | {
      terrain: TerrainId;
      feature?: { kind: Feature['kind']; name: string; secret: false };
      region?: string;
      known: true;
    }
  | { terrain: TerrainId; known: false };

type Column = Land['columns'][number];

/**
 * The discovered part of a land, and the ground of the hexes beside it. Columns that did not change are the same objects as before,
 * so that a patch costs what was discovered. Regions go by numbers: what the referee calls them inside may be an older name.
 */
export const knownLand = remembered(
  (land: Pick<Land, 'name' | 'columns' | 'paths' | 'regions' | 'labels'>): KnownLand => {
    const numbers = numbersOf(land.regions);
    const columns = land.columns.map((own, x) =>
      knownColumn({ own, west: land.columns[x - 1], east: land.columns[x + 1], numbers }, x),
    );
    const labels = (land.labels ?? []).filter(({ hex }) => hexAt(land, hex)?.known);
    const known = new Set(columns.flatMap((column) => [...regionsIn(column)]));
    return {
      name: land.name,
      columns,
      paths: land.paths.flatMap((path) => knownStretches(land, path)),
      regions: Object.fromEntries(
        Object.entries(land.regions).flatMap(([id, { name }]) => {
          const number = numbers.get(id);
          return number !== undefined && known.has(number) ? [[number, { name }]] : [];
        }),
      ),
      ...(labels.length > 0 && { labels }),
    };
  },
);

type Numbers = ReadonlyMap<string, string>;
const numbersOf = remembered(
  (regions: Land['regions']): Numbers =>
    new Map(Object.keys(regions).map((id, index) => [id, String(index + 1)])),
);

/** What players see of a column follows from it, from those beside it, and from what regions are called. */
interface From {
  own: Column;
  west: Column | undefined;
  east: Column | undefined;
  numbers: Numbers;
}
const made = new WeakMap<Column, { from: From; column: (KnownHex | null)[] }>();

function knownColumn(from: From, x: number): (KnownHex | null)[] {
  const before = made.get(from.own);
  if (
    before &&
    before.from.west === from.west &&
    before.from.east === from.east &&
    before.from.numbers === from.numbers
  )
    return before.column;
  const column = from.own.map((hex, y) => {
    if (hex?.known) return knownHex(hex, from.numbers);
    return hex && isBesideKnown(from, x, y) ? { terrain: hex.terrain, known: false as const } : null;
  });
  made.set(from.own, { from, column });
  return column;
}

function isBesideKnown({ own, west, east }: From, x: number, y: number): boolean {
  // Every second column lies half a hex lower.
  const beside = x % 2 === 0 ? [y - 1, y] : [y, y + 1];
  return [own[y - 1], own[y + 1], ...beside.flatMap((row) => [west?.[row], east?.[row]])].some(
    (hex) => hex?.known,
  );
}

const regionsIn = remembered(
  (column: (KnownHex | null)[]): Set<string> =>
    new Set(column.flatMap((hex) => (hex?.known && hex.region !== undefined ? [hex.region] : []))),
);

function knownHex({ terrain, feature, region }: Hex, numbers: Numbers): KnownHex {
  const number = region === undefined ? undefined : numbers.get(region);
  const open =
    feature && !feature.secret
      ? { kind: feature.kind, name: feature.name, secret: false as const }
      : undefined;
  return {
    terrain,
    known: true,
    ...(open ? { feature: open } : {}),
    ...(number === undefined ? {} : { region: number }),
  };
}

/** The parts of a road or river that run from one known hex into the next. */
const knownStretches = (land: Pick<Land, 'columns'>, { kind, name, hexes }: LandPath): LandPath[] =>
  stretches(hexes, (label) => hexAt(land, label)?.known ?? false).map((known) => ({
    kind,
    name,
    hexes: known,
  }));
