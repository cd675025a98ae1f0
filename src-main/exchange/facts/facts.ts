import { typeAsHeard } from '../../../shared/campaign/astray/events.ts';
import { isForPlayers, type HexwatchEvent } from '../../../shared/campaign/event.ts';
import type { Roll } from '../../../shared/dice/dice.ts';
import { dateOf, hourInWords, type Calendar } from '../../../shared/time/calendar.ts';
import type { Entry } from '../../game/entry.ts';
import type { ReadEntries } from '../../game/log/past.ts';
import type { Rulebook } from '../../game/rulebook.ts';

/** What facts are told by. */
export type Rules = Pick<Rulebook, 'system' | 'kinds'> & {
  /** How days are named; left out, as the system does. */
  calendar?: Calendar;
};

/** One event as a flat record: where and when it stands, and what it says. No kind of event has a field of one of the added names. */
export type Fact = Readonly<Record<string, unknown>>;

export interface FactRange {
  session: number | 'all';
  /** Leaves out what only the referee may see. */
  players: boolean;
}

/** When an event was, as the log says it. */
function whenOf({ system, calendar = system.calendar }: Rules, { at }: HexwatchEvent): Fact {
  const date = dateOf(calendar, at);
  return {
    dayNumber: date.day,
    date: calendar.nameOfDay(date.day),
    hour: hourInWords(date),
    watch: date.part,
  };
}

/** All that is known of an event. */
function whole(rules: Rules, { seq: entry, session }: Entry, event: HexwatchEvent): Fact {
  const { seq, type, at, ...said } = event;
  return { seq, type, at, session, entry, ...whenOf(rules, event), ...said };
}

const shownRoll = ({ for: purpose, dice, kept, bonus, total }: Roll): Roll => ({
  for: purpose,
  dice,
  kept,
  bonus,
  total,
});

/**
 * What players may read of an event; undefined where that is nothing. Everything is named, so that new fields stay hidden. The
 * event’s own fields may say what only the referee knows; `fell` names clocks; gaps in `seq` and `entry` tell of secrets.
 */
function forPlayers(rules: Rules, { session }: Entry, event: HexwatchEvent): Fact | undefined {
  const { type, at, text, receipt, rules: by, rolls } = event;
  if (!isForPlayers(rules.kinds.events.get(type), event)) return undefined;
  if (text === undefined && rolls === undefined) return undefined;
  return {
    type: typeAsHeard(event),
    at,
    session,
    ...whenOf(rules, event),
    text,
    receipt,
    rules: by,
    rolls: rolls?.map(shownRoll),
  };
}

/** The facts of a journal from which undone entries are left out already, in order. */
export async function* factsIn(
  rules: Rules,
  standing: ReadEntries,
  { session, players }: FactRange,
): AsyncGenerator<Fact> {
  const told = players ? forPlayers : whole;
  for await (const entry of standing()) {
    if (session !== 'all' && entry.session !== session) continue;
    for (const event of entry.events) {
      const fact = told(rules, entry, event);
      if (fact) yield fact;
    }
  }
}
