import type { Campaign } from '../../../campaign/state.ts';
import { dayOf, sinceDayStart } from '../../../time/calendar.ts';
import { HOUR } from '../../../time/scales.ts';
import { calendar, DAYLIGHT_HOURS } from '../words.ts';

/** Seconds since the day began at dawn. */
export const sinceDawn = (clock: number): number => sinceDayStart(calendar, clock);

export const isNight = (clock: number): boolean => sinceDawn(clock) >= DAYLIGHT_HOURS * HOUR;

export const today = (campaign: Campaign): number => dayOf(calendar, campaign.clock);
