import type { LogLine } from '../../shared/api.ts';
import { fieldsOf, isForPlayers, type HexwatchEvent } from '../../shared/campaign/event.ts';
import { hexesErased, hexesMirrored, hexesMoved } from '../../shared/campaign/charting/events.ts';
import { calendarKept } from '../../shared/campaign/reckoning/events.ts';
import { attackMade, blowTakenBack } from '../../shared/campaign/events/fight.ts';
import { hexesPainted } from '../../shared/campaign/events/land.ts';
import { landCharted } from '../../shared/campaign/events/wholeLand.ts';
import type { Kinds } from '../../shared/campaign/kinds.ts';
import { capital } from '../../shared/text/words.ts';
import type { System } from '../../shared/systems/contract.ts';
import { dateOf, hourInWords } from '../../shared/time/calendar.ts';
import { blowsOf } from './log/blows.ts';
import { sessionsIn, undoneIn, UNDOING, type Past } from './log/past.ts';
import type { Entry } from './entry.ts';

/** What these hold is on the map or in the calendar already, and may be larger than all the rest of the log. */
const KEPT_ELSEWHERE: ReadonlySet<string> = new Set(
  [landCharted, hexesPainted, hexesErased, hexesMoved, hexesMirrored, calendarKept].map(({ type }) => type),
);

/** What the lines are written by. */
export interface Rules {
  readonly system: System;
  readonly kinds: Pick<Kinds, 'events'>;
}

/** Whether players may read an event. */
const isTheirs = ({ kinds }: Rules, event: HexwatchEvent): boolean =>
  isForPlayers(kinds.events.get(event.type), event);

/**
 * The lines of the log that one entry of the journal gives: events without words and dice give none, and what is only dice
 * stands on one line with what is only dice before it, or on the next line where that tells of the same creature.
 */
export function linesOf(rules: Rules, entry: Entry): LogLine[] {
  const told: HexwatchEvent[][] = [];
  const blows = blowsOf(entry.events);
  for (const event of entry.events) {
    if (event.text === undefined && event.rolls === undefined) continue;
    const before = told.at(-1);
    if (before?.[0] && isAsBare(rules, before[0], event)) before.push(event);
    else if (before?.[0] && isLeadingTo(rules, before[0], event)) before.unshift(event);
    else told.push([event]);
  }
  return told.flatMap(([first, ...more]) => {
    if (!first) return [];
    const rolls = [first, ...more].flatMap((event) => event.rolls ?? []);
    const blow = blows.get(first.seq);
    const line = lineOf(rules, entry, rolls.length > 0 ? { ...first, rolls } : first);
    return [blow === undefined ? line : { ...line, blow }];
  });
}

/** Whom an event is about: their id, and the name of somebody new. */
function aboutWhom(event: HexwatchEvent & { creature?: unknown; name?: unknown }): unknown[] {
  const { name, creature = name } = event;
  const isNew = typeof creature === 'object' && creature !== null && 'id' in creature && 'name' in creature;
  return isNew ? [creature.id, creature.name] : [creature];
}

/** Whether an event is dice without words for one that tells of the same creature, for the same eyes. */
const isLeadingTo = (rules: Rules, one: HexwatchEvent, other: HexwatchEvent): boolean =>
  one.text === undefined &&
  other.text !== undefined &&
  one.secret === other.secret &&
  isTheirs(rules, one) === isTheirs(rules, other) &&
  one.receipt === other.receipt &&
  aboutWhom(one).some((whom) => whom !== undefined && aboutWhom(other).includes(whom));

/** Whether two events of one kind are dice without words, for the same eyes. */
const isAsBare = (rules: Rules, one: HexwatchEvent, other: HexwatchEvent): boolean =>
  one.text === undefined &&
  other.text === undefined &&
  one.type === other.type &&
  one.secret === other.secret &&
  isTheirs(rules, one) === isTheirs(rules, other) &&
  one.receipt === other.receipt;

/** “Hit points of Goblin 1: 4, Goblin 2: 3”: what the dice before were for as well is not said again. */
function rollsInWords(rolls: HexwatchEvent['rolls'] = []): string {
  const said = rolls.map((roll, index) => {
    const [kind, whose] = roll.for.split(' of ', 2);
    const isSaid = whose !== undefined && rolls[index - 1]?.for.startsWith(`${kind ?? ''} of `);
    return `${isSaid ? whose : roll.for}: ${roll.total}`;
  });
  return capital(said.join(', '));
}

function lineOf(rules: Rules, entry: Entry, event: HexwatchEvent): LogLine {
  const { system } = rules;
  const date = dateOf(system.calendar, event.at);
  return {
    seq: event.seq,
    entry: entry.seq,
    session: entry.session,
    hour: hourInWords(date),
    day: system.calendar.nameOfDay(date.day),
    dayNumber: date.day,
    watch: date.part,
    type: event.type,
    text: event.text ?? rollsInWords(event.rolls),
    ...(event.inParts ? { inParts: event.inParts } : {}),
    fields: KEPT_ELSEWHERE.has(event.type) ? {} : fieldsOf(event),
    secret: event.secret ?? false,
    players: isTheirs(rules, event),
    rolls: event.rolls ?? [],
    rules: event.rules ?? [],
    undone: false,
    receipt: event.receipt ?? false,
  };
}

/** The numbers of the blows that lines take back alone. */
const takenBackBy = (lines: readonly LogLine[]): ReadonlySet<unknown> =>
  new Set(lines.filter(({ type }) => type === blowTakenBack.type).map(({ fields }) => fields['blow']));

/** Whether a line tells of one of the blows; lines of earlier versions say so of the blow itself alone. */
const isOf = ({ seq, type, blow }: LogLine, blows: ReadonlySet<unknown>): boolean =>
  blows.has(blow ?? (type === attackMade.type ? seq : undefined));

/** The lines, with those of blows that were taken back alone marked as undone. */
export function struck(lines: readonly LogLine[]): LogLine[] {
  const blows = takenBackBy(lines.filter(({ undone }) => !undone));
  return lines.map((line) => (!line.undone && isOf(line, blows) ? { ...line, undone: true } : line));
}

/** The lines with one entry's lines marked as undone, or as redone; a blow that it took back stands again, or no longer. */
export function marked(lines: readonly LogLine[], entry: number, undone: boolean): LogLine[] {
  const blows = takenBackBy(lines.filter((line) => line.entry === entry));
  const turned = lines.map((line) => {
    if (line.entry === entry) return { ...line, undone };
    return isOf(line, blows) ? { ...line, undone: !undone } : line;
  });
  return struck(turned);
}

/** Follows a journal from its beginning: every line, with those that were undone marked. */
export function foldLog(rules: Rules, entries: readonly Entry[]): LogLine[] {
  const undone = undoneIn(entries);
  const lines = entries.flatMap((entry) => linesOf(rules, entry));
  return struck(lines.map((line) => (undone.has(line.entry) ? { ...line, undone: true } : line)));
}

/** The lines of one session after the other, the oldest first, as far as they stand: those of `foldLog`, but never all at once. */
export async function* linesThatStand(
  rules: Rules,
  { done, takenBack }: Pick<Past, 'done' | 'takenBack'>,
): AsyncGenerator<{ number: number; lines: LogLine[] }> {
  const blows = new Set(takenBack.map(({ blow }) => blow));
  for await (const { number, entries } of sessionsIn(done())) {
    const lines = entries.flatMap((entry) => linesOf(rules, entry));
    yield { number, lines: lines.filter((line) => !UNDOING.has(line.type) && !isOf(line, blows)) };
  }
}
