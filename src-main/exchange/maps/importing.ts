import type { LeftLine } from '../../../shared/page/imports.ts';
import { isDeepStrictEqual } from 'node:util';
import {
  LONGEST_MAP,
  type MapCounts,
  type MapFile,
  type MapFormat,
  type Meanings,
  type MergeCounts,
} from '../../../shared/campaign/charting/mapFile.ts';
import { Refusal } from '../../../shared/campaign/refusal.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import { wholeLand, wildEncounters } from '../../../shared/campaign/tables/wilds.ts';
import { hexesOf, type Land } from '../../../shared/hex/land.ts';
import type { GivenMap, MapWord } from '../../../shared/page/imports.ts';
import { capital, counted } from '../../../shared/text/words.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { plainLine } from '../plainLine.ts';
import { withPlainNames } from './plainNames.ts';
import { MOST_LETTERS } from '../../../shared/campaign/ids.ts';
import { isSameLand, merged } from './merge.ts';
import { isOwn, wordsOf } from './meanings.ts';
import { formatOf, READERS } from './read.ts';
import { understood, type ReadMap } from './understood.ts';
import { NO_TEXT, type WrittenMap } from './written.ts';

/** What an import would do, and the command that does it. */
export interface MapImport {
  format: MapFormat;
  counts: MapCounts;
  /** In the order of the file. */
  left: LeftLine[];
  words: MapWord[];
  /** Whether the file is a newer version of the land, by what most of its hexes are. */
  isNewer: boolean;
  /** What of the land it changes; null where it takes its place. */
  merged: MergeCounts | null;
  land: Land;
  /** The land has all of it already, from the same file. */
  isSame: boolean;
  /** Why it can’t be imported: `square-map`, `no-map` or `too-many-words`. */
  fault?: Refusal;
  command: { type: 'chart-land'; land: Land; file: MapFile; read: MapCounts; merged?: MergeCounts };
}

/** The name of a file, without the folders before it. */
const baseName = (file: string): string => file.replace(/^.*[/\\]/, '');

/** The name of a land whose file says none: that of the file, without its ending. */
const landName = (file: string): string =>
  capital(
    plainLine(
      baseName(file)
        .replace(/\.[a-z\d]{1,12}$/i, '')
        .replace(/[-_]+/g, ' '),
      MOST_LETTERS,
    ),
  ) || 'Imported map';

/**
 * Reads a map file and what it would do to a campaign; changes nothing. Refuses `no-map` for an empty file, `map-too-long`, `not-text`
 * and `map-too-large`.
 */
export function importMap(campaign: Campaign, system: System, given: GivenMap): MapImport {
  demandText(given.text);
  const format = given.as ?? formatOf(given.text, given.name);
  const written = READERS[format].read(given.text);
  const { mapFile: before, land: mine } = campaign;
  const words = wordsOf(written, { words: { ...before?.words, ...given.words }, terrains: mine.terrains });
  const fault = faultOf(written, words, format);
  const telling = fault ? words.filter(({ on }) => on === 'way') : words;
  const known = { name: landName(given.name), words: telling, terrains: mine.terrains };
  const hasMap = mine.columns.length > 0;
  const old = before && landBefore(campaign, before);
  const readBy = (origin?: MapFile['origin']): ReadMap =>
    understood(written, { ...known, origin, onto: mine });
  const isLike = ({ land }: ReadMap): boolean =>
    hasMap && (isSameLand(mine, land) || (old !== undefined && isSameLand(old, land)));
  const byFile = readBy(before?.origin);
  // What Hexwatch wrote has the map’s own coordinates, not those of the file that it came from.
  const newer = isLike(byFile) ? byFile : before && [readBy()].find(isLike);
  const there = newer ?? byFile;
  const isNewer = newer !== undefined;
  const isMerged = given.how === undefined ? isNewer : given.how === 'merge' && hasMap;
  const read = isMerged || !hasMap ? there : understood(written, known);
  const result = isMerged ? merged(mine, old, read) : undefined;
  const land = result
    ? withPlainNames(withEncounters(result.land, campaign, system, mine.regions))
    : withRegion(read.land, campaign, system);
  const file: MapFile = {
    name: baseName(given.name).slice(0, 200) || 'map',
    format,
    text: given.text,
    words: meaningsOf(words),
    origin: read.origin,
  };
  return {
    format,
    counts: read.counts,
    left: inOrder([...read.left, ...(result?.left ?? [])]),
    words,
    isNewer,
    merged: result?.counts ?? null,
    land,
    isSame: result !== undefined && isNothing(result.counts) && isSameFile(before, file),
    ...(fault && { fault }),
    command: { type: 'chart-land', land, file, read: read.counts, ...(result && { merged: result.counts }) },
  };
}

/** So many lines are told one by one. */
const MOST_LEFT = 10_000;

function inOrder(left: readonly LeftLine[]): LeftLine[] {
  const told = left.toSorted((one, other) => one.line - other.line).slice(0, MOST_LEFT);
  const next = left.length - told.length;
  return next > 0
    ? [...told, { line: told.at(-1)?.line ?? 0, text: '…', why: `${next} more lines after this one` }]
    : told;
}

/** “4 hexes, 1 place, 2 labels, 1 road or river”. */
export const countsInWords = ({ hexes, features, labels, paths }: MapCounts): string =>
  [
    counted(hexes, 'hex', 'hexes'),
    counted(features, 'place'),
    counted(labels, 'label'),
    counted(paths, 'road or river', 'roads and rivers'),
  ].join(', ');

const isNothing = ({ added, changed, ways }: MergeCounts): boolean => added + changed + ways === 0;

const isSameFile = (before: MapFile | undefined, { text, words }: MapFile): boolean =>
  before?.text === text && isDeepStrictEqual(before.words, words);

/** The land as its file had it, by the words and coordinates of then. */
function landBefore(
  { land: mine }: Campaign,
  { name, format, text, words: assigned, origin }: MapFile,
): Land {
  const written = READERS[format].read(text);
  const { terrains } = mine;
  const words = wordsOf(written, { words: assigned, terrains });
  return understood(written, { name: landName(name), words, terrains, origin, onto: mine }).land;
}

const meaningsOf = (words: readonly MapWord[]): Meanings =>
  Object.fromEntries(words.map(({ word, meaning }) => [word, meaning]));

/** A land whose regions have the system’s encounters, but for those that were known before. */
function withEncounters(land: Land, state: Campaign, system: System, known: Land['regions'] = {}): Land {
  const encounters = wildEncounters({ state, system });
  const regions = Object.entries(land.regions).map(
    ([id, region]) => [id, Object.hasOwn(known, id) ? region : { ...region, encounters }] as const,
  );
  return { ...land, regions: Object.fromEntries(regions) };
}

/** A land without regions is one, with the system’s encounters, as a new map is. */
function withRegion(land: Land, state: Campaign, system: System): Land {
  if (Object.keys(land.regions).length > 0) return withEncounters(land, state, system);
  const { id, region } = wholeLand({ state, system }, land.name);
  for (const [, hex] of hexesOf(land)) hex.region = id;
  return { ...land, regions: { [id]: region } };
}

function demandText(text: string): void {
  if (text.trim() === '') throw new Refusal('no-map', 'This file is empty.', 'map');
  if (text.length > LONGEST_MAP)
    throw new Refusal(
      'map-too-long',
      `This file is too large for a map: ${(text.length / 1e6).toFixed(0)} MB, and at most ${LONGEST_MAP / 1e6} can be read.`,
      'map',
    );
  if (text.search(NO_TEXT) !== -1)
    throw new Refusal(
      'not-text',
      'This file is not text in UTF-8. Save it as UTF-8; in Excel, as “CSV UTF-8”.',
      'map',
    );
}

/** So many words can stand for what only this map has; a file in which nearly each is another is no map. */
const MOST_WORDS = 500;

function faultOf(
  { hexes, isSquare }: WrittenMap,
  words: readonly MapWord[],
  format: MapFormat,
): Refusal | undefined {
  const own = words.filter(({ isGuess, meaning }) => isGuess || isOwn(meaning)).length;
  if (isSquare)
    return new Refusal('square-map', 'This map is a grid of squares. Hexwatch has hexes only.', 'map');
  if (hexes.length === 0)
    return new Refusal(
      'no-map',
      format === 'csv'
        ? 'There is no map in this file: no row has a hex such as 0203 in the column “hex”.'
        : 'There is no map in this file: no line begins with a hex such as 0203.',
      'map',
    );
  if (own > MOST_WORDS)
    return new Refusal(
      'too-many-words',
      `Hexwatch doesn’t know ${own} words of this map. At most ${MOST_WORDS} can be assigned. Is it the right file?`,
      'map',
    );
  return undefined;
}
