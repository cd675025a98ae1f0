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
