import { watchesOf } from '../../cairn-family/travel/watches.ts';
import { family } from '../family.ts';

/** Chance meetings (BDP-S5), and watches on the road with ways that are lost and weather (BDP-S6), which the page leaves to others. */
const watches = watchesOf({ encounter: 'BDP-S5', travel: 'BDP-S6', room: family.cites.room });

export const { travel, encounterCheck, siteTurn, odds, rollWeather } = watches;
