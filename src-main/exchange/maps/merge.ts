import type { LeftLine } from '../../../shared/page/imports.ts';
import type { MergeCounts } from '../../../shared/campaign/charting/mapFile.ts';
import { DIRECTIONS, neighbour, type HexLabel } from '../../../shared/hex/coordinates.ts';
import { groundName } from '../../../shared/hex/ground.ts';
import {
  hexAt,
  hexesOf,
  putHex,
  type Hex,
  type Land,
  type LandLabel,
  type LandPath,
} from '../../../shared/hex/land.ts';
import { freshId } from '../../../shared/campaign/ids.ts';
import type { ReadMap } from './understood.ts';
import type { ReadWay } from './ways.ts';
import { shortened, type Line } from './written.ts';

export interface Merged {
  land: Land;
  counts: MergeCounts;
  /** Where somebody changed what the file changed too: theirs stayed. */
  left: LeftLine[];
}

/** What of a hex the file says, each a text that is the same where nothing changed. */
interface Facets {
  ground: string;
  place: string;
  label: string;
  note: string;
  region: string;
}
type Facet = keyof Facets;

const FACETS: Readonly<Record<Facet, string>> = {
  ground: 'terrain',
  place: 'place',
  label: 'label',
  note: 'note',
  region: 'region',
};
const NAMES = Object.keys(FACETS) as Facet[];

const NOTHING: Facets = { ground: '', place: '', label: '', note: '', region: '' };

function facetsOf(land: Land, hex: Hex | undefined, label: LandLabel | undefined): Facets {
  if (!hex) return NOTHING;
  const { feature, region, note = '' } = hex;
  return {
    ground: groundName(land, hex),
    place: feature ? `${feature.kind} ${feature.name}` : '',
    label: label ? `${label.size} ${label.words}` : '',
    note,
    region: region === undefined ? '' : (land.regions[region]?.name ?? ''),
  };
}

/** Whether a map is a newer version of another one: most of its hexes have the same ground there. */
export function isSameLand(land: Land, other: Land): boolean {
  let [all, same] = [0, 0];
  for (const [at, hex] of hexesOf(other)) {
    all += 1;
    const here = hexAt(land, at);
    if (here && groundName(land, here) === groundName(other, hex)) same += 1;
  }
  return all > 0 && same * 2 >= all;
}

/**
 * A land with what a newer version of its map file changed since the one before. What people did stays: notes, what players know,
 * sites, secrets, and all that they changed where the file did not; where both changed the same, theirs stays and is told. Hexes that
 * are gone from the file stay too. Without a version before, only what the file says counts, and nothing is taken away.
 */
export function merged(mine: Land, before: Land | undefined, { land: read, lines, ways }: ReadMap): Merged {
  const counts: MergeCounts = { added: 0, changed: 0, kept: 0, gone: 0, ways: 0 };
  const left: LeftLine[] = [];
  const sight = (land: Land): Sight => sightOf(land, mine.name);
  const versions = { mine: sight(mine), before: before && sight(before), read: sight(read) };
  const land = paperFor(mine, read);
  const labels = new Map(versions.mine.labels);
  for (const [at, theirs] of hexesOf(read)) {
    const here = hexAt(mine, at);
    const { changed, kept } = differences(versions, at);
    if (here === undefined) counts.added += 1;
    else if (changed.length > 0) counts.changed += 1;
    const line = lines.get(at);
    if (kept.length > 0) counts.kept += 1;
    const isKnown = !before || hexAt(before, at) !== undefined;
    if (kept.length > 0 && line) left.push(isKnown ? keptLine(line, kept) : backLine(line));
    if (here && changed.length === 0) continue;
    putHex(land, at, here ? withChanges(here, theirs, changed) : { ...theirs });
    if (!here || changed.includes('region')) setRegion(land, at, read);
    if (here && !changed.includes('label')) continue;
    const label = versions.read.labels.get(at);
    if (label) labels.set(at, label);
    else labels.delete(at);
  }
  for (const [at] of before ? hexesOf(before) : []) if (!hexAt(read, at) && hexAt(mine, at)) counts.gone += 1;
  const { labels: _labels, ...rest } = land;
  const { paths, count, stay } = mergedWays(mine.paths, before?.paths ?? [], ways);
  counts.ways = count;
  left.push(...stay.map(({ line }) => ({ ...line, why: 'you changed it on the map, and that stays' })));
  return { land: { ...rest, paths, ...(labels.size > 0 && { labels: [...labels.values()] }) }, counts, left };
}

/** A land with its labels by their hexes. */
interface Sight {
  land: Land;
  labels: ReadonlyMap<HexLabel, LandLabel>;
  hasRegions: boolean;
  /** The name of a region that says nothing: that of the land, which it is in where its file names none. */
  whole: string;
}
const sightOf = (land: Land, whole: string): Sight => ({
  land,
  whole,
  labels: new Map((land.labels ?? []).map((label) => [label.hex, label])),
  hasRegions: Object.keys(land.regions).length > 0,
});

function facetsAt({ land, labels, whole }: Sight, at: HexLabel): Facets {
  const facets = facetsOf(land, hexAt(land, at), labels.get(at));
  return facets.region === whole ? { ...facets, region: '' } : facets;
}

/** What the file changed on a hex, and what of that somebody had changed before, so that it stays. */
function differences(
  { mine, before, read }: { mine: Sight; before: Sight | undefined; read: Sight },
  at: HexLabel,
): { changed: Facet[]; kept: Facet[] } {
  const [now, wished] = [facetsAt(mine, at), facetsAt(read, at)];
  const old = before && facetsAt(before, at);
  // Not every file has notes or regions, so that none is removed by one that has it not.
  const isSaid = (name: Facet): boolean => name !== 'note' && (name !== 'region' || read.hasRegions);
  const isWished = (name: Facet): boolean =>
    old && isSaid(name) ? wished[name] !== old[name] : wished[name] !== '' && wished[name] !== old?.[name];
  const isTheirs = (name: Facet): boolean =>
    old ? now[name] !== old[name] : name === 'note' && now.note !== '';
  const wanted = NAMES.filter((name) => isWished(name) && wished[name] !== now[name]);
  const isNew = !hexAt(mine.land, at);
  return {
    changed: wanted.filter((name) => isNew || !isTheirs(name)),
    kept: wanted.filter((name) => !isNew && isTheirs(name)),
  };
}

const keptLine = ({ line, text }: Line, kept: readonly Facet[]): LeftLine => ({
  line,
  text: shortened(text),
  why: `you changed its ${kept.map((name) => FACETS[name]).join(' and ')} on the map, and that stays`,
});

const backLine = ({ line, text }: Line): LeftLine => ({
  line,
  text: shortened(text),
  why: 'the version before had no such hex, and what is on the map stays',
});

/** The land on paper that is large enough for both. */
function paperFor(mine: Land, read: Land): Land {
  const wide = Math.max(mine.columns.length, read.columns.length);
  const high = Math.max(0, ...[...mine.columns, ...read.columns].map(({ length }) => length));
  return {
    ...mine,
    columns: Array.from({ length: wide }, (_all, x) =>
      Array.from({ length: high }, (_one, y) => mine.columns[x]?.[y] ?? null),
    ),
    regions: { ...mine.regions },
    ...((mine.terrains ?? read.terrains) && { terrains: { ...read.terrains, ...mine.terrains } }),
  };
}

function withChanges(here: Hex, theirs: Hex, changed: readonly Facet[]): Hex {
  const hex = { ...here };
  if (changed.includes('ground')) {
    hex.terrain = theirs.terrain;
    if (theirs.own === undefined) delete hex.own;
    else hex.own = theirs.own;
  }
  if (changed.includes('place')) placeOn(hex, theirs);
  if (changed.includes('note')) hex.note = theirs.note ?? '';
  return hex;
}

/** Regions go by their names. Where the file has none, new hexes are in the region beside them, or in the only one. */
function setRegion(land: Land, at: HexLabel, read: Land): void {
  const hex = hexAt(land, at);
  const wished = hexAt(read, at)?.region;
  const region = wished === undefined ? undefined : read.regions[wished];
  if (!hex) return;
  const ids = Object.keys(land.regions);
  if (wished === undefined || !region) {
    const beside = DIRECTIONS.map(({ id }) => hexAt(land, neighbour(at, id) ?? '')?.region).find(
      (region) => region !== undefined && region in land.regions,
    );
    const one = beside ?? (ids.length === 1 ? ids[0] : undefined);
    if (one === undefined) delete hex.region;
    else hex.region = one;
    return;
  }
  const id =
    ids.find((one) => land.regions[one]?.name === region.name) ??
    freshId(region.name, 'region', land.regions);
  land.regions[id] ??= region;
  hex.region = id;
}

const keyOf = ({ kind, name, hexes }: LandPath): string => `${kind} ${name} ${hexes.join('-')}`;

/** The steps of a way from hex to hex, whichever way round. */
const stepsOf = ({ kind, hexes }: LandPath): string[] =>
  hexes.slice(1).map((to, index) => {
    const from = hexes[index] ?? '';
    return `${kind} ${from < to ? `${from}-${to}` : `${to}-${from}`}`;
  });

/**
 * Roads and rivers that the file has no more are gone, new ones are there, and those that were drawn on the map stay. One that was changed
 * on the map stays as it is there, though the file changed it too.
 */
function mergedWays(
  mine: readonly LandPath[],
  before: readonly LandPath[],
  read: readonly ReadWay[],
): { paths: LandPath[]; count: number; stay: ReadWay[] } {
  const keysOf = (paths: readonly LandPath[]): Set<string> => new Set(paths.map(keyOf));
  const [old, wished, now] = [keysOf(before), keysOf(read.map(({ path }) => path)), keysOf(mine)];
  const touched = new Set(before.filter((path) => !now.has(keyOf(path))).flatMap(stepsOf));
  const news = read.filter(({ path }) => !old.has(keyOf(path)) && !now.has(keyOf(path)));
  const stay = news.filter(({ path }) => stepsOf(path).some((step) => touched.has(step)));
  const added = news.filter((way) => !stay.includes(way)).map(({ path }) => path);
  const kept = mine.filter((path) => !old.has(keyOf(path)) || wished.has(keyOf(path)));
  return { paths: [...kept, ...added], count: added.length + mine.length - kept.length, stay };
}

/** Another place on a hex; its site and its secret stay where there was one. */
function placeOn(hex: Hex, { feature }: Hex): void {
  const before = hex.feature;
  if (!feature) delete hex.feature;
  else
    hex.feature = {
      ...feature,
      ...(before && { secret: before.secret }),
      ...(before?.site !== undefined && { site: before.site }),
    };
}
