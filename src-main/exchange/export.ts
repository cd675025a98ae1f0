import type { LogLine } from '../../shared/api.ts';
import { blowTakenBack } from '../../shared/campaign/events/fight.ts';
import { noticeOf } from '../../shared/systems/credit.ts';
import { gathered } from '../game/log/gathered.ts';
import type { Game } from '../game/game.ts';
import { exportFacts, FACT_KINDS } from './facts/export.ts';
import { composed } from './log/compose.ts';
import type { DiceShown, LogDocument } from './log/document.ts';
import { markdown } from './log/markdown.ts';
import { plainText } from './log/plain.ts';

/** Forms that people read. */
export const LOG_KINDS = ['md', 'txt'] as const;
export const EXPORT_KINDS = [...LOG_KINDS, ...FACT_KINDS, 'json'] as const;
type LogKind = (typeof LOG_KINDS)[number];
export type ExportKind = (typeof EXPORT_KINDS)[number];

export interface ExportOptions {
  to: ExportKind;
  /** One session by its number, all of them, or (left out) the last one. */
  session?: number | 'all';
  /** Leaves out what only the referee may see. */
  players?: boolean;
  dice?: DiceShown;
}

const WRITERS: Readonly<Record<LogKind, (log: LogDocument) => AsyncIterable<string>>> = {
  md: markdown,
  txt: plainText,
};

/** What only tells that something else was undone. */
const UNDOING: ReadonlySet<string> = new Set(['undone', 'redone', blowTakenBack.type]);

/** The words of a line were written for everybody; its fields may say what only the referee knows. */
const forPlayers = (line: LogLine): LogLine[] => (line.players ? [{ ...line, fields: {} }] : []);

interface SessionLines {
  number: number;
  lines: LogLine[];
}

/** The lines that stand, session by session, as they may be read. */
async function* linesThatStand(
  game: Game,
  session: number | 'all',
  players: boolean,
): AsyncGenerator<SessionLines> {
  const lines = (await game.log(session === 'all' ? {} : { session })).filter(
    ({ undone, type }) => !undone && !UNDOING.has(type),
  );
  const read = players ? lines.flatMap(forPlayers) : lines;
  for (const number of [...new Set(read.map((line) => line.session))].sort((a, b) => a - b))
    yield { number, lines: read.filter((line) => line.session === number) };
}

/** For people what many declare is one line; for programs each is one of its own. */
async function* forPeople(sessions: AsyncIterable<SessionLines>): AsyncGenerator<SessionLines> {
  for await (const { number, lines } of sessions) yield { number, lines: gathered(lines) };
}

/**
 * A session, or all of them, written piece by piece. What was undone is left out; an export for players has only what they
 * may read. Throws StoreTrouble while it is read.
 */
export function exportLog(
  game: Game,
  { to, session = game.state.campaign.session.number, players = false, dice = 'shown' }: ExportOptions,
): AsyncIterable<string> {
  const { name: system, credit } = game.system;
  const about = { campaign: game.state.campaign.name, system, notice: noticeOf(credit) };
  const sessions = linesThatStand(game, session, players);
  if (to === 'json') return asJson(about, sessions);
  if (to === 'csv' || to === 'jsonl') return exportFacts(game, { to, session, players });
  return WRITERS[to]({ ...about, dice, sessions: composed(forPeople(sessions)) });
}

async function* asJson(about: object, sessions: AsyncIterable<SessionLines>): AsyncGenerator<string> {
  const all: LogLine[] = [];
  for await (const { lines } of sessions) all.push(...lines);
  yield `${JSON.stringify({ ...about, lines: all }, null, 1)}\n`;
}
