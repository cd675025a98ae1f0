import { fitting } from '../../shared/door/fitting.ts';
import type { CalendarFault, CalendarReading } from '../../shared/page/imports.ts';
import { dayOf } from '../../shared/time/calendar.ts';
import { ReckoningSchema } from '../../shared/time/reckoning/schema.ts';
import { readCalendarium } from '../exchange/calendars/read.ts';
import { writeCalendarium } from '../exchange/calendars/write.ts';
import type { Game } from '../game/game.ts';

const MOST_FAULTS = 50;

type Dated = Pick<Game, 'state' | 'system'>;
const todayOf = ({ state, system }: Dated): number => dayOf(system.calendar, state.campaign.clock);

/** What a file of Calendarium comes to in the open campaign: its current date is today. */
export const calendarReading = (game: Dated, text: string): CalendarReading =>
  readCalendarium(text, todayOf(game));

/** What does not fit of a calendar that is being made; nothing where it can be kept. */
export function calendarFaults(calendar: unknown): CalendarFault[] {
  const read = fitting(ReckoningSchema, calendar);
  if (read.success) return [];
  return read.error.issues.slice(0, MOST_FAULTS).map(({ path, message }) => ({
    path: path.map((part) => (typeof part === 'number' ? part : String(part))),
    message,
  }));
}

/** The calendar that is given, or the one that is kept, as a file of Calendarium; null where there is none that fits. */
export function calendarText(game: Dated, given?: unknown): { name: string; text: string } | null {
  const read = fitting(ReckoningSchema, given ?? game.state.campaign.calendar);
  if (!read.success) return null;
  return { name: `${read.data.name}.json`, text: writeCalendarium(read.data, todayOf(game)) };
}
