import type { Forecast } from '../../shared/page/cards/forecastCards.ts';
import type { Tally } from './tally.ts';
import type { Plan } from './traveller.ts';

/** A mean and its standard error, of so many. */
function meanOf({ sum, squares }: { sum: number; squares: number }, of: number): [number, number] {
  if (of === 0) return [0, 0];
  const mean = sum / of;
  const spread = Math.max(0, squares / of - mean * mean);
  return [mean, of > 1 ? Math.sqrt(spread / (of - 1)) : 0];
}

/** A share and its standard error: Wilson’s, so that one of 0 or 1 has an error too. */
export function shareOf(hits: number, of: number): [number, number] {
  if (of === 0) return [0, 0];
  const share = hits / of;
  return [share, Math.sqrt(share * (1 - share) * of + 0.25) / (of + 1)];
}

const share = (hits: number | undefined, of: number): number => (of === 0 ? 0 : (hits ?? 0) / of);

const sharesOf = (counts: ReadonlyMap<string, number>, of: number): Record<string, number> =>
  Object.fromEntries([...counts].map(([id, hits]) => [id, share(hits, of)]));

/** The share by the end of each day, from the first on. */
function byDay(counts: readonly number[], runs: number): { day: number; share: number }[] {
  let sum = 0;
  return counts.slice(1).map((hits, index) => {
    sum += hits;
    return { day: index + 1, share: share(sum, runs) };
  });
}

const usualDayOf = (arrival: Forecast['arrival'], arrived: number): number | null =>
  (arrival.find(({ share }) => share >= Math.min(0.5, arrived)) ?? arrival.at(-1))?.day ?? null;

/** What a tally says, as shares and means. */
export function reported(tally: Tally, { hexes, policy }: Plan, seed: number): Forecast {
  const { runs } = tally;
  const [arrived, arrivedError] = shareOf(tally.arrived, runs);
  const arrival = byDay(tally.arrivedOn, runs);
  const [met, metError] = meanOf(tally.encountersInAll, runs);
  const [open, openError] = meanOf(tally.nightsOpen, runs);
  const [hungry, hungryError] = shareOf(
    tally.hungryOn.reduce((sum, hits) => sum + hits, 0),
    runs,
  );
  const [dark, darkError] = shareOf(tally.darkened, runs);
  const [hurt, hurtError] = shareOf(tally.hurt, runs);
  const [deaths, deathsError] = shareOf(tally.deaths, runs);
  return {
    runs,
    seed,
    hexes,
    arrived,
    arrival,
    usualDay: usualDayOf(arrival, arrived),
    encounters: {
      mean: met,
      share: tally.encounters.map((hits) => share(hits, runs)),
      who: whoOf(tally),
    },
    nights: { mean: open, beds: meanOf(tally.nightsInBed, runs)[0] },
    food: { ranOut: hungry, mean: meanOf(tally.food, tally.arrived)[0], days: byDay(tally.hungryOn, runs) },
    light: { ranOut: dark, mean: meanOf(tally.lights, tally.arrived)[0] },
    hurt: { share: hurt, who: sharesOf(tally.hurtOf, runs) },
    deaths: { share: deaths, who: sharesOf(tally.deathsOf, runs) },
    strayed: share(tally.strayed, runs),
    days: tally.underWayOn.slice(1).map((under, index) => ({
      day: index + 1,
      met: share(tally.metOn[index + 1], under),
      storm: share(tally.stormOn[index + 1], under),
    })),
    error: {
      arrived: arrivedError,
      encounters: metError,
      nights: openError,
      food: hungryError,
      light: darkError,
      hurt: hurtError,
      deaths: deathsError,
    },
    policy,
  };
}

/** Who is met, those first whom most journeys meet. */
const whoOf = ({ who, runs }: Tally): Forecast['encounters']['who'] =>
  [...who]
    .map(([title, { met, fought }]) => ({ title, mean: share(met, runs), fought: share(fought, met) }))
    .sort((a, b) => b.mean - a.mean || a.title.localeCompare(b.title));
