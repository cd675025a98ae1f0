import { hexAt } from '../../hex/land.ts';
import type { Decision, System } from '../../systems/contract.ts';
import { dayOf } from '../../time/calendar.ts';
import { weatherIn, weatherOn, type WeatherOdds } from '../../time/weatherOdds.ts';
import { weatherChanged } from '../events/land.ts';
import { find } from '../ids.ts';
import { calendarOf } from '../reckoning/calendarOf.ts';
import type { Campaign } from '../state.ts';

/** The season of today, where the calendar has seasons. */
export const seasonNow = (
  campaign: Pick<Campaign, 'clock' | 'calendar'>,
  system: Pick<System, 'calendar'>,
): string | undefined => calendarOf(campaign, system).seasonOf?.(dayOf(system.calendar, campaign.clock));

/**
 * The odds of the weather where the party is: those of its region for the season of today, else all year, else those of the season in a
 * custom calendar; undefined where none are written.
 */
export function weatherOddsHere(
  campaign: Pick<Campaign, 'calendar' | 'clock' | 'land' | 'party'>,
  system: Pick<System, 'calendar'>,
): WeatherOdds | undefined {
  const { calendar, land, party } = campaign;
  const region = party.hex === null ? undefined : hexAt(land, party.hex)?.region;
  const { weather = [] } = (region !== undefined && find(land.regions, region)) || {};
  const season = seasonNow(campaign, system);
  return weatherIn(weather, season)?.odds ?? calendar?.seasons.find(({ name }) => name === season)?.weather;
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
