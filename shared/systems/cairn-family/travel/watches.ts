import { counted } from '../../../text/words.ts';
import type { Campaign } from '../../../campaign/state.ts';
import { ordinal, sinceDayStart, type Calendar } from '../../../time/calendar.ts';
import { DAY, HOUR, MINUTE, type Scales } from '../../../time/scales.ts';
import { familyNumber } from '../options/index.ts';

export const EXPLORATION_TURN = 10 * MINUTE;
export const WATCH = 8 * HOUR;
export const WEEK = 7 * DAY;

/** A round of ten seconds, a turn of ten minutes, three watches of eight hours, weeks (CA-1, CA-2, BDP-1, BDP-R1). */
export const watchScales: Scales = { round: 10, turn: EXPLORATION_TURN, watch: WATCH, day: DAY, week: WEEK };

/** Seconds of a turn and of a watch, as the campaign counts them (CA-S3, BDP-R1). */
export const explorationTurnOf = (campaign: Campaign): number =>
  familyNumber(campaign, 'turn-minutes') * MINUTE;
export const watchOf = (campaign: Campaign): number => familyNumber(campaign, 'watch-hours') * HOUR;

export const watchScalesIn = (campaign: Campaign): Scales => ({
  ...watchScales,
  turn: explorationTurnOf(campaign),
  watch: watchOf(campaign),
});

export const watchCalendar: Calendar = {
  dayStart: 6,
  dawn: 6,
  dusk: 18,
  parts: [
    { name: 'day watch', from: 6 },
    { name: 'evening watch', from: 14 },
    { name: 'night watch', from: 22 },
  ],
  nameOfDay: (day) =>
    `Day ${((((day - 1) % 7) + 7) % 7) + 1} of the ${ordinal(Math.floor((day - 1) / 7) + 1)} Week`,
};

/** "2 of 3 watches gone" */
export function watchBudget(campaign: Campaign): string {
  const watch = watchOf(campaign);
  return `${Math.floor(sinceDayStart(watchCalendar, campaign.clock) / watch)} of ${counted(DAY / watch, 'watch', 'watches')} passed`;
}
