import { z } from 'zod';
import { PartsSchema } from '../../time/reckoning/parts.ts';
import { ReckoningSchema } from '../../time/reckoning/schema.ts';
import { defineEvent, tell } from '../event.ts';

/** Days are named by a custom calendar from now on; the event has all of it. What was said before keeps its words. */
export const calendarKept = defineEvent(
  'calendar-kept',
  'referee',
  { calendar: ReckoningSchema },
  (campaign, { calendar }) => {
    campaign.calendar = calendar;
  },
);

/** Days are named as the rules of the system name them again. */
export const calendarRemoved = defineEvent(
  'calendar-removed',
  'referee',
  { name: z.string() },
  (campaign) => {
    delete campaign.calendar;
  },
);

const { where, then, isHidden } = PartsSchema.shape.festivals.unwrap().shape;

/** A day that has a festival began. */
export const festivalCame = defineEvent(
  'festival-came',
  { playersUnless: 'isHidden' },
  { name: z.string(), where, then, isHidden },
);

export const reckoningEvents = [calendarKept, calendarRemoved, festivalCame];

/** The words for custom calendars. */
export const reckoningTellers = [
  tell(calendarKept, ({ calendar }) => `Calendar saved: ${calendar.name}.`),
  tell(calendarRemoved, ({ name }) => `Calendar removed: ${name}.`),
  tell(festivalCame, ({ name, where: place, then: goesOn }) => {
    const where = place ? `${name}, ${place}` : name;
    return goesOn ? `${where}: ${goesOn.replace(/\.$/, '')}.` : `${where}.`;
  }),
];
