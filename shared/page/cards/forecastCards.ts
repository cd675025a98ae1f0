import type { HexLabel } from '../../hex/coordinates.ts';
import type { TerrainId } from '../../hex/terrain.ts';
import type { Policy } from '../../road/policy.ts';

/** A share from 0 to 1 of each of something, by its id. */
export type Shares = Readonly<Record<string, number>>;

/** What so many journeys of one way came to; shares are from 0 to 1. `error` holds the standard error of each. */
export interface Forecast {
  runs: number;
  seed: number;
  hexes: readonly HexLabel[];
  arrived: number;
  /** The share that has arrived by the evening of each day, counted from 1, until nobody else arrives. */
  arrival: { day: number; share: number }[];
  /** The day by the evening of which half of all journeys have arrived; of fewer, the last; null where none arrives. */
  usualDay: number | null;
  /** How many on a journey, the share of journeys with none, one, two …, and who they are: how many times in a journey. */
  encounters: { mean: number; share: number[]; who: { title: string; mean: number; fought: number }[] };
  /** Nights on a journey: in the open, and in a bed. */
  nights: { mean: number; beds: number };
  /** The share that goes hungry, and by what day; portions left on arrival. */
  food: { ranOut: number; mean: number; days: { day: number; share: number }[] };
  /** The share that ends without a light, and how many are left on arrival. */
  light: { ranOut: number; mean: number };
  /** The share of journeys on which somebody is hurt or dies, and each of the party, by their ids. */
  hurt: { share: number; who: Shares };
  deaths: { share: number; who: Shares };
  /** The share on which the way is lost. */
  strayed: number;
  /** Of those who are still under way on a day: the share that meets somebody, and that has hard weather. */
  days: { day: number; met: number; storm: number }[];
  error: {
    arrived: number;
    encounters: number;
    nights: number;
    food: number;
    light: number;
    hurt: number;
    deaths: number;
  };
  policy: Policy;
}

/** A stretch of a journey, with the ground of the hex to which it leads. */
export interface RoadLeg {
  to: HexLabel;
  terrain: TerrainId;
  /** The ground as the referee calls it, by its id. */
  own?: string;
  road?: 'road' | 'paved';
  seconds: number;
  arrived: boolean;
}

/** A day of a journey on which nothing happens, counted from 1. */
export interface RoadDay {
  day: number;
  /** The seconds for which they look for food, before they walk. */
  foraged: number;
  /** What is walked, stretch by stretch; one that does not arrive is taken up again. */
  legs: RoadLeg[];
  /** Where they sleep, or where they are at daybreak if they marched through the night; null on the day of arrival. */
  night: { hex: HexLabel; bed: boolean; marched?: true; place?: string } | null;
  /** Portions of food and things that give light, in the morning and at its end. */
  food: [number, number];
  lights: [number, number];
  /** Somebody goes without food. */
  hungry: boolean;
}

/** What a way costs if nothing comes between. */
export interface Itinerary {
  /** Whether the party gets there at all. */
  arrives: boolean;
  seconds: number;
  days: RoadDay[];
  hungryOn: number | null;
  /** How many have to eat. */
  mouths: number;
  /** What the portions of food are: as many for certain, on average where dice wear them down, at best where some are looked for. */
  portions: 'certain' | 'average' | 'best';
}

/** A way that the party could walk, and what it costs. */
export interface RouteCard {
  by: 'quickest' | 'safest' | 'kept';
  /** Without the hex where the party is. */
  hexes: readonly HexLabel[];
  /** Of the road alone, as its days add up; by today’s weather where the party never gets there. */
  seconds: number;
  /** The chance that somebody is met on the road, from 0 to 1; nights are not counted. */
  risk: number;
  itinerary: Itinerary;
  /** Places on the way where food and light could be had before they run out, the nearest first. */
  supplies: { hex: HexLabel; place: string; day: number }[];
}

/** The hexes that the party can reach today, setting out before dark, and the seconds of road to each. */
export interface ReachCard {
  hexes: { hex: HexLabel; seconds: number }[];
}

/** What could be done about the worst figure, tried out: the share of journeys with it, as it is and as it would be. */
export interface Mend {
  /** “4 more rations” */
  what: string;
  /** What becomes rarer: “go hungry”. */
  trouble: string;
  before: number;
  after: number;
  /** What to buy of it, where it can be bought. */
  buy?: { ware: string; count: number; where: string[] };
  /** The policy that would do it. */
  policy?: Policy;
}

/** The journeys that are being played ahead, or were last, on up to three ways. */
export interface ForecastView {
  /** The event after which the campaign was as it is foretold from. */
  seq: number;
  /** How many journeys of each way were asked for. */
  wanted: number;
  ways: (Forecast & { said: string })[];
  isDone: boolean;
  /** What would mend the ways is still being tried. */
  isTrying: boolean;
  /** What would mend the worst figure of each way, the best first; those of the ways that come later are tried later. */
  mends: Mend[][];
}

/** What so many more turns in a site came to; shares are from 0 to 1. */
export interface SiteForecast {
  runs: number;
  /** By each turn ahead, as this visit counts them: the share in which somebody has come, and in which a light still burns at its end. */
  turns: { turn: number; met: number; lit: number }[];
  /** Who comes, and how many times in a run. */
  who: { title: string; mean: number }[];
  hurt: number;
  deaths: number;
  /** The standard error of the share that meets somebody in all. */
  metError: number;
  /** The same in a sentence or two. */
  said: string;
}
