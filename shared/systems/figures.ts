import type { z } from 'zod';
import type { PhaseId } from '../campaign/state.ts';

/** Slots of an inventory; `bad` are those filled by fatigue, wounds and conditions. */
export interface Slots {
  used: number;
  total: number;
  bad: number;
}

/** What stands on the party's line and at the head of a sheet. */
export interface Summary {
  line: string;
  slots?: Slots;
  /** More than the slots hold may be taken. */
  overfull?: boolean;
  /** Short marks: "focus 2", "dying, 3 rounds". */
  marks: string[];
  /** What they strike with and what guards them: "short sword d6", "Armor 1". Left out where the rules give no figures. */
  arms?: string[];
  /** What they have earned and not spent yet: "a level-up to choose". Left out where there is nothing. */
  unspent?: string;
  /** What the night still lets them do: "2 rest actions"; sleep takes it, used or not. */
  tonight?: string;
}

/** What follows from a creature's state by the rules and stands in no field of it; what a system does not have is left out. */
export interface Derived {
  /** What armour takes off, the die rolled for it, or the number that a blow has to reach. */
  armour?: number | string;
  /** How far an action of moving carries, in the system's own measure. */
  movement?: number;
  level?: number;
  /** Actions left in this turn of the fight. */
  actionsLeft?: number;
  institutions?: { id: string; level: number; title: string; credit: number }[];
}

/** One figure of a sheet, in the system's own words. */
export interface Figure {
  label: string;
  /** As it is read at the table: "+2", "d8 + 1", "12 of 14". */
  value: string;
  /** Dice that are drawn with it, by their sides. */
  dice?: readonly number[];
  /** Where a derived figure comes from: "10 + STR". */
  detail?: string;
  /** Where the sheet keeps it, so that the referee may put another value there; derived figures have none. */
  at?: readonly string[];
  /** The only values it may have. */
  choices?: readonly { value: string; label: string }[];
}

export interface FigureGroup {
  title: string;
  figures: readonly Figure[];
}

export interface StatBlock {
  name: string;
  /** Several of it, where `plural` of `shared/text/words.ts` doesn’t make the word. */
  many?: string;
  line: string;
  [figure: string]: unknown;
}

export interface Odds {
  title: string;
  /** `hits` of `of` equal cases bring an encounter. */
  of: number;
  hits: number;
  text: string;
  /**
   * The steps to come, a turn each in a site, a hex or a watch each on the road: seconds to the end of the first and from
   * each to the next, and the chance that the check of the `n`-th (1 is the first) brings someone if nobody came before;
   * 0 where it has no check. The road is taken to go on as it is here. Left out where the steps can't be told.
   */
  ahead?: { first: number; step: number; chance(n: number): number };
}

export interface Words {
  referee: string;
  character: string;
  hitPoints: string;
  turn: string;
  round: string;
  watch: string;
  difficulty: string;
  /** What takes off harm, inside a sentence; “armour” where a system has no word of its own. */
  armour?: string;
}

/** Something that those met can be asked for. `chance` is from 0 to 1; `against` is the number to reach where dice decide. */
export interface Ask {
  label: string;
  detail: string;
  command: { type: string; [field: string]: unknown };
  chance: number;
  against?: number;
}

/** A die that is known before it is rolled, and what it is for. */
export interface KnownDie {
  die: string;
  for: string;
}

/** The kinds of things of which a system keeps details of its own. */
export type DetailsKind = 'item' | 'condition' | 'combatant' | 'timer';

/** What a system keeps of such a thing: nothing but what the schema names, and an example of it. */
export interface DetailsOf {
  schema: z.ZodObject;
  example: Readonly<Record<string, unknown>>;
  /** Those that say how its holder carries it, and end when it changes hands; left out where none do. */
  endsWithHolder?: readonly string[];
}

/** Where a command may be given: a state of the chart of moments (docs/statechart.md), by its name. */
export type Mode =
  | 'anytime'
  | 'closed'
  | 'session'
  | 'play'
  | 'downtime'
  | 'world'
  | 'site'
  | 'encounter'
  | 'notice'
  | 'meeting'
  | 'combat'
  | PhaseId;
