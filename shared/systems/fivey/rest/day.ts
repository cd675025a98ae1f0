import type { Campaign } from '../../../campaign/state.ts';
import { dayOf } from '../../../time/calendar.ts';
import { DAY, HOUR } from '../../../time/scales.ts';
import { calendar, DAYLIGHT_HOURS } from '../words.ts';

/** Seconds since the day began at dawn. */
export const sinceDawn = (clock: number): number => (((clock - calendar.dayStart * HOUR) % DAY) + DAY) % DAY;

export const isNight = (clock: number): boolean => sinceDawn(clock) >= DAYLIGHT_HOURS * HOUR;

export const today = (campaign: Campaign): number => dayOf(calendar, campaign.clock);
