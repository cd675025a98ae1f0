import { counted } from '../../shared/text/words.ts';
import type { Reckoning } from '../../shared/time/reckoning/parts.ts';

export type PartId = 'months' | 'weekdays' | 'between' | 'moons' | 'seasons' | 'festivals';

/** What a part of the calendar is edited by. */
export interface PartProps {
  calendar: Reckoning;
  /** The day of the campaign that is today, from 1. */
  today: number;
  change: (to: Reckoning) => void;
}

const NONE = 'none';

function monthsInWords({ months }: Reckoning): string {
  const lengths = [...new Set(months.map(({ days }) => days))].sort((a, b) => a - b);
  const [least = 0] = lengths;
  const most = lengths.at(-1) ?? 0;
  if (lengths.length === 1) return `${months.length} · ${counted(least, 'day')} each`;
  return `${months.length} · ${least} to ${counted(most, 'day')}`;
}

const weekInWords = ({ weekdays }: Reckoning): string =>
  weekdays.length === 0 ? NONE : `${weekdays.length} · ${weekdays[0] ?? ''} to ${weekdays.at(-1) ?? ''}`;

const namesInWords = (parts: readonly { name: string }[]): string =>
  parts.length === 0 ? NONE : `${parts.length} · ${parts.map(({ name }) => name).join(', ')}`;

/** The parts of a calendar, and what each holds in a few words. */
export const summaryOf = (calendar: Reckoning): { id: PartId; label: string; told: string }[] => [
  { id: 'months', label: 'Months', told: monthsInWords(calendar) },
  { id: 'weekdays', label: 'Weekdays', told: weekInWords(calendar) },
  {
    id: 'between',
    label: 'Between',
    told: calendar.between.length === 0 ? NONE : `${counted(calendar.between.length, 'day')} of no month`,
  },
  { id: 'moons', label: 'Moons', told: namesInWords(calendar.moons) },
  { id: 'seasons', label: 'Seasons', told: namesInWords(calendar.seasons) },
  {
    id: 'festivals',
    label: 'Festivals',
    told: calendar.festivals.length === 0 ? NONE : String(calendar.festivals.length),
  },
];

const PLACES: Readonly<Record<string, string>> = {
  name: 'Name',
  months: 'Months',
  weekdays: 'Weekdays',
  between: 'Between',
  moons: 'Moons',
  seasons: 'Seasons',
  festivals: 'Festivals',
  year: 'Year',
  era: 'Year',
  begins: 'Today',
  firstWeekday: 'Weekdays',
};

/** What does not fit, as a sentence that says where: “Months 3: a month has at least 1 day.” */
export function faultInWords({
  path,
  message,
}: {
  path: readonly (string | number)[];
  message: string;
}): string {
  const [part, index] = path;
  const place = PLACES[String(part)] ?? 'Calendar';
  return `${place}${typeof index === 'number' ? ` ${index + 1}` : ''}: ${message}.`;
}
