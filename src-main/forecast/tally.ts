import type { Journey } from './diary.ts';

/** Whole numbers that add up over journeys, with their squares. */
interface Sum {
  sum: number;
  squares: number;
}

/** What many journeys came to, in whole numbers: tallies of parts add up to that of all, in whatever order. */
export interface Tally {
  runs: number;
  arrived: number;
  /** Journeys that arrived, by the day. */
  arrivedOn: number[];
  /** Journeys by how many encounters they had. */
  encounters: number[];
  /** Journeys that met somebody on a day, had hard weather on the road, and were under way at all. */
  metOn: number[];
  stormOn: number[];
  underWayOn: number[];
  /** How often those of a title were met, and fought. */
  who: Map<string, { met: number; fought: number }>;
  encountersInAll: Sum;
  nightsOpen: Sum;
  nightsInBed: Sum;
  food: Sum;
  lights: Sum;
  /** Journeys in which somebody went hungry, by the first day of it. */
  hungryOn: number[];
  darkened: number;
  /** Journeys in which somebody was hurt or died, and in which each was. */
  hurt: number;
  deaths: number;
  hurtOf: Map<string, number>;
  deathsOf: Map<string, number>;
  strayed: number;
}

const noSum = (): Sum => ({ sum: 0, squares: 0 });

export const emptyTally = (): Tally => ({
  runs: 0,
  arrived: 0,
  arrivedOn: [],
  encounters: [],
  metOn: [],
  stormOn: [],
  underWayOn: [],
  who: new Map(),
  encountersInAll: noSum(),
  nightsOpen: noSum(),
  nightsInBed: noSum(),
  food: noSum(),
  lights: noSum(),
  hungryOn: [],
  darkened: 0,
  hurt: 0,
  deaths: 0,
  hurtOf: new Map(),
  deathsOf: new Map(),
  strayed: 0,
});

function count(list: number[], place: number): void {
  for (let at = list.length; at <= place; at += 1) list[at] = 0;
  list[place] = (list[place] ?? 0) + 1;
}

function add(to: Sum, value: number): void {
  to.sum += value;
  to.squares += value * value;
}

/** Counts a journey in. */
export function countIn(tally: Tally, journey: Journey, lit: boolean): void {
  const { ended, day, met, nights, hurt, died } = journey;
  tally.runs += 1;
  if (ended === 'arrived') {
    tally.arrived += 1;
    count(tally.arrivedOn, day);
    add(tally.food, journey.food);
    add(tally.lights, journey.lights);
  }
  count(tally.encounters, met.length);
  add(tally.encountersInAll, met.length);
  for (const on of new Set(met.map((one) => one.day))) count(tally.metOn, on);
  for (const on of journey.storms) count(tally.stormOn, on);
  for (let on = 1; on <= day; on += 1) count(tally.underWayOn, on);
  for (const { title, fought } of met) {
    const { met: before = 0, fought: fights = 0 } = tally.who.get(title) ?? {};
    tally.who.set(title, { met: before + 1, fought: fights + (fought ? 1 : 0) });
  }
  const inBed = nights.filter(({ bed }) => bed).length;
  add(tally.nightsInBed, inBed);
  add(tally.nightsOpen, nights.length - inBed);
  if (journey.hungryOn !== null) count(tally.hungryOn, journey.hungryOn);
  if (lit && journey.lights === 0) tally.darkened += 1;
  if (hurt.length > 0) tally.hurt += 1;
  if (died.length > 0) tally.deaths += 1;
  if (journey.strayed > 0) tally.strayed += 1;
  for (const id of hurt) tally.hurtOf.set(id, (tally.hurtOf.get(id) ?? 0) + 1);
  for (const id of died) tally.deathsOf.set(id, (tally.deathsOf.get(id) ?? 0) + 1);
}

/** Adds two things of one form up: numbers, lists of them place by place, maps and records key by key. */
function sumOf(one: unknown, other: unknown): unknown {
  if (one === undefined) return other;
  if (other === undefined) return one;
  if (typeof one === 'number') return one + Number(other);
  if (Array.isArray(one)) {
    const [a, b] = [one, other] as [unknown[], unknown[]];
    return Array.from({ length: Math.max(a.length, b.length) }, (_, at) => sumOf(a[at] ?? 0, b[at] ?? 0));
  }
  if (one instanceof Map) {
    const [a, b] = [one, other] as [Map<string, unknown>, Map<string, unknown>];
    return new Map(
      [...new Set([...a.keys(), ...b.keys()])].map((key) => [key, sumOf(a.get(key), b.get(key))]),
    );
  }
  const [a, b] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  return Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((key) => [key, sumOf(a[key], b[key])]),
  );
}

/** The tally of the journeys of both. */
export const merged = (one: Tally, other: Tally): Tally => sumOf(one, other) as Tally;
