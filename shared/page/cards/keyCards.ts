import type { Exit, Plan, Room } from '../../campaign/key/plan.ts';
import type { Offer } from '../../campaign/offer.ts';
import type { Creature } from '../../campaign/state.ts';
import type { SiteTime } from '../../time/siteTime.ts';

/** Time inside of a site as the referee sees it. */
export interface InsideView extends SiteTime {
  /** What the packs hold that could be lit and does not burn: “2 torches”. */
  spare: string[];
  /** While nothing burns: who can light something, the longest-lasting first. */
  toLight: Offer[];
}

/** A way out of the room where the party is. */
export interface ExitView {
  to: string;
  number: string;
  name: string;
  kind: Exit['kind'];
  /** A stuck or locked door that stands open. */
  opened: boolean;
  note: string;
  /** The party can’t go through it now. */
  barred: boolean;
  /** Goes there, or opens or finds the exit first; null where the moment has none. */
  offer: Offer | null;
}

/** Someone who was met in a room or died there. */
export type Dweller = Pick<Creature, 'id' | 'name' | 'status'>;

/** The key of the room where the party is. */
export interface RoomView {
  site: string;
  id: string;
  number: string;
  name: string;
  level: string;
  light: NonNullable<Room['light']>;
  aloud: string;
  secret: string;
  trap: { text: string; sprung: boolean } | null;
  exits: ExitView[];
  /** Who was not yet met, a line for each group. */
  inhabitants: string[];
  here: Dweller[];
  treasure: {
    id: string;
    name: string;
    count: number;
    line: string;
    /** It can be put on. */
    wears: boolean;
  }[];
  tables: { name: string; offer: Offer }[];
  /** Oldest first. */
  done: { note: string; when: string }[];
  /** Markdown to be shown to the players: the name and what is read aloud, without the number; empty where there is neither. */
  handout: string;
  /** What else can be done here: a note, the trap, an encounter, the treasure. */
  offers: Offer[];
}

/** A room of a plan as it is prepared. */
export interface RoomCard extends Omit<Room, 'inhabitants' | 'here' | 'light'> {
  /** Null where it is as in the whole site; `lightNow` is what that makes. */
  light: Room['light'] | null;
  lightNow: NonNullable<Room['light']>;
  inhabitants: string[];
  here: Dweller[];
  /** What is missing or leads nowhere, in words. */
  gaps: string[];
}

/** The whole key of a site, in the order of the rooms’ numbers. */
export interface PlanCard {
  site: string;
  name: string;
  hex: string;
  dark: boolean;
  /** The room where the party is. */
  here: string | null;
  levels: Plan['levels'];
  rooms: RoomCard[];
}

/** A text of a key, with what can be shown to the players of it: Markdown, empty where there is nothing. */
export interface KeyText {
  name: string;
  aloud: string;
  secret: string;
  handout: string;
}

/** What is written about a hex or a site, who is there, and what is otherwise than when the party was there last. */
export interface KeyCard extends KeyText {
  /** A hex by its label, or a site by its id. */
  at: string;
  hex: string;
  note: string;
  /** Several places of a hex. */
  places: KeyText[];
  /** Who is there at this hour; `where` is as their hours name it. */
  people: { id: string; name: string; line: string; where: string }[];
  /** Sites of a hex, with how many rooms their plans have. */
  sites: { id: string; name: string; rooms: number }[];
  /** When the party was last there; empty where it never was, or that is not known. */
  lastHere: string;
  changes: string[];
}

/** A line of the checklist for the next session, and what it opens. */
export interface PrepLine {
  label: string;
  detail: string;
  hex?: string;
  site?: string;
  room?: string;
  creature?: string;
  block?: string;
  table?: string;
}

/** What to look at before the next session. */
export interface PrepCard {
  /** What falls due by itself, the next first. */
  due: PrepLine[];
  /** Where the party is and where it may go next: first where it is heading. */
  ahead: PrepLine[];
  /** Stat blocks and random tables that are named there. */
  linked: PrepLine[];
  /** What still lacks something; `more` counts the lines that are left out. */
  missing: PrepLine[];
  more: number;
}
