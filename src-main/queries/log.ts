import type { LogLine, QuerySchema, SessionCard } from '../../shared/api.ts';
import type { z } from 'zod';
import { plain } from '../../shared/page/ranking.ts';
import { remembered } from '../../shared/remembered.ts';
import { gathered } from '../game/log/gathered.ts';
import type { Game } from '../game/game.ts';

type LogQuery = Extract<z.input<typeof QuerySchema>, { type: 'log' }>;
type Kind = NonNullable<LogQuery['kind']>;

const KINDS: Readonly<Record<Kind, (line: LogLine) => boolean>> = {
  all: () => true,
  dice: ({ rolls }) => rolls.length > 0,
  notes: ({ type }) => type === 'note-written',
  secrets: ({ secret }) => secret,
  time: ({ receipt }) => receipt,
};

/** The lines of a session as they are read. */
const readable = remembered(gathered);

/** The words of a line, and its hour, as they are sought. */
const wordsOf = remembered(({ hour, text }: LogLine) => plain(`${hour} ${text}`));

const newestFirst = (sessions: ReadonlyMap<number, readonly LogLine[]>): [number, readonly LogLine[]][] =>
  [...sessions].sort(([a], [b]) => b - a);

/** The lines that tell events: those of the events themselves, else of the command that brought them. */
function linesTelling(lines: readonly LogLine[], events: readonly number[]): ReadonlySet<LogLine> {
  const found = new Set<LogLine>();
  for (const event of events) {
    const own = lines.filter(({ seq }) => seq === event);
    const entry = Math.min(...lines.flatMap((line) => (line.entry >= event ? [line.entry] : [])));
    for (const line of own.length > 0 ? own : lines.filter((one) => one.entry === entry)) found.add(line);
  }
  return found;
}

/** Lines of the log as they are read, oldest first: the last `limit` of those that fit. */
export async function logLines(
  game: Game,
  { session, before = Infinity, limit = 100, text = '', kind = 'all', of }: LogQuery,
): Promise<LogLine[]> {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  const found: LogLine[] = [];
  for (const [number, lines] of newestFirst(await game.log.sessions())) {
    if (session !== undefined && number !== session) continue;
    const all = readable(lines);
    const asked = of && linesTelling(all, of);
    for (let at = all.length - 1; at >= 0 && found.length < limit; at -= 1) {
      const line = all[at];
      if (!line || line.seq >= before || !KINDS[kind](line)) continue;
      if (asked && !asked.has(line)) continue;
      if (wanted.every((word) => wordsOf(line).includes(word))) found.push(line);
    }
  }
  return found.reverse();
}

/** What a session held; undefined where nothing of it stands. */
const cardOf = remembered((lines: readonly LogLine[]): SessionCard | undefined => {
  let card: SessionCard | undefined;
  for (const { session, day, type, undone } of lines) {
    if (undone) continue;
    card ??= { number: session, from: day, to: day, lines: 0, encounters: 0, fights: 0 };
    card.to = day;
    card.lines += 1;
    card.encounters += Number(type === 'encounter-began');
    card.fights += Number(type === 'fight-began');
  }
  return card;
});

/** What each session held, oldest first; what was undone does not count. */
export const sessionCards = async (game: Game): Promise<SessionCard[]> =>
  newestFirst(await game.log.sessions())
    .reverse()
    .flatMap(([, lines]) => cardOf(lines) ?? []);
