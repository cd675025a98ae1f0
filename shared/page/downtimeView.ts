import type { Looks } from './encounterView.ts';
import type { AnyCommand, Field, Offer } from '../campaign/offer.ts';
import type { RefusalInWords } from '../campaign/refusal.ts';
import type { Roll } from '../dice/dice.ts';

/** What the party may do between adventures; how a plan would go is asked for with `downtime`. */
export interface DowntimeView {
  /** Where they stay: "Greywick"; empty where the place has no name. */
  place: string;
  stays: StayView[];
  /** The column of what may befall each: "Event", "d20". */
  luck: { title: string; die: string } | null;
  /** What they pay with, where they pay. */
  coins: string | null;
  /** The last command was one of these; the number of its last event. */
  played: number | null;
}

export interface StayView {
  label: string;
  /** The button that plays it. */
  act: string;
  detail: string;
  /** Its command, with a blank for everything that can be chosen. */
  offer: Offer;
}

/** How a plan would go, tried without a die being cast. */
export interface DowntimePlan {
  lanes: LaneView[];
  /** Why nobody can, if it is nobody’s own plan. */
  refusal: RefusalInWords | null;
  /** How long it takes; 0 where it can’t be told. */
  seconds: number;
  /** Clocks that run out in that time, by the day from now, 0 being today. */
  due: { id: string; label: string; day: number; secret: boolean }[];
}

/** Somebody’s line of the plan. */
export interface LaneView extends Looks {
  id: string;
  name: string;
  line: string;
  state: 'ready' | 'refused';
  /** The blanks that matter now. */
  fields: Field[];
  /** A blank that is drawn as stairs. */
  stairs: { name: string; steps: { value: string; label: string; price: number; able: boolean }[] } | null;
  /** What is to come, as far as it is known without dice. */
  awaits: Outcome;
  /** Why it is refused, and at which blank of theirs, by the last part of its name. */
  refusal: { message: string; field: string } | null;
  ways: WayOutView[];
  /** What the last stay brought; null where something else was done since. */
  played: Outcome | null;
}

/** What time brings somebody. Dice that are to come show a face in the middle. */
export interface Outcome {
  luck: { rolls: Roll[]; head: string; note: string; good: boolean | null } | null;
  rolls: Roll[];
  purse: Change | null;
  /** What changes on the sheet; a range where dice decide: "115 to 134". */
  changes: Change[];
  /** What happened, in the words of the log. */
  told: string[];
}

export interface Change {
  label: string;
  from: string;
  to: string;
  /** What is paid or earned. */
  note?: string;
}

/** Values for blanks of the plan, or a command to be given before. */
export interface WayOutView {
  label: string;
  values: Record<string, string | number | boolean>;
  first: AnyCommand | null;
}
