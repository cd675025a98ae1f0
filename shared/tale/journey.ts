import { wayBelieved, whereaboutsFound } from '../campaign/astray/events.ts';
import { hexEntered, partyPlaced } from '../campaign/events/land.ts';
import { siteEntered } from '../campaign/events/meetings.ts';
import { find } from '../campaign/ids.ts';
import type { Campaign } from '../campaign/state.ts';
import type { HexLabel } from '../hex/coordinates.ts';
import { hexAt } from '../hex/land.ts';
import { whereTheyThink } from '../hex/mistaken.ts';
import { dayOf, type Calendar } from '../time/calendar.ts';
import { clean } from './person.ts';
import { fieldsAs, type Form, type Seen } from './seen.ts';
import type { TaleChapter } from './told.ts';

/** Where a session went, as far as its events say. */
export interface Journey {
  /** The name of the first site that was entered. */
  place: string | undefined;
  /** From the first day that is told of to the last, both included. */
  days: number;
  /** The names of the places where the party set out and where it was at the end; undefined where that is not sure. */
  from: string | undefined;
  to: string | undefined;
  /** The hexes one after the other, from the one in which they set out. */
  out: readonly HexLabel[];
  /** From the hex of the last site back to where they set out; empty where they did not come back. */
  back: readonly HexLabel[];
}

/** The name of the place where the party is, that everybody may know. */
function placeOf({ land, party, groups }: Campaign): string | undefined {
  const isSure = party.hex !== null && party.believed === undefined && groups.length === 0;
  const there = isSure && party.hex !== null ? hexAt(land, party.hex) : undefined;
  const isOpen = there?.known === true && there.feature?.secret === false;
  const name = isOpen ? clean(there.feature?.name ?? '') : '';
  return name === '' ? undefined : name;
}

/** What brings the party to a hex: for players, also what they think does, and that they find out where they are. */
const MOVES: Readonly<Record<Form, ReadonlySet<string>>> = {
  referee: new Set([partyPlaced.type, hexEntered.type]),
  players: new Set([partyPlaced.type, hexEntered.type, wayBelieved.type, whereaboutsFound.type]),
};

/** The hex to which an event brought the party, as those know it for whom it is told; undefined where it brought it to none. */
export function hexReached(
  event: { type: string; hex?: unknown; left?: unknown },
  form: Form,
): HexLabel | undefined {
  const { type, hex, left } = event;
  const isThere = MOVES[form].has(type) && (type !== wayBelieved.type || left === undefined);
  return isThere && typeof hex === 'string' ? hex : undefined;
}

/** The name of the site that was entered. */
function siteOf({ event, after }: Seen): string | undefined {
  const site = event.type === siteEntered.type ? fieldsAs(siteEntered, event)?.site : undefined;
  return site === undefined ? undefined : clean(find(after.land.sites, site)?.name ?? '') || clean(site);
}

/** Days of the calendar from the first event that is told to the last. */
function daysOf(seen: readonly Seen[], chapters: readonly TaleChapter[], calendar: Calendar): number {
  const told = new Set(chapters.flatMap(({ paragraphs }) => paragraphs.flat()).flatMap(({ from }) => from));
  const days = seen.filter(({ event }) => told.has(event.seq)).map(({ event }) => dayOf(calendar, event.at));
  return days.length === 0 ? 0 : Math.max(...days) - Math.min(...days) + 1;
}

/** Where a session went that is told in such chapters, as those know it for whom it is told; undefined where nothing was seen of it. */
export function journeyOf(
  seen: readonly Seen[],
  chapters: readonly TaleChapter[],
  calendar: Calendar,
  form: Form = 'referee',
): Journey | undefined {
  const [first, last] = [seen[0], seen.at(-1)];
  if (!first || !last) return undefined;
  let start = first.before;
  let turn = 0;
  const home = form === 'players' ? whereTheyThink(start.party) : start.party.hex;
  const way: HexLabel[] = home === null ? [] : [home];
  for (const one of seen) {
    const hex = hexReached(one.event, form);
    // Who is placed before they go anywhere sets out from there.
    if (hex !== undefined && one.event.type === partyPlaced.type && way.length < 2)
      [way[0], start] = [hex, one.after];
    else if (hex !== undefined && hex !== way.at(-1)) way.push(hex);
    if (one.event.type === siteEntered.type) turn = way.length - 1;
  }
  const isBack = turn > 0 && turn < way.length - 1 && way[0] === way.at(-1);
  return {
    place: seen.map(siteOf).find((name) => name !== undefined),
    days: daysOf(seen, chapters, calendar),
    from: placeOf(start),
    to: placeOf(last.after),
    out: isBack ? way.slice(0, turn + 1) : way,
    back: isBack ? way.slice(turn) : [],
  };
}
