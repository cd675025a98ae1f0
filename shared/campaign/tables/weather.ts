import { hexAt } from '../../hex/land.ts';
import type { Decision, System } from '../../systems/contract.ts';
import { dayOf } from '../../time/calendar.ts';
import { weatherIn, weatherOn, type WeatherOdds } from '../../time/weatherOdds.ts';
import { weatherChanged } from '../events/land.ts';
import { find } from '../ids.ts';
import type { Campaign } from '../state.ts';

/** The season of today, where the calendar has seasons. */
export const seasonNow = (
  { clock }: Pick<Campaign, 'clock'>,
  { calendar }: Pick<System, 'calendar'>,
): string | undefined => calendar.seasonOf?.(dayOf(calendar, clock));

/** The odds of the weather in the party’s region for the season of today, else all year; undefined where none are written. */
export function weatherOddsHere(
  campaign: Pick<Campaign, 'clock' | 'land' | 'party'>,
  system: Pick<System, 'calendar'>,
): WeatherOdds | undefined {
  const { land, party } = campaign;
  const region = party.hex === null ? undefined : hexAt(land, party.hex)?.region;
  const { weather } = (region !== undefined && find(land.regions, region)) || {};
  return weather && weatherIn(weather, seasonNow(campaign, system))?.odds;
}

/**
 * The weather turns: by a d100 against the odds of the party’s region, in their order; where none are written, as `otherwise` does
 * by the rules of the system, which may do nothing.
 */
export function turnWeather(decision: Decision, otherwise?: (decision: Decision) => void): void {
  const odds = weatherOddsHere(decision.state, decision.system);
  if (!odds) {
    otherwise?.(decision);
    return;
  }
  const { total } = decision.throwDice('weather', 1, 100);
  const { name, hard } = weatherOn(odds, total);
  decision.emit(weatherChanged, { name, hard, total });
}
