import { shortDay, type Calendar } from '../../time/calendar.ts';

const PARTS = /^(\D*?)(\d+)( of .*)?$/;

/** “Days 1 to 3 of the First Week”, “Day 4”: the week, or the year, is said where it is another than before. */
export function headingOf(
  calendar: Calendar,
  { from, to }: { from: number; to: number },
  before: number | undefined,
): string {
  if (calendar.daysInWords)
    return before === from && from !== to
      ? `To ${calendar.daysInWords(to, to, before)}`
      : calendar.daysInWords(from, to, before);
  const weekOf = (day: number): string => PARTS.exec(calendar.nameOfDay(day))?.[3] ?? '';
  const isSameWeek = before !== undefined && weekOf(before) === weekOf(to);
  const whole = (day: number): string => (isSameWeek ? shortDay(calendar, day) : calendar.nameOfDay(day));
  if (from === to) return whole(from);
  if (before === from) return `To ${whole(to)}`;
  const [, name = '', first] = PARTS.exec(calendar.nameOfDay(from)) ?? [];
  const [, sameName, last, week = ''] = PARTS.exec(calendar.nameOfDay(to)) ?? [];
  if (first !== undefined && last !== undefined && name === sameName && weekOf(from) === week)
    return `${name.replace(/ $/, 's ')}${first} to ${last}${isSameWeek ? '' : week}`;
  return `${calendar.nameOfDay(from)} to ${calendar.nameOfDay(to)}`;
}
