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
import { ownOf, seenFromAfar, type Looks, type Symbols } from './ground.ts';
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
  /** The terrains of the referee’s own of which they know a hex: what they are called, and how they look. */
  terrains?: Record<string, OwnGround>;
}

interface OwnGround extends Looks {
  name: string;
}

/** A hex that they know, or one beside it: of that they see what its ground is, from afar. */
export type KnownHex =
  | {
      terrain: TerrainId;
      own?: string;
      feature?: { kind: Feature['kind']; name: string; secret: false };
      region?: string;
      known: true;
    }
  | { terrain: TerrainId; symbols?: Symbols; known: false };

type Column = Land['columns'][number];

/**
 * The discovered part of a land, and the ground of the hexes beside it. Columns that did not change are the same objects as before,
 * so that a patch costs what was discovered. Regions and own terrains go by numbers: what the referee calls them inside may be an older
 * name.
 */
export const knownLand = remembered(
  (land: Pick<Land, 'name' | 'columns' | 'paths' | 'regions' | 'labels' | 'terrains'>): KnownLand => {
    const numbers = numbersOf(land.regions);
    const { terrains } = land;
    const columns = land.columns.map((own, x) =>
      knownColumn({ own, west: land.columns[x - 1], east: land.columns[x + 1], numbers, terrains }, x),
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
      ...knownTerrains(land, new Set(columns.flatMap((column) => [...grounds(column)]))),
    };
  },
);

type Numbers = ReadonlyMap<string, string>;
const numbersOf = remembered(
  (all: Readonly<Record<string, unknown>>): Numbers =>
    new Map(Object.keys(all).map((id, index) => [id, String(index + 1)])),
);

/** Those of the referee’s own terrains whose numbers they know; nothing where they know none. */
export function knownTerrains(
  { terrains = {} }: Pick<Land, 'terrains'>,
  numbers: ReadonlySet<string>,
): Pick<KnownLand, 'terrains'> {
  const known = Object.values(terrains).flatMap(({ name, looks, symbols }, index) => {
    const number = String(index + 1);
    return numbers.has(number) ? [[number, { name, looks, ...(symbols && { symbols }) }] as const] : [];
  });
  return known.length > 0 ? { terrains: Object.fromEntries(known) } : {};
}

/** The ground of a hex in which they are or were: how it looks, and which of the referee’s own terrains it is. */
export function groundKnown(
  land: Pick<Land, 'terrains'>,
  hex: Pick<Hex, 'terrain' | 'own'>,
): { terrain: TerrainId; own?: string } {
  const number =
    hex.own !== undefined && ownOf(land, hex) ? numbersOf(land.terrains ?? {}).get(hex.own) : undefined;
  return { terrain: seenFromAfar(land, hex).terrain, ...(number !== undefined && { own: number }) };
}

/** What players see of a column follows from it, from those beside it, and from what regions are called. */
interface From {
  own: Column;
  west: Column | undefined;
  east: Column | undefined;
  numbers: Numbers;
  terrains: Land['terrains'];
}
const made = new WeakMap<Column, { from: From; column: (KnownHex | null)[] }>();

function knownColumn(from: From, x: number): (KnownHex | null)[] {
  const before = made.get(from.own);
  if (
    before &&
    before.from.west === from.west &&
    before.from.east === from.east &&
    before.from.numbers === from.numbers &&
    before.from.terrains === from.terrains
  )
    return before.column;
  const column = from.own.map((hex, y) => {
    if (hex?.known) return knownHex(hex, from);
    return hex && isBesideKnown(from, x, y) ? { ...seenFromAfar(from, hex), known: false as const } : null;
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

const grounds = remembered(
  (column: (KnownHex | null)[]): Set<string> =>
    new Set(column.flatMap((hex) => (hex?.known && hex.own !== undefined ? [hex.own] : []))),
);

function knownHex(hex: Hex, from: Pick<From, 'numbers' | 'terrains'>): KnownHex {
  const { feature, region } = hex;
  const { numbers } = from;
  const number = region === undefined ? undefined : numbers.get(region);
  const open =
    feature && !feature.secret
      ? { kind: feature.kind, name: feature.name, secret: false as const }
      : undefined;
  return {
    ...groundKnown(from, hex),
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
