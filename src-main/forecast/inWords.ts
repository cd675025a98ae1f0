import type { Forecast, SiteForecast } from '../../shared/page/cards/forecastCards.ts';
import { capital } from '../../shared/text/words.ts';

/** A share as people say it: "7 of 10", and "6 of 100" where tenths would say little; "all" and "none" only where nothing else came. */
export function shareInWords(share: number): string {
  if (share <= 0) return 'none';
  if (share >= 1) return 'all';
  if (share < 0.005) return 'hardly any';
  if (share > 0.995) return 'almost all';
  return share < 0.15 || share > 0.85
    ? `${Math.round(share * 100)} of 100`
    : `${Math.round(share * 10)} of 10`;
}

function arrivalInWords(forecast: Forecast, place: string): string {
  const { runs, arrived, arrival, usualDay } = forecast;
  if (runs === 1 && arrived === 0) return `You don’t reach ${place}.`;
  if (usualDay === null || arrived === 0) return `No journey reaches ${place}.`;
  if (arrived < 0.005) return `Hardly any journeys reach ${place}.`;
  if (arrived < 0.5) return `Only ${shareInWords(arrived)} journeys reach ${place} at all.`;
  const share = arrival.find(({ day }) => day === usualDay)?.share ?? arrived;
  const reach = `you reach ${place} by the evening of day ${usualDay}.`;
  return runs === 1 ? capital(reach) : `In ${shareInWords(share)} journeys ${reach}`;
}

/** What goes wrong. */
const TROUBLES: readonly { of: (forecast: Forecast) => number; what: string }[] = [
  { of: ({ food }) => food.ranOut, what: 'you go to bed hungry on the way' },
  { of: ({ deaths }) => deaths.share, what: 'a character dies' },
  { of: ({ hurt }) => hurt.share, what: 'a character is hurt' },
];

/** A forecast in two or three sentences, for somebody who asks how it will go. */
export function forecastInWords(forecast: Forecast, place: string): string {
  const troubles = TROUBLES.filter(({ of }) => of(forecast) >= 0.005).map(({ of, what }) =>
    forecast.runs === 1 ? what : `in ${shareInWords(of(forecast))} ${what}`,
  );
  const trouble = troubles.length > 0 ? ` ${capital(troubles.join(', '))}.` : '';
  return `${arrivalInWords(forecast, place)}${trouble}`;
}

/**
 * How long a light that burns now still does. The turn that is named is the first at whose end it is out in half of the cases or
 * more; where there is none, the last one. It is told as certain only where it is lit in all cases before, and out in all after.
 */
export function lightAhead(turns: readonly Pick<SiteForecast['turns'][number], 'turn' | 'lit'>[]): string {
  const half = turns.findIndex(({ lit }) => lit <= 0.5);
  const { turn = 0, lit = 1 } = turns.at(half) ?? {};
  if (lit === 1) return 'The light lasts.';
  const before = half > 0 ? turns[half - 1]?.lit : 1;
  return lit === 0 && before === 1
    ? `The light is out after turn ${turn}.`
    : `In ${shareInWords(1 - lit)} cases the light is out by turn ${turn}.`;
}
