import type { LeftLine } from '../../../shared/page/imports.ts';
import type { Meaning } from '../../../shared/campaign/charting/mapFile.ts';
import { MOST_LETTERS } from '../../../shared/campaign/ids.ts';
import type { HexLabel } from '../../../shared/hex/coordinates.ts';
import { stretches, WAY_KINDS, type LandPath } from '../../../shared/hex/land.ts';
import { stepsOut } from '../../../shared/hex/steps.ts';
import { plainLine } from '../plainLine.ts';
import { labelFor, type Origin } from './origin.ts';
import type { Line, Spot, WrittenWay } from './written.ts';

/** The next hex on the way: of the neighbours, the one nearest by columns and rows, as Text Mapper goes. */
function stepTo({ x, y, level }: Spot, goal: Spot): Spot {
  // Of two that are as near, Text Mapper takes the first from north-west on. Its odd columns stand high.
  const [north = [0, -1], ...others] = stepsOut(x + 1);
  const northWest = others.at(-1) ?? north;
  const steps = [north, ...others.slice(0, -1)];
  const far = ([dx, dy]: readonly [number, number]): number =>
    (goal.x - x - dx) ** 2 + (goal.y - y - dy) ** 2;
  const [dx, dy] = steps.reduce<readonly [number, number]>(
    (best, step) => (far(step) < far(best) ? step : best),
    northWest,
  );
  return { x: x + dx, y: y + dy, level };
}

/** All hexes of a way through points that need not be next to each other. */
export function filled(spots: readonly Spot[]): Spot[] {
  const [first, ...others] = spots;
  if (!first) return [];
  const all = [first];
  let at = first;
  for (const goal of others)
    while (at.x !== goal.x || at.y !== goal.y) {
      at = stepTo(at, goal);
      all.push(at);
    }
  return all;
}

/** A road or a river holds so many hexes; longer ones are several. */
const LONGEST = 1000;

function inParts(hexes: HexLabel[]): HexLabel[][] {
  const parts: HexLabel[][] = [];
  for (let at = 0; at < hexes.length - 1; at += LONGEST - 1) parts.push(hexes.slice(at, at + LONGEST));
  return parts;
}

/** So many hexes of ways are walked through at most: a map has fewer, and what has more is none. */
const MOST_STEPS = 1_000_000;

const lengthOf = (spots: readonly Spot[]): number =>
  spots.reduce((sum, { x, y }, at) => {
    const before = spots[at - 1];
    return before ? sum + Math.abs(x - before.x) + Math.abs(y - before.y) : sum;
  }, 0);

const KINDS: ReadonlySet<unknown> = new Set(WAY_KINDS);
const isWay = (meaning: Meaning | undefined): meaning is LandPath['kind'] => KINDS.has(meaning);

/** A road or a river, and the line on which it stands. */
export interface ReadWay {
  path: LandPath;
  line: Line;
}

/** The roads and rivers of a map, as far as they run over its hexes; the others are left, each with its reason. */
export function waysOf(
  ways: readonly WrittenWay[],
  origin: Origin,
  { words, left }: { words: ReadonlyMap<string, Meaning>; left: LeftLine[] },
  isOnMap: (label: HexLabel) => boolean,
): ReadWay[] {
  let steps = 0;
  return ways.flatMap(({ line, text, word, name, spots }) => {
    const leave = (why: string): [] => {
      left.push({ line, text, why });
      return [];
    };
    const kind = words.get(`way ${word}`);
    if (!isWay(kind)) return leave(`“${word}” is neither a road nor a river`);
    steps += lengthOf(spots);
    if (steps > MOST_STEPS) return leave('too many roads and rivers');
    const labels = filled(spots).map((spot) => labelFor(spot, origin) ?? '');
    const parts = stretches(labels, isOnMap).flatMap(inParts);
    if (parts.length === 0) return leave('it runs through fewer than two hexes of the map');
    return parts.map((hexes) => ({
      path: { kind, name: plainLine(name, MOST_LETTERS), hexes },
      line: { line, text },
    }));
  });
}
