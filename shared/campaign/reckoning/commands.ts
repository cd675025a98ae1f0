import { z } from 'zod';
import { ReckoningSchema } from '../../time/reckoning/schema.ts';
import { defineCommand } from '../../systems/contract.ts';
import { Refusal } from '../refusal.ts';
import { calendarKept, calendarRemoved } from './events.ts';

const SECRET = { secret: true };

const keepCalendar = defineCommand({
  type: 'keep-calendar',
  title: 'Save calendar',
  about:
    'Names the days by a custom calendar: months, weekdays, days of no month, moons, seasons and festivals. No hour moves, and old lines of the log keep their words.',
  when: ['anytime'],
  fieldNotes:
    'Months, days of no month and days of a month are counted from 1; “firstWeekday” from 0. “after” of a day of no month is the month that it follows, 0 before the first. “begins” is the day of the year “year” which day 1 of the campaign is.',
  fields: z.strictObject({ type: z.literal('keep-calendar'), calendar: ReckoningSchema }),
  decide: (decision, { calendar }) => {
    decision.emit(calendarKept, { calendar }, SECRET);
  },
});

const removeCalendar = defineCommand({
  type: 'remove-calendar',
  title: 'Remove calendar',
  about: 'Names the days as the rules do again.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('remove-calendar') }),
  decide: (decision) => {
    const { calendar } = decision.state;
    if (!calendar)
      throw new Refusal(
        'no-calendar',
        'There is no custom calendar. The days are named as the rules do.',
        'type',
      );
    decision.emit(calendarRemoved, { name: calendar.name }, SECRET);
  },
});

export const reckoningCommands = [keepCalendar, removeCalendar];
