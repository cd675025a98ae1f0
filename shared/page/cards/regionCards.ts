import type { Offer } from '../../campaign/offer.ts';
import type { TerrainId } from '../../hex/terrain.ts';
import type { WeatherOdds } from '../../time/weatherOdds.ts';

/** A region in a line of all of them. */
export interface RegionLine {
  id: string;
  name: string;
  hexes: number;
  /** The commonest terrain, in whose tone its swatch is drawn; null while no hex belongs to it. */
  looks: TerrainId | null;
  /** The party is there. */
  isHere: boolean;
}

/** All regions, and the form that adds one. */
export interface RegionList {
  regions: RegionLine[];
  add: Offer | null;
}

/** A row of an encounter table: the faces on which it comes, of as many as all weights come to. */
export interface EncounterFaces {
  title: string;
  /** Who comes, in words: “1d6 wolves”; empty where no stat block is named. */
  who: string;
  from: number;
  to: number;
}

/** What lies in a region, by its first hex there. */
export interface InRegion {
  hex: string;
  name: string;
  /** What it is: “camp”, “site”, “3 hexes” of a road. */
  what: string;
  secret: boolean;
}

/** What falls due in a region, soonest first; clocks without a moment at the end. */
export interface DueInRegion {
  id: string;
  /** Empty for what is due in all of it. */
  hex: string;
  label: string;
  /** “2 d”, “now”, “3 of 6”. */
  when: string;
  secret: boolean;
}

/** Hours for a hex of a region on foot: 4 “forest”, 3 “by road”. */
export interface RegionTravel {
  hours: number;
  how: string;
}

/** All that is kept of a region. */
export interface RegionCard extends RegionLine {
  dangerous: boolean;
  labels: string[];
  /** Its terrains, the commonest first. */
  grounds: { name: string; hexes: number }[];
  encounters: EncounterFaces[];
  /** The last throw on this table that the log knows: its face, and when. */
  thrown: { face: number; when: string } | null;
  /** The check that comes with a hex there; null where the rules make none. */
  check: { hits: number; of: number; text: string } | null;
  /** By season; without a season all year. */
  weather: {
    season: string | null;
    odds: WeatherOdds;
    isNow: boolean;
    /** The calendar has no such season. */
    isNever: boolean;
  }[];
  /** The season of today; null where the calendar has none. */
  season: string | null;
  aloud: string;
  secret: string;
  /** Markdown to be shown to the players: its name and what is read aloud; empty where nothing is. */
  handout: string;
  inside: InRegion[];
  due: DueInRegion[];
  travel: RegionTravel[];
  /** Why no encounter can be rolled on its table now; empty where one can. */
  noRoll: string;
  /** The form that changes its encounters. */
  edit: Offer;
  remove: Offer;
}
