import type { Offer } from '../../campaign/offer.ts';
import type { WrittenTable } from '../../campaign/tables/randomTables.ts';
import type { CharacterLine, Looks } from '../view.ts';
import type { MarkKind, Sight } from './mapCards.ts';

/** A backup of a campaign: when it was made (ISO), and where the game stood then. */
export interface BackupCard {
  name: string;
  madeAt: string;
  seq: number;
  session: number;
  /** In-game date in words. */
  date: string;
  trouble?: string;
}

/** What reading every file of a campaign found. It may be whole with findings that harm nothing. */
export interface FilesReport {
  whole: boolean;
  /** The first hundred, and how many others there are. */
  findings: { file: string; line?: number; problem: string; remedy: string }[];
  more?: number;
  /** What can't be known from the files, in words. */
  notes: string[];
}

/** A picture in the campaign's folder `pictures`. */
export interface PictureFile {
  name: string;
  bytes: number;
}

/** Who and what there is in the land, as the referee keeps it. */
export interface Gazetteer {
  people: PersonCard[];
  factions: FactionCard[];
  places: PlaceCard[];
  regions: GroundCard[];
  sites: GroundCard[];
  /** Forms that add a person, a faction, a region. */
  add: { person: Offer | null; faction: Offer | null; region: Offer | null };
}

export interface PersonCard extends Looks {
  id: string;
  name: string;
  line: string;
  status: CharacterLine['status'];
  attitude: string;
  /** What they thought of the party and when, newest first. */
  regards: { attitude: string; when: string }[];
  knows: string;
  note: string;
  /** What they are called for short, and how they are spoken of. */
  short: string;
  pronouns: string;
  want: string;
  look: string;
  manner: string;
  /** What players are never told. */
  hidden: string;
  /** Where they are by the hour, as typed. */
  haunts: string[];
  /** Where they are at this hour, if somebody wrote it down. */
  now: string;
  relations: RelationLine[];
  faction: string | null;
  hex: string | null;
  /** What stands in their hex, where it has a name. */
  place: string;
  /** They are of the party, or go along with it. */
  inParty: boolean;
}

/** What somebody is to somebody else, seen from one of them. */
export interface RelationLine {
  from: string;
  to: string;
  what: string;
  /** Their names; one of them is the card’s own. */
  fromName: string;
  toName: string;
}

/** Somebody dead, and what the log says of it. */
export interface GraveCard extends Looks {
  id: string;
  name: string;
  /** Null where the log doesn’t say when. */
  session: number | null;
  when: string;
  how: string;
  /** How many things they still have. */
  items: number;
}

export interface FactionCard {
  id: string;
  name: string;
  attitude: string;
  knows: string;
  note: string;
  hexes: string[];
  people: string[];
  relations: RelationLine[];
}

/** A region or a site: who may be met there, line by line. */
export interface GroundCard {
  id: string;
  name: string;
  line: string;
  /** Each line of its encounter table, and how often it comes up: of 1. */
  encounters: { line: string; chance: number }[];
  hex: string | null;
  offers: Offer[];
}

/** A line of an encounter table: how likely it is among the others, or what is wrong with it. */
export interface EncounterLine {
  title: string;
  odds: number;
  fault?: string;
}

export interface PlaceCard {
  hex: string;
  name: string;
  /** "ruin, forest": what it is and what ground it lies on. */
  line: string;
  note: string;
  people: string[];
  secret: boolean;
  known: boolean;
}

/** A random table, ready to be shown. */
export interface TableCard {
  /** One's own, not the system's. */
  own: boolean;
  name: string;
  /** What is rolled: "2d6", or the die that its weights add up to. */
  dice: string;
  /** From one face or total to another, and the chance of it. */
  rows: { from: number; to: number; text: string; odds: number }[];
  /** What is wrong with it: it can't be kept so. */
  fault?: string;
  /** What it names in [[ ]] that is neither a table nor dice. */
  unknown: string[];
  /** As it is kept, and as a text that can be changed and read again. */
  written: WrittenTable;
  text: string;
}

/** What this table plays otherwise, and what it might. */
export interface HouseRules {
  /** Those that matter most first, then by theme. */
  options: OptionCard[];
  numbers: NumberCard[];
  /** Doubtful places that are read in one way: their rule, what it says, and why. */
  readings: { rule: string; line: string; why: string }[];
}

interface HouseRuleCard {
  id: string;
  name: string;
  theme: string;
  /** The rules that it touches. */
  rules: string[];
}

/** An option; `value` and `standard` are ids of its choices. */
export interface OptionCard extends HouseRuleCard {
  starred: boolean;
  value: string;
  standard: string;
  choices: { id: string; label: string }[];
  /** Why tables differ, and what it changes in play. */
  why: string;
  example: string;
}

/** A number, or one of the dice in `choices`. */
export interface NumberCard extends HouseRuleCard {
  value: string | number;
  standard: string | number;
  choices?: (string | number)[];
  range?: { least: number; most: number };
  /** What other tables play. */
  others: string;
}

/** What hovering over a hex tells. */
export interface HexCard {
  hex: string;
  /** "0302 forest, road, ruin": also spoken. */
  spoken: string;
  /** What stands there, or else the terrain: "The Drowned Chapel", "forest". */
  place: string;
  /** "6 h · 6 in 20": what it costs to go there now; empty where one can't. */
  cost: string;
  note: string;
  /** What the signs on it say, in their order, its note included. */
  there: { kind: MarkKind; text: string }[];
  /** Who lives here. */
  people: { id: string; name: string }[];
  /** The region that it belongs to. */
  region: { id: string; name: string } | null;
  /** The sites here, whose rooms can be drawn. */
  sites: { id: string; name: string }[];
  /** The party is in a settlement here, and can buy and sell. */
  trades: boolean;
  known: boolean;
  sight: Sight;
  offers: Offer[];
  /** What the referee may change of it: a place, whether players know it, where the party is. */
  edits: Offer[];
}

export interface Finding {
  kind:
    | 'person'
    | 'place'
    | 'table'
    | 'act'
    | 'house-rule'
    | 'rule'
    | 'monster'
    | 'item'
    | 'ware'
    | 'room'
    | 'log';
  label: string;
  detail: string;
  /** How well it answers: the smaller the better (page/ranking.ts). */
  rank: number;
  hex?: string;
  creature?: string;
  region?: string;
  /** The plan of a site, and perhaps a room of it. */
  plan?: { site: string; room?: string };
  /** What to look for among the house rules. */
  houseRule?: string;
  /** The stat block that is looked up. */
  block?: string;
  /** What to look for in the log. */
  line?: string;
  /** What to look for in the shop. */
  ware?: string;
  offer?: Offer;
}

/** A step into a neighbouring hex that can’t be gone now, and why in a sentence. */
export interface StepBarred {
  to: string;
  why: string;
}

/** What a step of travel brings if nothing comes between. */
export interface StepAhead {
  to: string;
  seconds: number;
  /** False where the day ends on the way. */
  arrived: boolean;
  hour: string;
  /** It is dark then, and nothing burns. */
  dark: boolean;
  lightsOut: string[];
  meals: number;
  /** Conditions that the party gets on the way, for want of sleep or food, with whose they are. */
  gained: { condition: string; names: string[] }[];
  /** "North-east, 6 h" and "arrive 20:20, in the dark. Bryn’s torch burns out." */
  head: string;
  text: string;
}
