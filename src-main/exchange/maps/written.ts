import type { OwnTerrain } from '../../../shared/hex/land.ts';
import type { LeftLine } from '../../../shared/page/imports.ts';

/** Where a hex lies by the file’s own coordinates; levels lie one below the other. */
export interface Spot {
  x: number;
  y: number;
  level: number;
}

/** One text for one place. */
export const spotKey = ({ x, y, level }: Spot): string => `${x},${y},${level}`;

/** Letters on the map: small, usual or large. */
export interface Lettering {
  words: string;
  size: 1 | 2 | 3;
}

/** A line of the file, from 1. */
export interface Line {
  line: number;
  text: string;
}

/** A hex as the file has it. What is left out, the file does not say. */
export interface WrittenHex extends Line {
  spot: Spot;
  /** Its ground and what stands on it. */
  words: string[];
  /** The first is the name of its place, where it has one. */
  names: Lettering[];
  note?: string;
  /** The name of its region. */
  region?: string;
  isKnown?: boolean;
}

/** A road, a river or another line through hexes, which need not be next to each other. */
export interface WrittenWay extends Line {
  word: string;
  name: string;
  spots: Spot[];
}

/** A map file, read line by line and not yet understood. */
export interface WrittenMap {
  /** The land’s own name, where the file says it. */
  name?: string;
  hexes: WrittenHex[];
  ways: WrittenWay[];
  left: LeftLine[];
  /** The names of regions that no hex has by itself, and the hexes whose place is secret, by `spotKey`. */
  regions: Map<string, string>;
  secrets: Set<string>;
  /** Words that are grounds by what the file says of them, with the colour that it gives them or nothing. */
  grounds: Map<string, string>;
  /** Its grid is one of squares. */
  isSquare?: boolean;
  /** Terrains of the referee’s own, where the file has all of them. */
  terrains: Map<string, OwnTerrain>;
}

export const emptyMap = (): WrittenMap => ({
  hexes: [],
  ways: [],
  left: [],
  regions: new Map(),
  secrets: new Set(),
  grounds: new Map(),
  terrains: new Map(),
});

/** Signs that no text has. */
export const NO_TEXT = /[\0-\x08\x0E-\x1A\uFFFD\p{Cs}]/gu;

/** What is shown of a long line. */
const SHOWN = 160;
export const shortened = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** The words of a file that are one: without case, and with a dash for what stands between. */
export const wordOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .slice(0, 60);
