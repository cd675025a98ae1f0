import { PALETTES } from '../../../../shared/drawing/map/palette/palettes.ts';
import { hexesIn, hexesOf, type Hex, type Land } from '../../../../shared/hex/land.ts';
import { TERRAIN_IDS } from '../../../../shared/hex/terrain.ts';
import type { HexLabel } from '../../../../shared/hex/coordinates.ts';
import { writtenSpot } from './coordinates.ts';
import { GROUND_SIGNS, PLACE_SIGNS, WAY_SIGNS } from './signs.ts';
import { OWN_LINE } from './ownLines.ts';

/** Sizes of small, usual and large letters in points. */
const POINTS = { 1: 12, 2: 20, 3: 32 } as const;
const HEXES_OF_LINE = 200;

/** A name between quotation marks, which it can have none of, on one line. */
const quoted = (words: string): string => `"${words.replace(/["“”]/g, '’').replace(/\s+/g, ' ').trim()}"`;

/** The word for a terrain of the referee’s own: its id, unless that is what a place is called. */
const ownWord = (id: string): string => (id in PLACE_SIGNS ? `${id}-ground` : id);
const groundWord = ({ terrain, own }: Hex): string => (own === undefined ? terrain : ownWord(own));

/**
 * A land as a map of Text Mapper that reads back as the same land: ground, places, labels, roads and rivers; in comments regions,
 * terrains of one’s own and what is secret. Notes, and what players know, are in CSV only.
 */
export function writeTextMapper(land: Land): string {
  const labels = new Map((land.labels ?? []).map((label) => [label.hex, label]));
  const hexes = [...hexesOf(land)].map(([at, hex]) => {
    const label = labels.get(at);
    return [
      writtenSpot(at),
      groundWord(hex),
      ...(hex.feature ? [hex.feature.kind, quoted(hex.feature.name)] : []),
      ...(label ? [quoted(label.words), ...(label.size === 2 ? [] : [POINTS[label.size]])] : []),
    ].join(' ');
  });
  const ways = land.paths.map(({ kind, name, hexes: way }) =>
    [way.map((at) => writtenSpot(at)).join('-'), kind, ...(name === '' ? [] : [quoted(name)])].join(' '),
  );
  return `${[...drawing(land), '', ...hexes, '', ...ways, '', ...ownLines(land)].join('\n')}\n`;
}

/** How Text Mapper draws each word. */
function drawing(land: Land): string[] {
  const { ground } = PALETTES.light;
  const grounds = TERRAIN_IDS.flatMap((id) => [
    `${id} attributes fill="${ground[id]}"`,
    ...(GROUND_SIGNS[id] === undefined ? [] : [`${id} path ${GROUND_SIGNS[id]}`]),
  ]);
  const own = Object.entries(land.terrains ?? {}).map(
    ([id, { looks }]) => `${ownWord(id)} attributes fill="${ground[looks]}"`,
  );
  return [
    'text font-family="sans-serif" font-size="12pt"',
    `label font-family="sans-serif" font-size="${POINTS[2]}pt"`,
    'glow fill="none" stroke="white" stroke-width="3pt"',
    'default attributes fill="none" stroke="#8d7b63" stroke-width="1"',
    'default path attributes fill="none" stroke="#3f3a2c" stroke-width="3"',
    ...grounds,
    ...own,
    ...Object.entries<string>(PLACE_SIGNS).map(([kind, path]) => `${kind} path ${path}`),
    ...Object.entries<string>(WAY_SIGNS).map(([kind, stroke]) => `${kind} path attributes ${stroke}`),
  ];
}

/** What only Hexwatch reads. */
function ownLines(land: Land): string[] {
  const secret = [...hexesOf(land)].flatMap(([at, { feature }]) => (feature?.secret ? [at] : []));
  const listed = (hexes: readonly HexLabel[], line: (list: string) => string): string[] =>
    Array.from({ length: Math.ceil(hexes.length / HEXES_OF_LINE) }, (_all, part) =>
      line(
        hexes
          .slice(part * HEXES_OF_LINE, (part + 1) * HEXES_OF_LINE)
          .map((at) => writtenSpot(at))
          .join(' '),
      ),
    );
  return [
    `${OWN_LINE} land ${quoted(land.name)}`,
    ...Object.entries(land.terrains ?? {}).map(
      ([id, own]) => `${OWN_LINE} terrain ${ownWord(id)} ${JSON.stringify(own)}`,
    ),
    ...Object.entries(land.regions).flatMap(([id, { name }]) =>
      listed(hexesIn(land, id), (list) => `${OWN_LINE} region ${list} ${quoted(name)}`),
    ),
    ...listed(secret, (list) => `${OWN_LINE} secret ${list}`),
  ];
}
