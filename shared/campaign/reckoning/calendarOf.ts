import { remembered } from '../../remembered.ts';
import type { System } from '../../systems/contract.ts';
import type { Calendar } from '../../time/calendar.ts';
import { dateIn, daysInWords, nameOfDayIn, shortDayIn } from '../../time/reckoning/dates.ts';
import type { Reckoning } from '../../time/reckoning/parts.ts';
import type { Campaign } from '../state.ts';

const named = remembered((reckoning: Reckoning) =>
  remembered((calendar: Calendar): Calendar => ({
    ...calendar,
    nameOfDay: (day) => nameOfDayIn(reckoning, day),
    shortDay: (day) => shortDayIn(reckoning, day),
    daysInWords: (from, to, said) => daysInWords(reckoning, from, to, said),
    seasonOf: (day) => dateIn(reckoning, day).season,
  })),
);

/**
 * How the days of a campaign are cut up and named: by the system, but for the names of a custom calendar. The same object as long
 * as neither changes.
 */
export const calendarOf = (
  { calendar: kept }: Pick<Campaign, 'calendar'>,
  { calendar }: Pick<System, 'calendar'>,
): Calendar => (kept ? named(kept)(calendar) : calendar);
