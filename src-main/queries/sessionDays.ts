import type { SessionDay, SessionPicture } from '../../shared/api.ts';
import { dayOf, startOfDay, type Calendar } from '../../shared/time/calendar.ts';
import type { Happening } from '../game/happenings.ts';

type Tally = Omit<SessionDay, 'from' | 'to' | 'days'>;

const QUIET: Tally = { road: 0, hexes: 0, encounters: 0, fights: 0, rounds: 0 };
const COUNTED: ReadonlyMap<string, keyof Tally> = new Map([
  ['hex-entered', 'hexes'],
  ['encounter-began', 'encounters'],
  ['fight-began', 'fights'],
  ['round-began', 'rounds'],
]);
/** Events that come at the end of a stretch of road: what passed before them in the same command was walked. */
const WALKED: ReadonlySet<string> = new Set(['hex-entered', 'road-walked']);
const MOST_MARKS = 60;

const isQuiet = (day: Tally): boolean => Object.keys(QUIET).every((what) => day[what as keyof Tally] === 0);

/** What each day between two moments of the clock held; `deeds` are the events of each command. */
export function sessionDays(
  calendar: Calendar,
  from: number,
  to: number,
  deeds: readonly (readonly Happening[])[],
): SessionDay[] {
  const tallies = tallied(calendar, deeds);
  const days: SessionDay[] = [];
  for (let day = dayOf(calendar, from); day <= dayOf(calendar, to); day += 1) {
    const name = calendar.nameOfDay(day);
    const tally = tallies.get(day) ?? QUIET;
    const last = days.at(-1);
    if (last && isQuiet(last) && isQuiet(tally)) Object.assign(last, { to: name, days: last.days + 1 });
    else days.push({ from: name, to: name, days: 1, ...tally });
  }
  return days;
}

/** Where the days between two moments of the clock begin, thinned evenly where there are very many. */
export function dayMarks(calendar: Calendar, from: number, to: number): SessionPicture['marks'] {
  const first = dayOf(calendar, from) + 1;
  const last = dayOf(calendar, to);
  const step = Math.max(1, Math.ceil((last - first + 1) / MOST_MARKS));
  const marks: SessionPicture['marks'] = [];
  for (let day = first; day <= last; day += step)
    marks.push({ at: startOfDay(calendar, day), day: calendar.nameOfDay(day) });
  return marks;
}

function tallied(calendar: Calendar, deeds: readonly (readonly Happening[])[]): Map<number, Tally> {
  const tallies = new Map<number, Tally>();
  const add = (day: number, what: keyof Tally, amount: number): void => {
    const tally = tallies.get(day) ?? QUIET;
    tallies.set(day, { ...tally, [what]: tally[what] + amount });
  };
  for (const deed of deeds) {
    const roadEnds = deed.findLastIndex(({ event }) => WALKED.has(event.type));
    for (const [index, { event, before, after }] of deed.entries()) {
      const what = COUNTED.get(event.type);
      if (what) add(dayOf(calendar, after.campaign.clock), what, 1);
      if (index < roadEnds)
        for (const { day, seconds } of byDay(calendar, before.campaign.clock, after.campaign.clock))
          add(day, 'road', seconds);
    }
  }
  return tallies;
}

/** A span cut where days begin. */
function byDay(calendar: Calendar, from: number, to: number): { day: number; seconds: number }[] {
  const parts: { day: number; seconds: number }[] = [];
  for (let at = from; at < to;) {
    const day = dayOf(calendar, at);
    const until = Math.min(to, startOfDay(calendar, day + 1));
    parts.push({ day, seconds: until - at });
    at = until;
  }
  return parts;
}
