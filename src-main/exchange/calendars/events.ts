import { fitting } from '../../../shared/door/fitting.ts';
import { counted } from '../../../shared/text/words.ts';
import type { DayOfYear, Festival } from '../../../shared/time/reckoning/parts.ts';
import { EventSchema, HIDDEN, type CalendariumEvent } from './format.ts';
import { plainLine } from '../plainLine.ts';

const MOST = 200;
/** So many events are looked at. */
const MOST_READ = 20_000;
const LONGEST_WHERE = 100;
const LONGEST_THEN = 200;

/** What an event says of where and what: “Where: …” and “Then: …” as Hexwatch writes them, or all of a description. */
function described(text: string): { where: string; then: string } {
  const lines = text.split('\n');
  const [first = ''] = lines;
  const isPlace = first.startsWith('Where: ');
  const rest = (isPlace ? lines.slice(1) : lines).join(' ').trim();
  return {
    where: isPlace ? first.slice('Where: '.length) : '',
    then: rest.startsWith('Then: ') ? rest.slice('Then: '.length) : rest,
  };
}

type Part = CalendariumEvent['date']['year'];
const isAny = (part: Part): boolean =>
  part === null || part === undefined || (Array.isArray(part) && part[0] === null && part[1] === null);
/** The first of what a part of a date names; undefined where it names none. */
const firstOf = (part: Part): number | undefined => (Array.isArray(part) ? part[0] : part) ?? undefined;
const isSeveral = (part: Part): boolean => Array.isArray(part) && part[0] !== part[1];

/** The festivals among the events of a file, and what was not taken. `dayOf` finds a day by a month of the file, from 0. */
export function festivalsIn(
  events: readonly unknown[],
  dayOf: (month: number, day: number) => DayOfYear | undefined,
): { festivals: Festival[]; told: string[] } {
  const festivals: Festival[] = [];
  const left = { once: 0, unread: 0, nowhere: 0, more: Math.max(0, events.length - MOST_READ) };
  const shortened: string[] = [];
  const first: string[] = [];
  for (const given of events.slice(0, MOST_READ)) {
    const read = fitting(EventSchema, given);
    if (!read.success) left.unread += 1;
    else {
      const { date, name, category } = read.data;
      const [month, day] = [firstOf(date.month), firstOf(date.day)];
      const on = month === undefined || day === undefined ? undefined : dayOf(month, day);
      const called = plainLine(name, 60);
      if (!isAny(date.year) || month === undefined || day === undefined) left.once += 1;
      else if (!on || called === '') left.nowhere += 1;
      else if (festivals.length >= MOST) left.more += 1;
      else {
        const { where, then } = described(read.data.description ?? '');
        if (plainLine(then, Infinity).length > LONGEST_THEN) shortened.push(called);
        if (isSeveral(date.month) || isSeveral(date.day)) first.push(called);
        festivals.push(festivalOf(called, on, where, then, category === HIDDEN));
      }
    }
  }
  return { festivals, told: toldOf(left, shortened, first) };
}

function festivalOf(name: string, on: DayOfYear, where: string, then: string, isHidden: boolean): Festival {
  const [place, goesOn] = [plainLine(where, LONGEST_WHERE), plainLine(then, LONGEST_THEN)];
  return {
    name,
    on,
    ...(place !== '' && { where: place }),
    ...(goesOn !== '' && { then: goesOn }),
    ...(isHidden && { isHidden }),
  };
}

const events = (count: number): string => counted(count, 'event');

const MOST_NAMES = 5;
const some = (names: readonly string[]): string =>
  names.length > MOST_NAMES
    ? `${names.slice(0, MOST_NAMES).join(', ')} and ${names.length - MOST_NAMES} more`
    : names.join(', ');

const toldOf = (
  left: Readonly<Record<'once' | 'unread' | 'nowhere' | 'more', number>>,
  shortened: readonly string[],
  first: readonly string[],
): string[] => [
  ...(left.once > 0
    ? [`Left out, since only what comes on one day of every year is a festival: ${events(left.once)}.`]
    : []),
  ...(left.nowhere > 0
    ? [`Left out, since the year has no such day or they have no name: ${events(left.nowhere)}.`]
    : []),
  ...(left.unread > 0 ? [`Left out, since they can’t be read: ${events(left.unread)}.`] : []),
  ...(left.more > 0
    ? [`Left out, since a calendar has at most ${MOST} festivals: ${events(left.more)}.`]
    : []),
  ...(first.length > 0 ? [`Only the first day is kept of what lasts longer: ${some(first)}.`] : []),
  ...(shortened.length > 0
    ? [`Descriptions were cut to ${LONGEST_THEN} characters: ${some(shortened)}.`]
    : []),
];
