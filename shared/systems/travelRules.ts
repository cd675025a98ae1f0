import type { Campaign } from '../campaign/state.ts';
import type { HexLabel } from '../hex/coordinates.ts';

/** What a leg of the road costs. `parts` add up to `seconds`. */
export interface Leg {
  seconds: number;
  parts: { label: string; seconds: number }[];
}

/** The road from hex to hex. */
export interface TravelRulesOf<Decision> {
  /**
   * What the way into a neighbouring hex costs. It goes by the ground of the hex entered, the road between, the weather and the
   * party, whose `hex` is the one before, and by nothing else of the two hexes; only a leg on which the party is under way may
   * have more, like a way that was lost. The search for ways (`shared/road`) asks for each kind of leg once.
   */
  leg(campaign: Campaign, to: HexLabel): Leg;
  /** Whether the road can be walked at this hour at all; left out where it always can. */
  open?(campaign: Campaign): boolean;
  /** Seconds that the party can walk at a go from now on; refuses with a reason when there are none. */
  limit(now: Pick<Decision, keyof Decision & ('state' | 'system')>): number;
  /** Before the stretch: weather, losing the way. */
  setsOut?(decision: Decision, to: HexLabel): void;
  /** After a stretch of road; `arrived` tells whether the hex was reached. Encounter checks belong here. */
  walked(decision: Decision, to: HexLabel, arrived: boolean, leg: Leg): void;
  /** What the day still holds: "7 of 12 hours gone". */
  dayBudget(campaign: Campaign): string;
}
