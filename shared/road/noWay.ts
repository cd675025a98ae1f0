import { Refusal } from '../campaign/refusal.ts';
import type { HexLabel } from '../hex/coordinates.ts';
import { hasHex, idOf, isOpen, labelOfId, nextTo, WAYS_OUT, type Grid } from './grid.ts';

/** A way from one hex that has to be visited to the next, by their numbers; `path` is the field that names the latter. */
export interface Part {
  from: number;
  to: number;
  path: string;
}

/** What keeps a way off hexes that could be walked. */
interface Limits {
  forbidden?: readonly HexLabel[];
  knownOnly?: boolean;
}

/** Hexes that hang together, and what lies around them. */
interface Piece {
  hexes: ReadonlySet<number>;
  water: boolean;
  edge: boolean;
}

/** All that can be walked to from a hex within these limits. */
function pieceAround(grid: Grid, start: number, { forbidden = [], knownOnly = false }: Limits): Piece {
  const avoided = new Set(forbidden.map((label) => idOf(grid, label)));
  const hexes = new Set([start]);
  const shore = { water: false, edge: false };
  for (const at of hexes)
    for (let direction = 0; direction < WAYS_OUT; direction += 1) {
      const to = nextTo(grid, at, direction);
      if (to < 0 || !hasHex(grid, to)) shore.edge = true;
      else if (!isOpen(grid, to)) shore.water = true;
      else if (!avoided.has(to) && (!knownOnly || grid.known[to] === 1)) hexes.add(to);
    }
  return { ...shore, hexes };
}

/** Why no way leads there: what was left out by wish, or what lies around the smaller of the two pieces of land. */
export function noWay(
  grid: Grid,
  { from, to, path }: Part,
  { forbidden = [], knownOnly = false }: Limits,
): Refusal {
  const [start, end] = [labelOfId(grid, from), labelOfId(grid, to)];
  const leads = (limits: Limits): boolean => pieceAround(grid, from, limits).hexes.has(to);
  const because = (why: string): Refusal => new Refusal('no-way', why, path);
  if (forbidden.length > 0 && leads({ knownOnly }))
    return because(`Every way from ${start} to ${end} leads through hexes to avoid. Allow some of them.`);
  if (knownOnly && leads({ forbidden }))
    return because(`Every way from ${start} to ${end} leads through hexes that the players don’t know.`);
  if (forbidden.length > 0 && knownOnly && leads({}))
    return because(
      `Every way from ${start} to ${end} leads through hexes to avoid, or that the players don’t know.`,
    );
  const [here, there] = [pieceAround(grid, from, {}), pieceAround(grid, to, {})];
  const [{ water, edge }, middle] = here.hexes.size < there.hexes.size ? [here, start] : [there, end];
  const around = [water ? 'open water' : '', edge ? 'the edge of the map' : ''].filter(Boolean).join(' and ');
  return because(`No way leads from ${start} to ${end}: around ${middle} lies ${around}.`);
}
