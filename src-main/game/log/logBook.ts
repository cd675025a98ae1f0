import type { LogLine } from '../../../shared/api.ts';
import { blowTakenBack } from '../../../shared/campaign/events/fight.ts';
import { turnedBy, type Entry } from '../entry.ts';
import { foldLog, linesOf, marked, struck, type Rules } from '../logLines.ts';

/** The lines of each session, as a journal up to its entry `seq` has them. What did not change stays the same list. */
export interface LogBook {
  seq: number;
  sessions: ReadonlyMap<number, readonly LogLine[]>;
}

/** The book of a whole journal. */
export function bookOf(rules: Rules, entries: readonly Entry[]): LogBook {
  const sessions = new Map<number, LogLine[]>();
  for (const line of foldLog(rules, entries)) {
    const lines = sessions.get(line.session);
    if (lines) lines.push(line);
    else sessions.set(line.session, [line]);
  }
  return { seq: entries.at(-1)?.seq ?? 0, sessions };
}

/** Whether lines tell of all blows that they take back, so that these need not be sought elsewhere. */
const areWhole = (lines: readonly LogLine[]): boolean =>
  lines
    .filter(({ type }) => type === blowTakenBack.type)
    .every(({ fields }) => lines.some(({ seq, blow }) => (blow ?? seq) === fields['blow']));

/** The session that an entry has lines in, the last first. */
const sessionOf = (entry: number, sessions: LogBook['sessions']): number | undefined =>
  [...sessions].reverse().find(([, lines]) => lines.some((line) => line.entry === entry))?.[0];

/** The book after one more entry; undefined where that reaches so far back that the journal has to be read again. */
export function followed(rules: Rules, book: LogBook, entry: Entry): LogBook | undefined {
  if (entry.seq <= book.seq) return book;
  const sessions = new Map(book.sessions);
  const linesIn = (session: number): readonly LogLine[] => sessions.get(session) ?? [];
  const added = linesOf(rules, entry);
  if (added.length > 0) sessions.set(entry.session, [...linesIn(entry.session), ...added]);
  const touched = new Set<number>();
  const turned = turnedBy(entry);
  const where = turned === undefined ? undefined : sessionOf(turned, sessions);
  if (turned !== undefined && where !== undefined) {
    sessions.set(where, marked(linesIn(where), turned, entry.command.type === 'undo'));
    touched.add(where);
  }
  if (added.some(({ type }) => type === blowTakenBack.type)) {
    sessions.set(entry.session, struck(linesIn(entry.session)));
    touched.add(entry.session);
  }
  return [...touched].every((session) => areWhole(linesIn(session)))
    ? { seq: entry.seq, sessions }
    : undefined;
}
