import type { LeftLine } from '../../../shared/page/imports.ts';
import { PLACE_KINDS, WAY_KINDS, type MapCounts } from '../../../shared/campaign/charting/mapFile.ts';
import { freshId } from '../../../shared/campaign/ids.ts';
import { Refusal } from '../../../shared/campaign/refusal.ts';
import { columnRow, type HexLabel } from '../../../shared/hex/coordinates.ts';
import {
  FeatureSchema,
  hexAt,
  LandLabelSchema,
  type Feature,
  type Hex,
  type Land,
  type LandPath,
  type OwnTerrain,
} from '../../../shared/hex/land.ts';
import { TERRAINS } from '../../../shared/hex/terrain.ts';
import { capital } from '../../../shared/text/words.ts';
import type { MapWord } from '../../../shared/page/imports.ts';
import { isOwn, isTerrain } from './meanings.ts';
import { isWithin, labelFor, originOf, tooFar, type Origin } from './origin.ts';
import { waysOf } from './ways.ts';
import { spotKey, type Lettering, type Line, type WrittenHex, type WrittenMap } from './written.ts';

/** A map file, understood. */
export interface ReadMap {
  land: Land;
  /** The line on which each hex stands. */
  lines: ReadonlyMap<HexLabel, Line>;
  counts: MapCounts;
  /** What was not understood, in the order of the file. */
  left: LeftLine[];
  origin: Origin;
}

export const MOST_HEXES = 40_000;
const MOST_LABELS_OF_HEX = 1;

/** What a hex of the file comes to, before it has its place. */
interface Drawn {
  hex: Hex;
  label: Lettering | undefined;
}

/** What it takes to understand one hex after the other. */
interface Reader {
  words: ReadonlyMap<string, MapWord['meaning']>;
  terrains: Record<string, OwnTerrain>;
  idOf: (own: OwnTerrain) => string;
  left: LeftLine[];
}

/** What a map is understood by: its words, the land’s own terrains, and what it is called where it says no name. */
interface Understanding {
  name: string;
  words: readonly MapWord[];
  terrains: Land['terrains'];
}

/**
 * The land of a map file by what its words stand for. Refuses `map-too-large`.
 * Hexes that are written twice are one, with the words of both, as Text Mapper draws them over one another.
 */
export function understood(
  map: WrittenMap,
  { name, words, terrains }: Understanding,
  before?: Origin,
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
  const drawn = drawnHexes(near, origin, reader);
  const land = laidOut(map.name ?? name, drawn, reader.terrains);
  land.paths = waysOf(near.ways, origin, reader, (label) => hexAt(land, label) !== undefined);
  const hexes = [...drawn.values()];
  const counts = {
    hexes: hexes.length,
    features: hexes.filter(({ drawn: { hex } }) => hex.feature).length,
    labels: land.labels?.length ?? 0,
    paths: land.paths.length,
  };
  left.sort((one, other) => one.line - other.line);
  const lines = new Map([...drawn].map(([label, { line }]) => [label, line]));
  return { land, lines, counts, left, origin };
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

function drawnHexes(
  { hexes, regions, secrets }: WrittenMap,
  origin: Origin,
  reader: Reader,
): Map<HexLabel, { drawn: Drawn; line: Line; region: string | undefined }> {
  const written = new Map<HexLabel, WrittenHex[]>();
  for (const hex of hexes) {
    const label = labelFor(hex.spot, origin);
    const all = label === undefined ? undefined : written.get(label);
    if (label === undefined) reader.left.push(tooFar(hex));
    else if (all) all.push(hex);
    else written.set(label, [hex]);
  }
  return new Map(
    [...written].flatMap(([label, all]) => {
      const hex = together(all);
      if (!hex) return [];
      const key = spotKey(hex.spot);
      const drawn = drawnHex(hex, secrets.has(key), reader);
      return [[label, { drawn, line: { line: hex.line, text: hex.text }, region: regions.get(key) }]];
    }),
  );
}

/** One hex of all that is written of it, with the line of the last. */
function together(all: readonly WrittenHex[]): WrittenHex | undefined {
  const last = all.at(-1);
  return (
    last && {
      ...last,
      words: all.flatMap(({ words }) => words),
      names: all.flatMap(({ names }) => names),
      note: all.flatMap(({ note }) => note ?? []).join('\n'),
    }
  );
}

function drawnHex(written: WrittenHex, isSecret: boolean, { words, idOf, left }: Reader): Drawn {
  const leave = (why: string): void =>
    void left.push({ line: written.line, text: written.text.slice(0, 160), why });
  const hex: Hex = { terrain: 'plain', known: written.isKnown ?? false };
  let kind: Feature['kind'] | undefined;
  let called = '';
  for (const word of written.words) {
    const meaning = words.get(`hex ${word}`) ?? 'nothing';
    if (isOwn(meaning)) {
      hex.terrain = meaning.counts;
      hex.own = idOf(meaning);
    } else if (isTerrain(meaning)) {
      hex.terrain = meaning;
      delete hex.own;
    } else if (isPlace(meaning)) {
      if (kind === undefined) [kind, called] = [meaning, capital(word.replaceAll('-', ' '))];
      else leave(`a hex has one place; “${word}” is left out`);
    } else if (isWay(meaning)) leave(`“${word}” runs through several hexes; write it as 0101-0203 ${word}`);
  }
  const [named, ...others] = kind === undefined ? [undefined, ...written.names] : written.names;
  if (kind !== undefined) {
    const feature = FeatureSchema.safeParse({ kind, name: named?.words ?? called, secret: isSecret });
    if (feature.success) hex.feature = feature.data;
    else leave('the name of the place is too long');
  }
  const labels = others.filter((one) => one !== undefined);
  if (labels.length > MOST_LABELS_OF_HEX) leave('a hex has one label; the others are left out');
  const label = labels[0];
  const isFit = label && LandLabelSchema.shape.words.safeParse(label.words).success;
  if (label && !isFit) leave('the label is too long, or has characters that can’t be drawn');
  if (written.note) hex.note = written.note.slice(0, 10_000);
  return { hex, label: isFit ? label : undefined };
}

const isPlace = (meaning: unknown): meaning is Feature['kind'] =>
  PLACE_KINDS.some((kind) => kind === meaning);
const isWay = (meaning: unknown): meaning is LandPath['kind'] => WAY_KINDS.some((kind) => kind === meaning);

function laidOut(
  name: string,
  drawn: ReadonlyMap<HexLabel, { drawn: Drawn; line: Line; region: string | undefined }>,
  terrains: Record<string, OwnTerrain>,
): Land {
  let [wide, high] = [0, 0];
  for (const label of drawn.keys()) {
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
  for (const [
    at,
    {
      drawn: { hex, label },
      region,
    },
  ] of drawn) {
    const { column = 0, row = 0 } = columnRow(at) ?? {};
    if (region !== undefined) {
      const id = regionIds.get(region) ?? freshId(region, 'region', regions);
      regionIds.set(region, id);
      regions[id] ??= { name: region.slice(0, 200), dangerous: true, encounters: [] };
      hex.region = id;
    }
    const place = columns[column - 1];
    if (place) place[row - 1] = hex;
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
