import { Refusal } from '../campaign/refusal.ts';
import type { Campaign } from '../campaign/state.ts';
import type { HexLabel } from '../hex/coordinates.ts';
import { groundName } from '../hex/ground.ts';
import { hexAt, type Land } from '../hex/land.ts';
import { counted } from '../text/words.ts';
import { gridOf, hasHex, idOf, isOpen, labelOfId, terrainAt, wayOut, type Grid } from './grid.ts';
import type { System } from '../systems/contract.ts';
import { costsOfLegs, legUnderWay, type LegCost, type Rules } from './legs.ts';
import { noWay, type Part } from './noWay.ts';
import { search, type Field, type Wish } from './search.ts';

/** A way that is asked for. */
export interface Asked {
  from: HexLabel;
  to: HexLabel;
  by: Wish;
  /** Visited in this order on the way. */
  stops?: readonly HexLabel[];
  /** Never entered. */
  forbidden?: readonly HexLabel[];
  /** Only hexes that the players know, the end included. */
  knownOnly?: boolean;
}

export interface Way {
  /** Without the first, the target last. */
  hexes: readonly HexLabel[];
  /** Of the road alone, without nights and halts. */
  seconds: number;
  /** The chance that somebody is met on the way, from 0 to 1. */
  risk: number;
}

export const MOST_STOPS = 20;
export const MOST_FORBIDDEN = 2000;
const MOST_REACHED = 5000;

/**
 * The best way from hex to hex, by today’s weather and as the party walks now. Refuses `too-many` stops or forbidden hexes,
 * `unknown-hex`, `same-hex`, `barred` where a hex can’t be walked, `forbidden`, and `no-way` with its reason.
 */
export function wayBetween(campaign: Campaign, system: Rules, asked: Asked): Way {
  const grid = gridOf(campaign.land);
  demandFew(asked);
  const closed = closedIn(grid, asked);
  const parts = partsOf(campaign.land, grid, asked);
  const costOf = costsOfLegs(campaign, system, grid);
  const underWay = legUnderWay(campaign, system, grid, asked.from);
  const legs = parts.flatMap((part, index) => {
    const field: Field = { grid, closed, costOf, underWay: index === 0 ? underWay : undefined };
    const found = legsOf(field, part, asked.by);
    if (!found) throw noWay(grid, part, asked);
    return found;
  });
  return wayOf(grid, legs);
}

/**
 * The way over just these hexes, by today’s weather and as the party walks now; undefined where it does not lead from each to a
 * neighbour, or enters one that can’t be walked or is not to be entered. Refuses `unknown-hex` of those that are named besides.
 */
export function wayOver(
  campaign: Campaign,
  system: Rules,
  hexes: readonly HexLabel[],
  asked: Pick<Asked, 'from' | 'forbidden' | 'knownOnly'>,
): Way | undefined {
  const grid = gridOf(campaign.land);
  const closed = closedIn(grid, asked);
  const costOf = costsOfLegs(campaign, system, grid);
  const underWay = legUnderWay(campaign, system, grid, asked.from);
  let before = demandHex(grid, asked.from, 'from');
  const legs: Leg[] = [];
  for (const [index, label] of hexes.entries()) {
    const to = idOf(grid, label);
    const direction = wayOut(hexes[index - 1] ?? asked.from, label);
    if (to === undefined || closed[to] === 1 || direction === -1) return undefined;
    legs.push(index === 0 && underWay?.to === to ? underWay : { to, ...costOf(before, direction, to) });
    before = to;
  }
  return wayOf(grid, legs);
}

/** A leg into the hex with that number. */
type Leg = LegCost & { to: number };

const wayOf = (grid: Grid, legs: readonly Leg[]): Way => ({
  hexes: legs.map(({ to }) => labelOfId(grid, to)),
  seconds: legs.reduce((sum, { seconds }) => sum + seconds, 0),
  risk: 1 - legs.reduce((nobody, { risk }) => nobody * (1 - risk), 1),
});

function demandFew({ stops = [], forbidden = [] }: Asked): void {
  if (stops.length > MOST_STOPS)
    throw new Refusal(
      'too-many',
      `A way can have at most ${counted(MOST_STOPS, 'stop')}, not ${stops.length}.`,
      'stops',
    );
  if (forbidden.length > MOST_FORBIDDEN)
    throw new Refusal(
      'too-many',
      `A way can avoid at most ${counted(MOST_FORBIDDEN, 'hex', 'hexes')}, not ${forbidden.length}.`,
      'forbidden',
    );
}

/** The number of a hex; refuses `unknown-hex`. */
function demandHex(grid: Grid, label: HexLabel, path: string): number {
  const id = idOf(grid, label);
  if (id === undefined || !hasHex(grid, id))
    throw new Refusal('unknown-hex', `There is no hex ${label} on this map.`, path);
  return id;
}

/** All that may not be entered. */
function closedIn(
  grid: Grid,
  { forbidden = [], knownOnly = false }: Pick<Asked, 'forbidden' | 'knownOnly'>,
): Uint8Array {
  const closed = new Uint8Array(grid.size);
  for (let id = 0; id < grid.size; id += 1)
    if (!isOpen(grid, id) || (knownOnly && grid.known[id] === 0)) closed[id] = 1;
  for (const [index, label] of forbidden.entries()) closed[demandHex(grid, label, `forbidden.${index}`)] = 1;
  return closed;
}

/** The parts of a way, from each hex that it has to visit to the next. */
function partsOf(land: Land, grid: Grid, asked: Asked): Part[] {
  const { from, to, stops = [] } = asked;
  let before = demandHex(grid, from, 'from');
  return [...stops, to].map((label, index) => {
    const path = index < stops.length ? `stops.${index}` : 'to';
    const target = demandHex(grid, label, path);
    demandEnd(land, grid, target, { ...asked, label, path });
    if (target === before) throw alreadyThere(label, index, path);
    const part = { from: before, to: target, path };
    before = target;
    return part;
  });
}

const alreadyThere = (label: HexLabel, index: number, path: string): Refusal =>
  new Refusal(
    'same-hex',
    index === 0
      ? `The way begins in ${label} already. Choose another hex.`
      : `The way stops in ${label} just before. Choose another hex.`,
    path,
  );

/** Refuses a hex where no part of this way can end. */
function demandEnd(
  land: Land,
  grid: Grid,
  id: number,
  { label, path, forbidden = [], knownOnly = false }: Asked & { label: HexLabel; path: string },
): void {
  if (knownOnly && grid.known[id] === 0)
    throw new Refusal('no-way', `The players don’t know ${label} yet, so they know no way there.`, path);
  if (!isOpen(grid, id)) {
    const hex = hexAt(land, label);
    const name = groundName(land, hex ?? { terrain: terrainAt(grid, id) });
    throw new Refusal('barred', `${label} is ${name}. The party can’t travel there on foot.`, path);
  }
  if (forbidden.includes(label))
    throw new Refusal(
      'forbidden',
      `${label} is one of the hexes to avoid. Allow it, or choose another one.`,
      path,
    );
}

/** The legs of the best way; undefined where there is none. */
function legsOf(field: Field, { from, to }: Part, by: Wish): Leg[] | undefined {
  const { cameFrom, leg } = search(field, from, by, (id) => (id === to ? 'enough' : 'on'));
  if (cameFrom[to] === -1) return undefined;
  const legs: Leg[] = [];
  for (let at = to; at !== from; at = cameFrom[at] ?? from) {
    const { seconds = 0, risk = 0 } = leg[at] ?? {};
    legs.push({ to: at, seconds, risk });
  }
  return legs.reverse();
}

/**
 * The hexes that a party comes to that sets out on no stretch of road after so many seconds, each with its seconds, nearest first
 * and 5,000 at most; its own is none of them. Refuses `no-place` where the party is not on the map.
 */
export function reach(campaign: Campaign, system: System, seconds: number): ReadonlyMap<HexLabel, number> {
  const grid = gridOf(campaign.land);
  const { hex } = campaign.party;
  if (hex === null) throw new Refusal('no-place', 'The party is not on the map yet. Place it first.');
  const start = demandHex(grid, hex, 'hex');
  const field: Field = {
    grid,
    closed: closedIn(grid, {}),
    costOf: costsOfLegs(campaign, system, grid),
    underWay: legUnderWay(campaign, system, grid, hex),
  };
  /** When the party arrives that sets out on a leg then, stretch by stretch; undefined where it halts on the way. */
  const arrival = (from: number, left: number): number | undefined => {
    if (left === 0) return from;
    const gone = from < seconds ? Math.min(left, stretchAt(campaign, system, from)) : 0;
    return gone === 0 ? undefined : arrival(from + gone, left - gone);
  };
  const away = new Map<number, number>();
  search(field, start, 'quickest', (id, before, leg) => {
    if (away.size > MOST_REACHED) return 'enough';
    const taken = arrival(away.get(before) ?? 0, leg?.seconds ?? 0);
    if (taken === undefined) return 'end';
    away.set(id, taken);
    return 'on';
  });
  away.delete(start);
  const nearest = [...away].sort(([a, near], [b, far]) => near - far || a - b);
  return new Map(nearest.map(([id, taken]) => [labelOfId(grid, id), taken]));
}

/** The seconds that the party can walk at a go so much later; none where the rules have it walk no more. */
function stretchAt(campaign: Campaign, system: System, later: number): number {
  try {
    return system.travel.limit({ state: { ...campaign, clock: campaign.clock + later }, system });
  } catch (thrown) {
    if (thrown instanceof Refusal) return 0;
    throw thrown;
  }
}
