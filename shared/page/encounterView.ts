import type { Offer } from '../campaign/offer.ts';
import type { Roll } from '../dice/dice.ts';

/** How somebody looks: a picture of the referee’s own, by its name, and the face that is drawn where there is none. */
export interface Looks {
  portrait: string | null;
  /** What is drawn, and which one of those: `goblin:48`. */
  face: string;
}

/** What is wanting, in words, and the forms that mend it. */
export interface Lack {
  why: string;
  ways: Offer[];
}

export interface EncounterView {
  title: string;
  distance: string;
  /** The number in it; null where it has none. `each` is how far the slowest of the party moves at once, where that is known. */
  apart: { distance: number; each: number | null } | null;
  /** Who was caught off guard: 'nobody', 'the party', names. */
  surprised: string;
  /** The same as a choice; empty where only some of a side were. */
  side: 'nobody' | 'party' | 'others' | 'both' | '';
  /** Who of the party leads the talk, empty where nobody said so, and who could. */
  talk: { speaker: string; choices: { value: string; label: string }[] };
  /** How many there are of each kind of the bestiary; people who are kept are not counted. */
  kinds: { statBlock: string; count: number }[];
  who: EncounterOne[];
  table: {
    title: string;
    /** The tables that may be chosen instead, the system’s as an empty value; none once the reaction is known. */
    tables: { value: string; label: string }[];
    /** The custom table that is used; empty for the system’s. */
    own: string;
    /** What was rolled for the row that is lit. */
    rolls: Roll[];
    total: number | null;
    rows: ReactionRowView[];
    /** Chance of each total from `least` up, as things are and where nothing moves the roll. */
    spread: { least: number; chances: number[]; plain: number[] } | null;
  };
  /** What moves the roll; null where the system lets nothing move it. */
  moved: { grounds: { why: string; against: boolean; drop: Offer }[]; sum: string } | null;
  /** People among them who were met before, and what they thought then. */
  remembered: { name: string; attitude: string }[];
  /** Who of the party may make the one request, with what they may ask; none where there is none to make. */
  speakers: { id: string; name: string; asks: AskView[] }[];
  request: string;
  /** Why nothing says who was met, and the forms that say it from now on; null where it is known. */
  missing: Lack | null;
  /** Before a first fight: the house rule by which 0 hit points are death, and what else a table may choose. */
  lethal: { option: string; name: string; value: string; choices: { value: string; label: string }[] } | null;
}

export interface EncounterOne extends Looks {
  id: string;
  name: string;
  line: string;
  status: 'up' | 'down' | 'dead' | 'fled';
  hitPoints: { now: number; max: number };
  attitude: string;
  /** A person who is kept, and no passing stranger. */
  kept: boolean;
  /** What is known of them: what they want, what they know, and what players are never told. */
  want: string;
  knows: string;
  hidden: string;
}

export interface ReactionRowView {
  id: string;
  label: string;
  range: string;
  from: number;
  to: number;
  text: string;
  /** The chance as things are, and where nothing moves the roll. */
  odds: number;
  plain: number;
  lit: boolean;
}

export interface AskView {
  label: string;
  detail: string;
  chance: number;
  against?: number;
  offer: Offer;
}

/** The encounter checks to come, a turn each in a site, a hex or a watch each on the road. */
export interface ChecksAhead {
  /** The nearest steps: the turn's number or the hour, the chance of its check, and that somebody came by then. */
  steps: { label: string; chance: number; sum: number; dark: boolean }[];
  place: 'site' | 'road';
  /** That somebody comes, and by when: "dusk". */
  sum: number;
  before: string;
}
