import { columnRow, labelOf } from './coordinates.ts';
import { hexAt, stretches, type Feature, type Hex, type Land, type LandPath } from './land.ts';
import { TERRAIN_IDS } from './terrain.ts';

/** A small piece of a land as a campaign’s card carries it: at most `WIDE` by `HIGH` hexes, however large the land is. */
export interface SmallMap {
  /** How many columns and rows of the land lie before it. */
  left: number;
  top: number;
  /** A letter for each hex, a capital where the players know it; a space for none. */
  columns: string[];
  features: { hex: string; kind: Feature['kind'] }[];
  paths: Pick<LandPath, 'kind' | 'hexes'>[];
  party?: string;
}

const WIDE = 16;
const HIGH = 9;
const FIRST_LETTER = 'a'.charCodeAt(0);

const letterOf = (hex: Hex | null | undefined): string => {
  if (!hex) return ' ';
  const letter = String.fromCharCode(FIRST_LETTER + TERRAIN_IDS.indexOf(hex.terrain));
  return hex.known ? letter.toUpperCase() : letter;
};

/** Where a piece of that length begins so that it has a place in its middle and stays within the whole. */
const begin = (middle: number, length: number, whole: number): number =>
  Math.max(0, Math.min(whole - length, Math.round(middle - length / 2)));

/** The piece of a land around the party, or its middle where the party stands nowhere. */
export function smallMapOf(land: Pick<Land, 'columns' | 'paths'>, party: string | null): SmallMap {
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
  return {
    left,
    top,
    columns: columns.map((column) => column.map(letterOf).join('')),
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
export function landOf({ left, top, columns, features, paths }: SmallMap): Pick<Land, 'columns' | 'paths'> {
  const land: Pick<Land, 'columns' | 'paths'> = {
    columns: [
      ...Array.from({ length: left }, () => []),
      ...columns.map((letters) => [
        ...Array.from({ length: top }, () => null),
        ...Array.from(letters, hexOf),
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

function hexOf(letter: string): Hex | null {
  const terrain = TERRAIN_IDS[letter.toLowerCase().charCodeAt(0) - FIRST_LETTER];
  return terrain ? { terrain, known: letter !== letter.toLowerCase() } : null;
}
