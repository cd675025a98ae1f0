import { watchesOf } from '../cairn-family/travel/watches.ts';

/** Watches on the road, chance meetings and weather, which Cairn leaves to the Warden (CA-S3 to CA-S5). */
export const { travel, encounterCheck, siteTurn, odds, rollWeather } = watchesOf({
  encounter: 'CA-S4',
  travel: 'CA-S5',
  room: 'CA-21',
});
