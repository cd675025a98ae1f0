import type { Meaning } from '../../../shared/campaign/charting/mapFile.ts';
import { PLACE_WORDS } from '../../../shared/hex/placeWords.ts';
import type { TerrainId } from '../../../shared/hex/terrain.ts';

/** Words of map files as Text Mapper’s own libraries have them, by what they stand for. */
const TERRAIN_WORDS: Readonly<Record<TerrainId, string>> = {
  plain:
    'plain empty plains default clear grass gras grasslands steppe grassland steppes meadow savanna savannah prairie soil light-soil dry green light-green dark-green island',
  farmland: 'farmland farm farms field fields cropland grazing-land dark-soil',
  heath: 'heath bush bushes brush brushland scrub shrubland rough rough-land',
  moor: 'moor moors tundra',
  forest:
    'forest forests wood woods woodland woodlands tree trees fir firs fir-forest light-deciduous-forest light-evergreen-forest dead-forest',
  hills: 'hills hill green-hill green-hills grey light-grey dark-grey hill-caves green-hill-caves',
  jungle: 'jungle jungles deep-forest heavy-deciduous-forest heavy-evergreen-forest',
  mountain:
    'mountain mountains peak mountain-ridge mountain-ridges mountain-caves volcano volcanoes inactive-volcano extinct-volcano rock',
  swamp: 'swamp swamps marsh marshes wetland wetlands fen fens bog mud-flats cattails blue-green',
  desert:
    'desert deserts sand dust dune dunes sandy-dunes sandy-deserts rocky-deserts dead-lands barren-land barren-lands wasteland badlands',
  snow: 'snow snow-field glacier ice white',
  water: 'water open-water sea deep-sea ocean lake coast coastal',
};

const WAY_WORDS = {
  road: 'road trail track path trail-down trail-right',
  paved: 'paved paved-road highway',
  river: 'river stream creek',
  nothing: 'border borders canyon cliff cliffs wall coastline',
} as const;

/** Marks that say nothing of the ground. */
const NOTHING_WORDS = 'shadow zone striped flag arrow star poisoned cliff cliffs fin';

const WOODED_HILLS = { name: 'wooded hills', looks: 'forest', symbols: 'hills', counts: 'hills' } as const;
const WOODED_MOUNTAINS = {
  name: 'wooded mountains',
  looks: 'forest',
  symbols: 'mountain',
  counts: 'mountain',
} as const;
const JUNGLE_HILLS = { name: 'jungle hills', looks: 'jungle', symbols: 'hills', counts: 'jungle' } as const;

const OWN_WORDS: readonly (readonly [words: string, meaning: Meaning])[] = [
  ['forest-hill fir-hill deciduous-forest-hill evergreen-forest-hill dead-forest-hill', WOODED_HILLS],
  ['forest-mountain forest-mountains fir-mountain fir-mountains', WOODED_MOUNTAINS],
  ['jungle-hill jungle-hills', JUNGLE_HILLS],
];

type Known = ReadonlyMap<string, Meaning>;

const listed = (words: Readonly<Record<string, string>>): [string, Meaning][] =>
  Object.entries(words).flatMap(([meaning, all]) =>
    all.split(' ').map((word): [string, Meaning] => [word, meaning as Meaning]),
  );

const ON_HEXES: Known = new Map([
  ...listed(TERRAIN_WORDS),
  ...listed(PLACE_WORDS),
  ...listed({ nothing: NOTHING_WORDS }),
  ...OWN_WORDS.flatMap(([words, meaning]) =>
    words.split(' ').map((word): [string, Meaning] => [word, meaning]),
  ),
]);
const OF_WAYS: Known = new Map(listed(WAY_WORDS));

/** Without what only says how a word is drawn: `capital-city-small-scale`, `gras-3`, `swamp2`. */
const plainest = (word: string): string =>
  word
    .replace(/^capital-/, '')
    .replace(/-(?:small-scale|util|pattern)$/, '')
    .replace(/-?\d{1,3}$/, '');

/** What a word stands for on a hex, or on what runs through hexes; undefined where it is unknown. */
export const knownWord = (word: string, on: 'hex' | 'way'): Meaning | undefined => {
  const words = on === 'hex' ? ON_HEXES : OF_WAYS;
  return words.get(word) ?? words.get(plainest(word));
};
