import type { HexwatchEvent } from '../campaign/event.ts';
import type { AnyCommand } from '../campaign/offer.ts';
import type { Campaign, Creature } from '../campaign/state.ts';

/** A way to let a long time pass between adventures, for everybody at once, by one command. */
export interface Stay {
  /** How long or what it is: "Season". */
  label: string;
  /** The button that plays it: "Play a season". */
  act: string;
  /** "3 turns, price ×2" */
  detail: string;
  /** Fields that tell its command from others; the offer of that command has the blanks. */
  of: AnyCommand;
  /** The list in the command that has a part for each character; left out where it has none. */
  each?: string;
}

/** A part of a command: what one character does. */
export type Part = Readonly<Record<string, unknown>>;

/** A way out of a refusal: something changed in the plan, or a command that is given first. It is tried before it is offered. */
export interface WayOut {
  label: string;
  change?: Part;
  first?: AnyCommand;
}

/** What there is to choose for one character, as their part stands. */
export interface PartRules {
  /** The blanks that matter now, in order, with the choices that are left where not all of them are, and what blank means. */
  asks: readonly { name: string; choices?: readonly string[]; usual?: string }[];
  /** A blank that is drawn as stairs, each step with its price. */
  stairs?: { name: string; steps: readonly { value: string; label: string; price: number }[] };
  /** What is paid at the beginning. */
  pays: number;
  /** The likeliest first. */
  ways: readonly WayOut[];
}

/** How a system spends the time between adventures: data for one screen, which tries each plan by its command. */
export interface DowntimeRules {
  /** The usual one first. */
  stays(campaign: Campaign): readonly Stay[];
  /** Left out where each character has the blanks of the offer and pays nothing. */
  part?(campaign: Campaign, creature: Creature, part: Part, stay: Stay): PartRules;
  /** Figures that a stay changes and no sheet shows. */
  figures?(campaign: Campaign, creature: Creature): readonly { label: string; value: string }[];
  /** What may befall each before the activity: the event that says it, in words. */
  luck?: {
    type: string;
    title: string;
    die: string;
    /** `after` is what happened to them since. */
    words(
      event: HexwatchEvent,
      after: readonly HexwatchEvent[],
    ): { head: string; note: string; good: boolean | null };
  };
}
