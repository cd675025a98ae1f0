import type { Patch } from './api.ts';
import type { KnownLand } from './hex/knownLand.ts';
import type { Box, Point } from './plan/ways.ts';
import type { SiteTime } from './time/siteTime.ts';

/** What the players' screen is told: the whole once, then what changed. */
export type PlayersMessage = { view: PlayersView } | { patches: Patch[] };

/** All that players may see. Plain data, made by naming what goes in; nothing else of a campaign is ever sent. */
export interface PlayersView {
  /** Null while no campaign is open. */
  game: PlayersGame | null;
  shown: PlayersShown | null;
  /** Dark, as a table among people likes it, unless the referee wants it light. */
  theme: 'light' | 'dark';
}

export interface PlayersGame {
  campaign: string;
  words: { round: string; hitPoints: string };
  time: PlayersTime;
  /** What burns in the hands of the party. */
  lights: string[];
  land: KnownLand;
  /** How many hours a hex of open ground takes. */
  hexHours: number;
  party: { hex: string | null; trail: string[]; place: string; inside: boolean; people: PlayersOne[] };
  /** Where they are inside of something; null in the open. */
  site: PlayersSite | null;
  fight: PlayersFight | null;
}

export interface PlayersSite extends SiteTime {
  /** The rooms that they have seen on the level where they are; null where none is on the grid. */
  plan: PlayersPlan | null;
  /** Which of those rooms they are in. */
  here: number | null;
}

/** What the party would have drawn of a level: no number, no secret, and nothing of what lies behind a door. Lengths are squares. */
export interface PlayersPlan {
  rooms: { name: string; box: Box }[];
  /** Ways between two of these rooms, as paths of a drawing with 20 units to a square. */
  ways: { path: string; floor: string; doors: { at: Point; upright: boolean }[]; joins: [number, number] }[];
  /** Ways that go on, from the wall outwards. */
  on: { at: Point; out: Point; door: boolean }[];
  stairs: Point[];
  box: Box;
}

/** One of the party, as their players see them. */
export interface PlayersOne {
  name: string;
  /** What is drawn, and which one of those: `goblin:48`. */
  face: string;
  status: 'up' | 'down' | 'dead' | 'fled';
  hitPoints: { now: number; max: number };
}

export interface PlayersTime {
  date: string;
  hour: string;
  part: string;
  light: 'day' | 'night';
  /** 0 at the dawn of the day, 1 at the next. Dusk stands where the day's light ends. */
  ofDay: number;
  dusk: number;
  weather: string;
  /** Festivals of a custom calendar, and moons that are full or new: “Saint Ottil”, “full moon”. */
  today: string[];
  dark: boolean;
}

/** The discovered part of the land: what the players do not know is blank paper. */
export interface PlayersFight {
  round: number;
  phases: { id: string; label: string; now: boolean }[];
  slots: { label: string; now: boolean; who: PlayersCombatant[] }[];
}

export interface PlayersCombatant {
  name: string;
  side: 'party' | 'others';
  status: 'up' | 'down' | 'dead' | 'fled';
  acted: boolean;
  now: boolean;
  /** The party's own only. */
  hitPoints?: { now: number; max: number };
}

/** What the referee holds up. A picture has a number and no name: names of files tell too much. */
export interface PlayersShown {
  text: string;
  picture: number | null;
  /** A drawn face: goblin:48. */
  face: string | null;
}

/** What a page of the players' screen may do: look. */
export interface PlayersApi {
  /** Calls the listener with the whole view once, then with patches. Gives back a function that ends it. */
  watch(listener: (message: PlayersMessage) => void): () => void;
}
