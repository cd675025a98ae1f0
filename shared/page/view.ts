import type { Part } from '../campaign/event.ts';
import type { Offer } from '../campaign/offer.ts';
import type { Roll } from '../dice/dice.ts';
import type { DirectionId } from '../hex/coordinates.ts';
import type { Land } from '../hex/land.ts';
import type { DyingView, FightView } from './fightView.ts';
import type { ForecastView } from './cards/forecastCards.ts';
import type { InsideView, KeyCard, RoomView } from './cards/keyCards.ts';
import type { MarkKind } from './cards/mapCards.ts';
import type { ChecksAhead, EncounterView, Lack, Looks } from './encounterView.ts';
import type { Settings } from './settings.ts';
import type { SmallMap } from '../hex/smallMap.ts';
import type { DowntimeView } from './downtimeView.ts';
import type { Reckoning } from '../time/reckoning/parts.ts';
import type { DueOrder, Words } from '../systems/contract.ts';
export type * from './fightView.ts';
export type * from './encounterView.ts';
export type * from './downtimeView.ts';

export type ViewMessage = { view: View } | Changes;

/** Changes of what was told before. In a long message, what stands there often is said once (repeatedParts.ts). */
export interface Changes {
  patches: Patch[];
  parts?: unknown[];
}

/** A change of the view at a path of keys: a new value, a rearranged list, or, without either, a removed key. */
export interface Patch {
  path: (string | number)[];
  value?: unknown;
  /** The new list from its start: so many of the old elements from a place on, or an element that is new. */
  runs?: ([from: number, count: number] | { value: unknown })[];
}

/** All that the screen shows. Plain data; no rule is needed to draw it. */
export interface View {
  workspace: WorkspaceView;
  table: GameView | null;
}

export interface WorkspaceView {
  campaigns: CampaignCard[];
  /** The notice says whose rules they are, a paragraph each. */
  systems: { id: string; name: string; notice: string[] }[];
  /** Where new campaigns are made. */
  folder: string;
  host: 'electron' | 'web';
  settings: Settings;
  /** A zipped campaign that began as one of the library did, until the referee says what to do with it. */
  arrival: { file: string; name: string; folder: string } | null;
  /** A zipped campaign that is being unpacked, and how far that is. */
  bringing: { file: string; percent: number } | null;
  /** The file that is being written, and how many characters of it there are so far. */
  exporting: { file: string; characters: number } | null;
  /** The file that was written last, an export or a zipped campaign, and whether the host can open it. */
  written: { file: string; opens: boolean } | null;
  /** Journeys that are played ahead, until the referee has seen enough of them. */
  forecasting: ForecastView | null;
  /** Sets of house rules kept beside the campaigns, by their names. */
  houseRules: { name: string; system: string }[];
  /** Custom stat blocks that campaigns of a system share. */
  statBlocks: { name: string; system: string }[];
  /** Where the players' screen is open: on this machine (at no address where it is a window), on the network, on both. */
  players: {
    open: boolean;
    here: boolean;
    address: string | null;
    /** Each address has its key behind the #; the code is for who types an address without it. */
    network: { addresses: string[]; code: string } | null;
    shown: { text: string; picture: string | null; face: string | null } | null;
  };
}

export interface CampaignCard {
  folder: string;
  name: string;
  system: string;
  session: number;
  /** In-game date in words. */
  date: string;
  /** When its files were last changed (ISO). */
  lastPlayed: string;
  trouble?: string;
  map?: SmallMap;
}

export interface GameView {
  campaign: { name: string; system: string; systemName: string; folder: string; readOnly: boolean };
  words: Words;
  /** `doubt` says what the end of the journal left open when the campaign was opened. */
  saved: { seq: number; backupAt: string | null; doubt: string | null };
  undo: string | null;
  redo: string | null;
  mode: {
    /** Names of the states of the chart, from the outside in. */
    path: string[];
    /** Downtime · World · Site · Encounter · Round: which of them is now. */
    scales: { id: string; label: string; now: boolean }[];
    session: number | null;
  };
  time: {
    clock: number;
    date: string;
    hour: string;
    part: string;
    light: 'day' | 'night';
    /** 0 at the dawn of the day, 1 at the next. Dusk stands where the day's light ends. */
    ofDay: number;
    dusk: number;
    budget: string;
    /** How long until it grows dark, or light again: "dark in 3 h 40". */
    daylight: string;
    weather: string;
    /** Festivals of a custom calendar, and moons that are full or new. */
    today: string[];
    dark: boolean;
  };
  /** The custom calendar that names the days, and which day of the campaign today is, from 1. */
  calendar: { kept: Reckoning | null; today: number };
  now: Offer[];
  /** The turns in the site where the party is, and the light that is left; null in the open. */
  inside: InsideView | null;
  /** The hexes that can be walked to from here. */
  ways: WayView[];
  /** Why no encounter is checked for on the road or in a site, and the forms that change it; null where one is. */
  unchecked: Lack | null;
  odds: { title: string; of: number; hits: number; text: string; ahead: ChecksAhead | null } | null;
  land: Land;
  /** What the referee keeps in hexes, by their labels; most have nothing. */
  marks: Record<string, readonly MarkKind[]>;
  /** Who is known to be in which hex at this hour, by its label: “Dame Orrel, Pell and 2 more”. */
  present: Record<string, string>;
  /** What the rules have: food to be found on the way, and whether those who run from a fight get away. */
  hasRulesFor: { forage: boolean; flight: boolean };
  /** How many hours a hex of open ground takes. */
  hexHours: number;
  /** `site` is the name of the site they are in; `believed` the hex where they think they are while that is another one. */
  party: {
    hex: string | null;
    trail: string[];
    believed?: string;
    /** Where they thought they were before, since they went astray. */
    believedBefore?: string[];
    underWay: string | null;
    site: string | null;
    siteId: string | null;
  };
  /** The way that they mean to go, as they know it: the hexes still to come. */
  route: { hexes: string[] } | null;
  /** The key of the room where the party is; the whole plan is asked for. */
  room: RoomView | null;
  /** What is written about the hex where the party is, and about the site that it is in. */
  keys: { hex: KeyCard | null; site: KeyCard | null };
  characters: CharacterLine[];
  /** Members of the party whose players are not at the table; `at` is their place among the characters. */
  absent: ({ id: string; name: string; at: number } & Looks)[];
  /** The groups of a split party that wait; what the one in play is called. */
  groups: GroupLine[];
  group: string;
  /** What the party has together to eat, to burn and to spend; `lasts` is how long: "2 days", "5 h", "d6". */
  stores: { kind: 'food' | 'light' | 'coin'; count: number; name: string; lasts: string }[];
  people: { id: string; name: string; line: string; attitude: string; hex?: string }[];
  /** Encounters that were put aside. */
  shelf: { id: string; title: string }[];
  /** What the referee wants to prepare before the next session. */
  toPrepare: readonly { id: string; text: string; done: boolean }[];
  encounter: EncounterView | null;
  fight: FightView | null;
  downtime: DowntimeView | null;
  dying: DyingView[];
  due: {
    id: string;
    /** What sort of thing falls due: a light, a ration, the night … */
    kind: DueOrder | 'moon';
    label: string;
    when: string;
    /** Left out for what comes with no time, such as a wound that needs care. */
    at?: number;
    secret: boolean;
    source?: string;
    soon: boolean;
    /** Somebody dies then. */
    dies: boolean;
  }[];
  clocks: ClockView[];
  receipt: ReceiptView | null;
  /** The last lines, oldest first. */
  log: LogLine[];
}

/** A way out of the hex where the party stands. */
export interface WayView {
  direction: DirectionId;
  to: string;
  /** What lies there: "hills", or the road to it. */
  ground: string;
  road: boolean;
  /** How long it takes still: "6 h". */
  takes: string;
  /** The way that goes on: the one begun, else straight ahead. */
  next: boolean;
}

/** What the last command changed by letting time pass or by correcting it; its title is "4 hours passed". */
export interface ReceiptView {
  seq: number;
  title: string;
  /** What fell due by itself, under its name, in the order in which it did; its lines do not stand in `lines` again. */
  fell: { name: string; lines: ReceiptLine[] }[];
  lines: ReceiptLine[];
}
/** A line with the commands that put it right. */
export type ReceiptLine = LogLine & { amends: Offer[] };

export interface CharacterLine extends Looks {
  id: string;
  name: string;
  status: 'up' | 'down' | 'dead' | 'fled';
  line: string;
  hitPoints: { now: number; max: number };
  slots?: { used: number; total: number; bad: number };
  /** Short marks of the system, conditions left out. */
  marks: string[];
  conditions: string[];
  /** What burns, and how long still: "40 min", "d6"; food in their own pack: "3", "d6". */
  lights: { item: string; timer: string; name: string; left: string }[];
  food: { count: number; left: string };
  /** What armour comes to ("2", "d6", "14"), what gives it, and what could be put on; null where nothing protects. */
  protects: { value: string; by: string[]; carried: { name: string; wear: Offer }[] } | null;
  /** Somebody who goes along and is nobody’s character. */
  along: boolean;
  /** Acts of this character alone, for the menu on its line. */
  offers: Offer[];
}

export interface ClockView {
  id: string;
  name: string;
  kind: 'countdown' | 'die' | 'progress';
  secret: boolean;
  filled?: number;
  segments?: number;
  die?: number;
  left?: string;
  offers: Offer[];
}

export interface LogLine {
  seq: number;
  session: number;
  /** "07:00" and the day's name. */
  hour: string;
  day: string;
  /** Counted from 1, and the part of that day. */
  dayNumber: number;
  watch: string;
  /** The kind of event. */
  type: string;
  text: string;
  /** Its parts, where many such lines are told as one. */
  inParts?: Part;
  /** Of several lines told as one, what the last command added to it. */
  added?: string;
  /** What the event says beside its words (docs/events.md); a whole land and long strokes on it are left out. */
  fields: Record<string, unknown>;
  secret: boolean;
  /** Players may read it: it is no secret, and its kind is theirs (docs/events.md). */
  players: boolean;
  rolls: Roll[];
  rules: readonly string[];
  /** The command it belongs to: the number of that command's last event. */
  entry: number;
  /** It was undone, alone or with all of its command. */
  undone: boolean;
  /** The blow that it tells of, or followed from: the number of that blow’s line. */
  blow?: number;
  receipt: boolean;
}

/** A group of a split party that waits. */
export interface GroupLine {
  id: string;
  name: string;
  members: string[];
  /** The site, the name of the hex, or its label. */
  place: string;
  hex: string | null;
  /** The last steps of the way it came. */
  trail: readonly string[];
  /** Which of the colours of groups it has on the map, whichever group is in play. */
  colour: number;
  hour: string;
  /** “2 h behind”; empty where it is at the same moment. */
  apart: string;
  /** It is at the place of the group in play, and can join it. */
  canJoin: boolean;
}
