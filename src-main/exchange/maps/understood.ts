import type { MapCounts } from '../../../shared/campaign/charting/mapFile.ts';
import { freshId } from '../../../shared/campaign/ids.ts';
import { Refusal } from '../../../shared/campaign/refusal.ts';
import { columnRow, type HexLabel } from '../../../shared/hex/coordinates.ts';
import { hexAt, putHex, type Hex, type Land, type OwnTerrain } from '../../../shared/hex/land.ts';
import { TERRAINS } from '../../../shared/hex/terrain.ts';
import type { LeftLine, MapWord } from '../../../shared/page/imports.ts';
import { drawnHex, type Drawn, type Reader } from './drawnHex.ts';
import { isWithin, labelFor, offPaper, originOf, tooFar, type Origin } from './origin.ts';
import { waysOf, type ReadWay } from './ways.ts';
import { withPlainNames } from './plainNames.ts';
import { spotKey, type Line, type WrittenHex, type WrittenMap } from './written.ts';

/** A map file, understood. */
export interface ReadMap {
  land: Land;
  /** The line on which each hex stands. */
  lines: ReadonlyMap<HexLabel, Line>;
  ways: readonly ReadWay[];
  counts: MapCounts;
  /** What was not understood, in the order of the file. */
  left: LeftLine[];
  origin: Origin;
}

const MOST_HEXES = 40_000;

/** What a map is understood by: its words, the land’s own terrains, and what it is called where it says no name. */
interface Understanding {
  name: string;
  words: readonly MapWord[];
  terrains: Land['terrains'];
  /** Where a version before lay. */
  origin?: Origin | undefined;
  /** A land whose hexes roads and rivers may run through as well. */
  onto?: Land | undefined;
}

/**
 * The land of a map file by what its words stand for. Refuses `map-too-large`.
 * Hexes that are written twice are one, with the words of both, as Text Mapper draws them over one another.
 */
export function understood(
  map: WrittenMap,
  { name, words, terrains, origin: before, onto }: Understanding,
): ReadMap {
  const far = [
    ...map.hexes.filter(({ spot }) => !isWithin(spot)),
    ...map.ways.filter(({ spots }) => !spots.every(isWithin)),
  ];
  const near = {
    ...map,
    hexes: map.hexes.filter(({ spot }) => isWithin(spot)),
    ways: map.ways.filter(({ spots }) => spots.every(isWithin)),
  };
  const origin = originOf(near, before);
  const left = [...map.left, ...far.map(tooFar)];
  const reader = { ...readerOf(words, terrains), left };
  const placed = drawnHexes(near, origin, reader);
  const land = withPlainNames(laidOut(map.name ?? name, placed, reader.terrains));
  const isOnMap = (label: HexLabel): boolean =>
    (hexAt(land, label) ?? (onto && hexAt(onto, label))) !== undefined;
  const ways = waysOf(near.ways, origin, reader, isOnMap);
  land.paths = ways.map(({ path }) => path);
  const hexes = [...placed.values()];
  const counts = {
    hexes: hexes.length,
    features: hexes.filter(({ hex }) => hex.feature).length,
    labels: land.labels?.length ?? 0,
    paths: land.paths.length,
  };
  left.sort((one, other) => one.line - other.line);
  const lines = new Map([...placed].map(([label, { line }]) => [label, line]));
  return { land, lines, ways, counts, left, origin };
}

function readerOf(words: readonly MapWord[], known: Land['terrains'] = {}): Omit<Reader, 'left'> {
  const terrains: Record<string, OwnTerrain> = {};
  const ids = new Map(Object.entries(known).map(([id, { name }]) => [name.toLowerCase(), id]));
  const idOf = (own: OwnTerrain): string => {
    const key = own.name.toLowerCase();
    const id = ids.get(key) ?? freshId(own.name, 'terrain', { ...TERRAINS, ...known, ...terrains });
    ids.set(key, id);
    terrains[id] ??= known[id] ?? own;
    return id;
  };
  return { words: new Map(words.map(({ word, on, meaning }) => [`${on} ${word}`, meaning])), terrains, idOf };
}

/** The hexes of a map by where they lie, each with its line and the name of its region. */
type Placed = ReadonlyMap<HexLabel, Drawn & { line: Line; region: string | undefined }>;

function drawnHexes({ hexes, regions, secrets }: WrittenMap, origin: Origin, reader: Reader): Placed {
  const written = new Map<HexLabel, WrittenHex[]>();
  for (const hex of hexes) {
    const label = labelFor(hex.spot, origin);
    const all = label === undefined ? undefined : written.get(label);
    if (label === undefined) reader.left.push(offPaper(hex, origin));
    else if (all) all.push(hex);
    else written.set(label, [hex]);
  }
  return new Map(
    [...written].flatMap(([label, all]) => {
      const last = all.at(-1);
      if (!last) return [];
      const key = spotKey(last.spot);
      const drawn = drawnHex(all, secrets.has(key), reader);
      const region = all.findLast((one) => one.region !== undefined)?.region ?? regions.get(key);
      return [[label, { ...drawn, line: { line: last.line, text: last.text }, region }]];
    }),
  );
}

function laidOut(name: string, placed: Placed, terrains: Record<string, OwnTerrain>): Land {
  let [wide, high] = [0, 0];
  for (const label of placed.keys()) {
    const { column = 0, row = 0 } = columnRow(label) ?? {};
    [wide, high] = [Math.max(wide, column), Math.max(high, row)];
  }
  if (wide * high > MOST_HEXES)
    throw new Refusal(
      'map-too-large',
      `This map is too large: ${wide} columns and ${high} rows. At most 200 × 200 hexes can be drawn.`,
      'map',
    );
  const columns: Land['columns'] = Array.from({ length: wide }, () => Array<Hex | null>(high).fill(null));
  const regions: Land['regions'] = {};
  const labels: NonNullable<Land['labels']> = [];
  const regionIds = new Map<string, string>();
  for (const [at, { hex, label, region }] of placed) {
    if (region !== undefined) {
      const id = regionIds.get(region) ?? freshId(region, 'region', regions);
      regionIds.set(region, id);
      regions[id] ??= { name: region.slice(0, 200), dangerous: true, encounters: [] };
      hex.region = id;
    }
    putHex({ columns }, at, hex);
    if (label) labels.push({ hex: at, ...label });
  }
  return {
    name,
    columns,
    paths: [],
    regions,
    sites: {},
    ...(labels.length > 0 && { labels }),
    ...(Object.keys(terrains).length > 0 && { terrains }),
  };
}
