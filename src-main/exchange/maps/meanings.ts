import type { Meaning, Meanings } from '../../../shared/campaign/charting/mapFile.ts';
import type { MapWord } from '../../../shared/page/imports.ts';
import type { Land, OwnTerrain } from '../../../shared/hex/land.ts';
import { TERRAIN_IDS, TERRAINS, type TerrainId } from '../../../shared/hex/terrain.ts';
import { PALETTES } from '../../../shared/drawing/map/palette/palettes.ts';
import { knownWord } from './words.ts';
import { wordOf, type WrittenMap } from './written.ts';

/** What is known of words besides what usually holds: what somebody assigned, and the land’s terrains. */
export interface Knowledge {
  words: Meanings;
  terrains: Land['terrains'];
}

interface Occurrence {
  times: number;
  /** On how many hexes nothing before it is a ground. */
  alone: number;
}

/** Every word of a map with what it stands for: as it was assigned, as the file or the land has it, as it usually is, or a guess. */
export function wordsOf(map: WrittenMap, knowledge: Knowledge): MapWord[] {
  const settle = settler(map, knowledge);
  const onHexes = new Map<string, Occurrence>();
  for (const { words } of map.hexes) {
    let hasGround = false;
    for (const word of words) {
      const seen = onHexes.get(word) ?? { times: 0, alone: 0 };
      onHexes.set(word, { times: seen.times + 1, alone: seen.alone + (hasGround ? 0 : 1) });
      const meaning = settle(word, 'hex');
      hasGround ||= meaning === undefined || isGround(meaning);
    }
  }
  const onWays = new Map<string, number>();
  for (const { word } of map.ways) onWays.set(word, (onWays.get(word) ?? 0) + 1);
  return [
    ...[...onHexes].map(([word, { times, alone }]): MapWord => {
      const meaning = settle(word, 'hex');
      const isGroundWord = map.grounds.has(word) || alone * 2 > times;
      const guess = isGroundWord ? guessedGround(word) : 'monument';
      return { word, on: 'hex', times, meaning: meaning ?? guess, isGuess: meaning === undefined };
    }),
    ...[...onWays].map(([word, times]): MapWord => {
      const meaning = settle(word, 'way');
      return { word, on: 'way', times, meaning: meaning ?? 'nothing', isGuess: meaning === undefined };
    }),
  ];
}

type Settle = (word: string, on: MapWord['on']) => Meaning | undefined;

function settler(map: WrittenMap, { words, terrains = {} }: Knowledge): Settle {
  const ofLand = new Map(Object.values(terrains).map((own) => [wordOf(own.name), own]));
  const given = new Map(Object.entries(words).map(([word, meaning]) => [wordOf(word), meaning]));
  return (word, on) =>
    given.get(word) ??
    (on === 'hex' ? (map.terrains.get(word) ?? ofLand.get(word)) : undefined) ??
    knownWord(word, on) ??
    (on === 'hex' && map.grounds.get(word) ? guessedGround(word, map.grounds.get(word)) : undefined);
}

const GIVEN: ReadonlySet<unknown> = new Set(TERRAIN_IDS);
export const isTerrain = (meaning: Meaning): meaning is TerrainId => GIVEN.has(meaning);
export const isOwn = (meaning: Meaning): meaning is OwnTerrain => typeof meaning === 'object';
/** Whether it is a terrain, a given one or one of the referee’s own. */
export const isGround = (meaning: Meaning): boolean => isOwn(meaning) || isTerrain(meaning);

/** A terrain of the referee’s own that is called like the word; by its colour, if it has one, it looks like the given one that is nearest. */
function guessedGround(word: string, colour = ''): OwnTerrain {
  const looks = colour === '' ? 'plain' : nearestTo(colour);
  return { name: word.replaceAll('-', ' ').trim().slice(0, 40) || word, looks, counts: looks };
}

function nearestTo(colour: string): TerrainId {
  const { ground } = PALETTES.light;
  const wanted = rgbOf(colour);
  const distanceTo = (id: TerrainId): number =>
    rgbOf(ground[id]).reduce((sum, part, index) => sum + (part - (wanted[index] ?? 0)) ** 2, 0);
  return TERRAIN_IDS.reduce((nearest, id) => (distanceTo(id) < distanceTo(nearest) ? id : nearest));
}

/** Red, green and blue, from 0 to 255, of `#90ee90` or `#9e9`. */
function rgbOf(colour: string): number[] {
  const digits = colour.slice(1);
  const wide = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(wide.slice(at, at + 2), 16));
}

const IN_WORDS: Readonly<Record<string, string>> = { paved: 'paved road', nothing: 'left out' };

/** “forest”, “paved road”, “a terrain of your own, moss, that looks like swamp”. */
export function meaningInWords(meaning: Meaning): string {
  if (!isOwn(meaning)) return isTerrain(meaning) ? TERRAINS[meaning].name : (IN_WORDS[meaning] ?? meaning);
  const { name, looks, counts } = meaning;
  const same = looks === counts ? '' : `, and counts as ${TERRAINS[counts].name}`;
  return `custom terrain “${name}” that looks like ${TERRAINS[looks].name}${same}`;
}
