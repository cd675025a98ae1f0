import { columnRow, labelOf } from './coordinates.ts';
import { hexAt, stretches, type Feature, type Hex, type Land, type LandPath } from './land.ts';
import { seenFromAfar, type Symbols } from './ground.ts';
import { TERRAIN_IDS } from './terrain.ts';

/** A small piece of a land as a campaign’s card carries it: at most `WIDE` by `HIGH` hexes, however large the land is. */
export interface SmallMap {
  /** How many columns and rows of the land lie before it. */
  left: number;
  top: number;
  /** A letter for each hex, a capital where the players know it; a space for none. */
  columns: string[];
  /** How the grounds look that have the letters after those of the given terrains. */
  grounds?: SmallGround[];
  features: { hex: string; kind: Feature['kind'] }[];
  paths: Pick<LandPath, 'kind' | 'hexes'>[];
  party?: string;
}

type SmallGround = ReturnType<typeof seenFromAfar>;

/** A hex of a small map. */
type SmallHex = Hex & { symbols?: Symbols };

const WIDE = 16;
const HIGH = 9;
const FIRST_LETTER = 'a'.charCodeAt(0);

const LETTERS = 26;

/** The place of a ground among the letters; those that look otherwise than given terrains are added as long as there are letters. */
function placeOf({ terrain, symbols }: SmallGround, grounds: SmallGround[]): number {
  const given = TERRAIN_IDS.indexOf(terrain);
  if (symbols === undefined) return given;
  const at = grounds.findIndex((one) => one.terrain === terrain && one.symbols === symbols);
  if (at >= 0) return TERRAIN_IDS.length + at;
  if (TERRAIN_IDS.length + grounds.length >= LETTERS) return given;
  return TERRAIN_IDS.length + grounds.push({ terrain, symbols }) - 1;
}

/** Where a piece of that length begins so that it has a place in its middle and stays within the whole. */
const begin = (middle: number, length: number, whole: number): number =>
  Math.max(0, Math.min(whole - length, Math.round(middle - length / 2)));

/** The piece of a land around the party, or its middle where the party stands nowhere. */
export function smallMapOf(
  land: Pick<Land, 'columns' | 'paths' | 'terrains'>,
  party: string | null,
): SmallMap {
  const rows = Math.max(0, ...land.columns.map((column) => column.length));
  const at = (party && columnRow(party)) || { column: land.columns.length / 2, row: rows / 2 };
  const left = begin(at.column, WIDE, land.columns.length);
  const top = begin(at.row, HIGH, rows);
  const columns = land.columns.slice(left, left + WIDE).map((column) => column.slice(top, top + HIGH));
  const isInside = (hex: string): boolean => {
    const { column = 0, row = 0 } = columnRow(hex) ?? {};
    // A way goes on to the edge of the picture.
    return column >= left && column <= left + WIDE + 1 && row >= top && row <= top + HIGH + 1;
  };
  const grounds: SmallGround[] = [];
  const letterOf = (hex: Hex | null): string => {
    if (!hex) return ' ';
    const letter = String.fromCharCode(FIRST_LETTER + placeOf(seenFromAfar(land, hex), grounds));
    return hex.known ? letter.toUpperCase() : letter;
  };
  return {
    left,
    top,
    columns: columns.map((column) => column.map(letterOf).join('')),
    ...(grounds.length > 0 && { grounds }),
    features: columns.flatMap((column, x) =>
      column.flatMap((hex, y) =>
        hex?.feature && (hex.known || !hex.feature.secret)
          ? [{ hex: labelOf(left + x + 1, top + y + 1), kind: hex.feature.kind }]
          : [],
      ),
    ),
    paths: land.paths.flatMap(({ kind, hexes }) =>
      stretches(hexes, isInside).map((part) => ({ kind, hexes: part })),
    ),
    ...(party ? { party } : {}),
  };
}

/** The land that a small map shows, at the places where it lies; there is none around it. */
export function landOf({ left, top, columns, grounds, features, paths }: SmallMap): {
  columns: (SmallHex | null)[][];
  paths: LandPath[];
} {
  const land = {
    columns: [
      ...Array.from({ length: left }, () => []),
      ...columns.map((letters) => [
        ...Array.from({ length: top }, () => null),
        ...Array.from(letters, (letter) => hexOf(letter, grounds)),
      ]),
    ],
    paths: paths.map((path) => ({ name: '', ...path })),
  };
  for (const { hex: label, kind } of features) {
    const hex = hexAt(land, label);
    if (hex) hex.feature = { kind, name: kind, secret: false };
  }
  return land;
}

function hexOf(letter: string, grounds: readonly SmallGround[] = []): SmallHex | null {
  const place = letter.toLowerCase().charCodeAt(0) - FIRST_LETTER;
  const terrain = TERRAIN_IDS[place];
  const ground = terrain ? { terrain } : grounds[place - TERRAIN_IDS.length];
  return ground ? { ...ground, known: letter !== letter.toLowerCase() } : null;
}
