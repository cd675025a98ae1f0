import type { Forecast, GameView, RouteCard } from '../../../shared/api.ts';
import { USUAL } from '../../../src-renderer/road/policy.ts';

type Day = RouteCard['itinerary']['days'][number];
const HOUR = 3600;

/** A land of two columns: plain and a village in the first, hills in the second. */
export const LAND = {
  name: 'The Vale',
  columns: [
    [{ terrain: 'plain' }, { terrain: 'plain', feature: { kind: 'village', name: 'Greywick' } }],
    [{ terrain: 'hills' }, { terrain: 'water' }],
  ],
  paths: [],
  sites: {},
  regions: {},
} as unknown as GameView['land'];

/** A leg of so many hours. */
export const leg = (to: string, hours: number, terrain: Day['legs'][number]['terrain'] = 'plain') => ({
  to,
  terrain,
  seconds: hours * HOUR,
  arrived: true,
});

/** A day on the road on which nothing special is. */
export const dayOf = (day: number, more: Partial<Day> = {}): Day => ({
  day,
  foraged: 0,
  legs: [leg('0201', 4, 'hills')],
  night: { hex: '0201', bed: false },
  food: [8, 4],
  lights: [3, 3],
  hungry: false,
  ...more,
});

/** A way of these days. */
export const cardOf = (
  hexes: readonly string[],
  days: Day[] = [dayOf(1, { night: null })],
  by: RouteCard['by'] = 'quickest',
): RouteCard => ({
  by,
  hexes,
  seconds: days.flatMap(({ legs }) => legs).reduce((sum, { seconds }) => sum + seconds, 0),
  risk: 0.5,
  itinerary: { arrives: true, seconds: 0, days, hungryOn: null, mouths: 4, portions: 'certain' },
  supplies: [],
});

/** A forecast of 400 journeys that all arrive on the second day, and meet nobody. */
export const forecastOf = (more: Partial<Forecast> = {}): Forecast => ({
  runs: 400,
  seed: 1,
  hexes: ['0201'],
  arrived: 1,
  arrival: [
    { day: 1, share: 0 },
    { day: 2, share: 1 },
  ],
  usualDay: 2,
  encounters: { mean: 0, share: [1], who: [] },
  nights: { mean: 1, beds: 0 },
  food: { ranOut: 0, mean: 4, days: [] },
  light: { ranOut: 0, mean: 3 },
  hurt: { share: 0, who: {} },
  deaths: { share: 0, who: {} },
  strayed: 0,
  days: [{ day: 1, met: 0.25, storm: 0.1 }],
  error: { arrived: 0, encounters: 0, nights: 0, food: 0, light: 0, hurt: 0, deaths: 0 },
  policy: USUAL,
  ...more,
});
