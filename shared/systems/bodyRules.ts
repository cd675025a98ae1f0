import type { Campaign, Creature, Item, Timer } from '../campaign/state.ts';

/** How someone lies between life and death. */
export interface Dying {
  /** Rounds of the fight that are left, or the timer that runs; with neither, nothing runs down. */
  rounds?: number;
  timer?: Timer;
  /** Who has declared to help them and has still to do so, by their ids. */
  helpers?: string[];
  /** What takes them and what saves them, in a sentence. */
  line: string;
  /** Why nobody can help unless an offer does, where the rules give no usual way. */
  noHelp?: string;
}

/** What goes on until somebody sees to it: "Rook’s severe bite wound", "a week of care". */
export interface Wait {
  creature: string;
  /** The condition that it is about. */
  id: string;
  label: string;
  needs: string;
}

/** Someone with hands, as far as it matters to them. */
export type Holder = Pick<Creature, 'items' | 'sheet'>;

/** What hands hold. */
export interface HandRules {
  /** How many hands someone has. */
  of(who: Holder): number;
  /** How many of them a thing takes while it is in use. */
  takes(item: Item): number;
}

/** What harms a body, what mends it, and what it can carry in its hands. */
export interface BodyRulesOf<Decision> {
  /** Takes hit points off a creature by the system's rules, with all that follows (dying, death). */
  hurt(decision: Decision, creature: string, amount: number, why: string): void;
  heal(decision: Decision, creature: string, amount: number, why: string): void;
  /** What ends when hit points are put right above 0; left out where they alone put nobody down. */
  backOnFeet?(decision: Decision, creature: string): void;
  /** How a creature lies dying; undefined for all others. Left out where nobody does. */
  dying?(creature: Creature, campaign: Campaign): Dying | undefined;
  /** What no time brings: hurts that last until they are cared for. Left out where there are none. */
  waits?(campaign: Campaign): Wait[];
  /** Slots that a condition fills by default; left out where conditions fill none. */
  conditionSlots?: number;
  /** What hands hold; left out where nothing takes any. */
  hands?: HandRules;
}
