import type { Passed } from '../../campaign/stocking/passedBy.ts';
import type { Thing } from '../../campaign/stocking/stock.ts';
import type { StockTable } from '../../campaign/stocking/tables.ts';
import type { Grown } from '../../growing/grow.ts';
import type { TerrainId } from '../../hex/terrain.ts';
import type { KeptKind } from '../../drawing/map/symbols/kept.ts';

/** What the referee keeps in a hex: each kind has a sign on the map. */
export type MarkKind = KeptKind;

/** Whether players can see a hex now, have been there, see it from beside what they know, or know nothing of it. */
export type Sight = 'in sight' | 'explored' | 'seen from afar' | 'unknown to the players';

/** A step of the party’s trail, and when it was: “Day 2 of the Second Tennite”, “Day 2”, “08:20”. */
export interface TrailStep {
  hex: string;
  /** Counted from 1. */
  dayNumber: number;
  day: string;
  shortDay: string;
  hour: string;
  session: number;
}

/** A land that would grow. */
export interface GrownCard extends Grown {
  /** What is on the map stays, and this is the rest. */
  around: boolean;
  /** How many of the new hexes are of each terrain, the most first. */
  grounds: { terrain: TerrainId; hexes: number }[];
  /** The new regions by their size. */
  regions: { name: string; terrain: TerrainId; hexes: number }[];
  /** The names of new settlements, rivers and other places. */
  names: { settlements: string[]; rivers: string[]; lonely: string[] };
}

/** What would lie where in a region. */
export interface StockCard {
  things: Thing[];
  /** Where something is already. */
  passed: Passed[];
  /** All hexes of the region. */
  hexes: string[];
  /** The tables that can be thrown on; one without lines has nothing to give here. */
  tables: { name: string; whose: StockTable['whose']; lines: number }[];
  /** Why nothing can be put anywhere, in words. */
  lack?: string;
}
