import type { AnyCommand } from '../../campaign/offer.ts';
import type { Campaign } from '../../campaign/state.ts';
import { nextAtHour } from '../../time/calendar.ts';
import { MINUTE } from '../../time/scales.ts';

/** Lets the time pass until an hour of the clock. */
export const waitFor = ({ clock }: Pick<Campaign, 'clock'>, hour: number): AnyCommand => ({
  type: 'pass-time',
  scale: 'minute',
  count: Math.min(1000, Math.ceil((nextAtHour(clock, hour) - clock) / MINUTE)),
});
