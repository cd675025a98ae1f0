import type { LogLine, QuerySchema, SessionCard } from '../../shared/api.ts';
import type { z } from 'zod';
import { plain } from '../../shared/ranking.ts';
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

/** Lines of the log as they are read, oldest first: the last `limit` of those that fit. */
export async function logLines(
  game: Game,
  { session, before = Infinity, limit = 100, text = '', kind = 'all' }: LogQuery,
): Promise<LogLine[]> {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const fits = (line: LogLine): boolean =>
    line.seq < before && KINDS[kind](line) && words.every((word) => plain(line.text).includes(word));
  const lines = await game.log(session === undefined ? {} : { session });
  return gathered(lines).filter(fits).slice(-limit);
}

/** What each session held, oldest first; what was undone does not count. */
export async function sessionCards(game: Game): Promise<SessionCard[]> {
  const sessions = new Map<number, SessionCard>();
  for (const { session, day, type, undone } of await game.log()) {
    if (undone) continue;
    const card = sessions.get(session) ?? {
      number: session,
      from: day,
      to: day,
      lines: 0,
      encounters: 0,
      fights: 0,
    };
    sessions.set(session, {
      ...card,
      to: day,
      lines: card.lines + 1,
      encounters: card.encounters + Number(type === 'encounter-began'),
      fights: card.fights + Number(type === 'fight-began'),
    });
  }
  return [...sessions.values()];
}
