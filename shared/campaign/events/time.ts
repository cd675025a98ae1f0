import { z } from 'zod';
import { assign } from '../drafted.ts';
import { defineEvent } from '../event.ts';
import { IdSchema } from '../ids.ts';
import { present } from '../lookup.ts';
import { TimerSchema } from '../state.ts';

/** Time advanced by `seconds`; the whole span of a command may come in several of these events. */
export const timePassed = defineEvent(
  'time-passed',
  'players',
  { seconds: z.number().min(0) },
  (campaign, { seconds }) => {
    campaign.clock += seconds;
  },
);

const byHand = z.boolean().optional();

/** A clock, a light or a countdown began; `again` says that it had ended and was restarted. */
export const timerStarted = defineEvent(
  'timer-started',
  { playersUnless: 'byHand' },
  { timer: TimerSchema, again: z.boolean().optional(), byHand },
  (campaign, { timer }) => {
    campaign.timers[timer.id] = timer;
  },
);

const TimerFigures = z.strictObject({
  die: z.int().min(0).optional(),
  nextAt: z.number().optional(),
  dueAt: z.number().optional(),
  filled: z.int().min(0).optional(),
});

/** A clock, a light or a countdown changed: its die stepped down, a segment was filled, or it is due at another time. */
export const timerChanged = defineEvent(
  'timer-changed',
  { playersUnless: 'byHand' },
  {
    timer: IdSchema,
    name: z.string().optional(),
    /** All segments of a progress clock. */
    segments: z.int().optional(),
    from: TimerFigures,
    to: TimerFigures,
    byHand,
  },
  (campaign, { timer, to }) => {
    assign(present(campaign.timers[timer], timer), to);
  },
);

/** A clock, a light or a countdown is over; `due` says that its time had come. */
export const timerEnded = defineEvent(
  'timer-ended',
  { playersUnless: 'byHand' },
  { timer: TimerSchema, due: z.boolean(), byHand },
  (campaign, { timer }) => {
    Reflect.deleteProperty(campaign.timers, timer.id);
  },
);

/** A milestone of the calendar: nightfall, daybreak. */
export const lightOfDayChanged = defineEvent('light-of-day-changed', 'players', {
  to: z.enum(['day', 'night']),
});

/** The referee let a number of units of time pass. */
export const waited = defineEvent('waited', 'players', {
  scale: z.string(),
  count: z.int(),
  seconds: z.number(),
});

export const timeEvents = [waited, timePassed, timerStarted, timerChanged, timerEnded, lightOfDayChanged];
