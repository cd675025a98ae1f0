import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { find, IdSchema } from '../ids.ts';
import { present } from '../lookup.ts';
import { TimerSchema } from '../state.ts';

/** The clock went on by `seconds`; the whole span of a command may come in several of these. */
export const timePassed = defineEvent(
  'time-passed',
  { seconds: z.number().min(0) },
  (campaign, { seconds }) => {
    campaign.clock += seconds;
  },
);

const byHand = z.boolean().optional();

/** `again`: it had ended, and goes on. */
export const timerStarted = defineEvent(
  'timer-started',
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

export const timerChanged = defineEvent(
  'timer-changed',
  { timer: IdSchema, from: TimerFigures, to: TimerFigures, byHand },
  (campaign, { timer, to }) => {
    Object.assign(present(find(campaign.timers, timer), timer), to);
  },
  ({ timer, from: { die, filled } }) => [
    {
      label: 'As it was',
      command: {
        type: 'set-timer',
        timer,
        ...(die === undefined ? {} : { die }),
        ...(filled === undefined ? {} : { filled }),
      },
    },
  ],
);

export const timerEnded = defineEvent(
  'timer-ended',
  { timer: TimerSchema, due: z.boolean(), byHand },
  (campaign, { timer }) => {
    Reflect.deleteProperty(campaign.timers, timer.id);
  },
  ({ timer }) => [{ label: `${timer.name} goes on`, command: { type: 'restart-timer', timer } }],
);

/** A milestone of the calendar: nightfall, daybreak. */
export const lightOfDayChanged = defineEvent(
  'light-of-day-changed',
  { to: z.enum(['day', 'night']) },
  () => undefined,
);

/** The referee lets so many of a unit of time pass. */
export const waited = defineEvent(
  'waited',
  { scale: z.string(), count: z.int(), seconds: z.number() },
  () => undefined,
);

export const timeEvents = [waited, timePassed, timerStarted, timerChanged, timerEnded, lightOfDayChanged];
