import type { LogLine } from '../../shared/api.ts';
import { blowTakenBack } from '../../shared/campaign/events/fight.ts';
import { noticeOf } from '../../shared/systems/credit.ts';
import { gathered } from '../game/log/gathered.ts';
import type { Game } from '../game/game.ts';
import { markdownReport } from './markdown.ts';
import { plainReport } from './plain.ts';
import type { Report } from './report.ts';

export const EXPORT_KINDS = ['md', 'txt', 'json'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

export interface ExportOptions {
  to: ExportKind;
  /** One session by its number, all of them, or (left out) the last one. */
  session?: number | 'all';
  /** Leaves out what only the referee may see. */
  players?: boolean;
}

/** For people what many declare is one line; for programs each is one of its own. */
const FOR_PROGRAMS: ReadonlySet<ExportKind> = new Set(['json']);

const WRITERS: Record<ExportKind, (report: Report) => string> = {
  md: markdownReport,
  txt: plainReport,
  json: (report) => `${JSON.stringify(report, null, 1)}\n`,
};

/** What only tells that something else was undone. */
const UNDOING: ReadonlySet<string> = new Set(['undone', 'redone', blowTakenBack.type]);

/** The words of a line were written for everybody; its fields may say what only the referee knows. */
const forPlayers = (line: LogLine): LogLine[] => (line.players ? [{ ...line, fields: {} }] : []);

/** A session, or all of them, as text. Undone lines are left out; an export for players has only what they may read. */
export async function exportSession(
  game: Game,
  { to, session = game.state.campaign.session.number, players = false }: ExportOptions,
): Promise<string> {
  const lines = (await game.log(session === 'all' ? {} : { session })).filter(
    ({ undone, type }) => !undone && !UNDOING.has(type),
  );
  const { name, credit } = game.system;
  const read = players ? lines.flatMap(forPlayers) : lines;
  return WRITERS[to]({
    campaign: game.state.campaign.name,
    system: name,
    notice: noticeOf(credit),
    lines: FOR_PROGRAMS.has(to) ? read : gathered(read),
  });
}
