import type { LogLine } from '../../shared/api.ts';
import { fieldsOf, type HexwatchEvent } from '../../shared/campaign/event.ts';
import { hexesPainted, landCharted } from '../../shared/campaign/events/land.ts';
import { capital } from '../../shared/counted.ts';
import type { System } from '../../shared/systems/contract.ts';
import { dateOf, hourInWords } from '../../shared/time/calendar.ts';
import type { Entry } from './entry.ts';

/** What these hold is on the map already, and may be larger than all the rest of the log. */
const ON_THE_MAP: ReadonlySet<string> = new Set([landCharted.type, hexesPainted.type]);

/** The lines of the log that one entry of the journal gives; events without words and dice give none. */
export const linesOf = (system: System, entry: Entry): LogLine[] =>
  entry.events
    .filter((event) => event.text !== undefined || event.rolls !== undefined)
    .map((event) => lineOf(system, entry, event));

/** “Hit points of Goblin 1: 4, hit points of Goblin 2: 3”. */
function rollsInWords(rolls: HexwatchEvent['rolls'] = []): string {
  return capital(rolls.map((roll) => `${roll.for}: ${roll.total}`).join(', '));
}

function lineOf(system: System, entry: Entry, event: HexwatchEvent): LogLine {
  const date = dateOf(system.calendar, event.at);
  return {
    seq: event.seq,
    entry: entry.seq,
    session: entry.session,
    hour: hourInWords(date),
    day: system.calendar.nameOfDay(date.day),
    type: event.type,
    text: event.text ?? rollsInWords(event.rolls),
    fields: ON_THE_MAP.has(event.type) ? {} : fieldsOf(event),
    secret: event.secret ?? false,
    rolls: event.rolls ?? [],
    rules: event.rules ?? [],
    undone: false,
    receipt: event.receipt ?? false,
  };
}

/** The lines with one entry's lines marked as undone, or as redone. */
export const marked = (lines: readonly LogLine[], entry: number, undone: boolean): LogLine[] =>
  lines.map((line) => (line.entry === entry ? { ...line, undone } : line));

/** Follows a journal from its beginning: every line, with those that were undone marked. */
export function foldLog(system: System, entries: readonly Entry[]): LogLine[] {
  const undone = new Set<number>();
  for (const { events } of entries)
    for (const event of events) {
      if (event.type === 'undone') undone.add(event['of'] as number);
      if (event.type === 'redone') undone.delete(event['of'] as number);
    }
  return entries
    .flatMap((entry) => linesOf(system, entry))
    .map((line) => (undone.has(line.entry) ? { ...line, undone: true } : line));
}
