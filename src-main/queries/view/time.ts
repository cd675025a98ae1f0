import type { PlayersTime } from '../../../shared/players.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import { duskOf, isDark } from '../../../shared/campaign/travel.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { dateOf, hourInWords, hoursSinceDayStart, sinceDayStart } from '../../../shared/time/calendar.ts';
import { DAY } from '../../../shared/time/scales.ts';

/** What everybody at the table knows of the hour: date, light, weather. */
export function timeInWords(campaign: Campaign, system: System): PlayersTime {
  const { calendar } = system;
  const dusk = duskOf(campaign, system);
  const date = dateOf({ ...calendar, dusk }, campaign.clock);
  return {
    date: calendar.nameOfDay(date.day),
    hour: hourInWords(date),
    part: date.part,
    light: date.light,
    ofDay: sinceDayStart(calendar, campaign.clock) / DAY,
    dusk: hoursSinceDayStart(calendar, dusk) / 24,
    weather: campaign.weather.name,
    dark: isDark(campaign, system),
  };
}
