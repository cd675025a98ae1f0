import { ENTERED, onTheRoad, setOutInto } from '../campaign/charting/twoHexes.ts';
import type { Campaign } from '../campaign/state.ts';
import { secondsLeft } from '../campaign/travel.ts';
import type { HexLabel } from '../hex/coordinates.ts';
import type { Road } from '../hex/land.ts';
import { TERRAIN_IDS } from '../hex/terrain.ts';
import type { Odds, System } from '../systems/contract.ts';
import { hasHex, idOf, ROADS, WAYS_OUT, type Grid } from './grid.ts';

/** What it costs to enter a hex: seconds, and the chance from 0 to 1 that somebody is met. */
export interface LegCost {
  seconds: number;
  risk: number;
}

export type Rules = Pick<System, 'travel' | 'odds'>;

/** What entering the hex `to` costs, from its neighbour `from` in that direction. */
export type CostOfLeg = (from: number, direction: number, to: number) => LegCost;

/** Checks whose chances are averaged: enough for checks that only every second or tenth watch has. */
const AVERAGED = 120;

/**
 * The chance that somebody is met within so many seconds of road: as many checks as steps fit, one at least, each with the mean
 * chance of those to come. Without steps it is a single check.
 */
function riskOf(odds: Odds | null | undefined, seconds: number): number {
  if (!odds) return 0;
  const { ahead, hits, of } = odds;
  if (!ahead) return certain(hits / of);
  const chances = Array.from({ length: AVERAGED }, (_, index) => certain(ahead.chance(index + 1)));
  const mean = chances.reduce((sum, one) => sum + one, 0) / AVERAGED;
  const checks = ahead.step > 0 ? Math.max(1, Math.round(seconds / ahead.step)) : 1;
  return 1 - (1 - mean) ** checks;
}

const certain = (chance: number): number => Math.min(1, Math.max(0, chance));

/**
 * What legs cost, each kind asked of the rules once: a leg goes by the ground of the hex entered, the road between, weather and
 * party only, and a check by the region as well (the contract of `TravelRules.leg`). Asked on a land of two hexes, so that a way
 * that was lost somewhere is not taken for the way through all hexes.
 */
export function costsOfLegs(campaign: Campaign, { travel, odds }: Rules, grid: Grid): CostOfLeg {
  const costs: (LegCost | undefined)[] = [];
  const costOf = (ground: number, region: number, road: Road | undefined): LegCost => {
    const id = grid.regions[region];
    const hex = { terrain: TERRAIN_IDS[ground] ?? 'plain', ...(id === undefined ? {} : { region: id }) };
    const there = setOutInto(campaign, hex, road);
    const seconds = Math.max(0, travel.leg(there, ENTERED).seconds);
    return { seconds, risk: riskOf(odds?.(there, ENTERED), seconds) };
  };
  return (from, direction, to) => {
    const [ground, region] = [grid.ground[to] ?? 0, grid.region[to] ?? 0];
    const road = grid.roads[from * WAYS_OUT + direction] ?? 0;
    const kind = (region * TERRAIN_IDS.length + ground) * ROADS.length + road;
    return (costs[kind] ??= costOf(ground, region, ROADS[road]));
  };
}

/** What is left of the leg on which the party really is from that hex; undefined where it is on none. */
export function legUnderWay(
  campaign: Campaign,
  { travel, odds }: Rules,
  grid: Grid,
  from: HexLabel,
): (LegCost & { to: number }) | undefined {
  const { hex, underWay } = campaign.party;
  const to = underWay && idOf(grid, underWay.to);
  if (!underWay || hex !== from || to === undefined || !hasHex(grid, to)) return undefined;
  const there = onTheRoad(campaign);
  const seconds = secondsLeft(there, underWay.to, travel.leg(there, underWay.to));
  return { to, seconds, risk: riskOf(odds?.(there, underWay.to), seconds) };
}
