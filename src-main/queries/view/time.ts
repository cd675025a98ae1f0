import type { PlayersTime } from '../../../shared/players.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import { duskOf, isDark } from '../../../shared/campaign/travel.ts';
import { calendarOf } from '../../../shared/campaign/reckoning/calendarOf.ts';
import { todayInWords } from '../../../shared/campaign/reckoning/coming.ts';
import type { System } from '../../../shared/systems/contract.ts';
import {
  dateOf,
  hourInWords,
  hoursSinceDayStart,
  nextAtHour,
  sinceDayStart,
  type Calendar,
} from '../../../shared/time/calendar.ts';
import { DAY, spanInShort } from '../../../shared/time/scales.ts';

/** What everybody at the table knows of the hour: date, light, weather, festivals; for the referee also those that players don’t know of. */
export function timeInWords(campaign: Campaign, system: System, players = true): PlayersTime {
  const calendar = calendarOf(campaign, system);
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
    today: todayInWords(campaign, system, players),
    dark: isDark(campaign, system),
  };
}

/** A moment of the clock (seconds) in words: “Day 3, 07:05”. */
export function momentInWords(calendar: Calendar, at: number): string {
  const date = dateOf(calendar, at);
  return `${calendar.nameOfDay(date.day)}, ${hourInWords(date)}`;
}

/** How long until it grows dark, or light again: "dark in 3 h 40". */
export function daylightInWords(campaign: Campaign, system: System): string {
  const { at, isDay } = nextTwilight(campaign, system);
  return `${isDay ? 'dark' : 'light'} in ${spanInShort(at - campaign.clock)}`;
}

/** When it grows dark, as long as it is day, or else light again. */
export function nextTwilight(campaign: Campaign, system: System): { at: number; isDay: boolean } {
  const { calendar } = system;
  const dusk = duskOf(campaign, system);
  const isDay = dateOf({ ...calendar, dusk }, campaign.clock).light === 'day';
  return { at: nextAtHour(campaign.clock, isDay ? dusk : calendar.dawn), isDay };
}
