import { watchesOf } from '../../cairn-family/travel/watches.ts';

/** Watches on the road, chance meetings and weather, which the page leaves to others (BDP-S5, BDP-S6). */
export const { travel, encounterCheck, siteTurn, odds, rollWeather } = watchesOf({
  encounter: 'BDP-S5',
  travel: 'BDP-S6',
  room: 'BDP-R7',
});
