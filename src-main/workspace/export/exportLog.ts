import type { LogLine, SessionPicture } from '../../../shared/api.ts';
import type { DiceShown, Telling } from '../../../shared/page/exports.ts';
import { Refusal } from '../../../shared/campaign/refusal.ts';
import { partyOf } from '../../../shared/campaign/groups/party.ts';
import type { HexLabel } from '../../../shared/hex/coordinates.ts';
import { noticeOf } from '../../../shared/systems/credit.ts';
import { hexReached } from '../../../shared/tale/journey.ts';
import { exportFacts, FACT_KINDS, type FactKind } from '../../exchange/facts/export.ts';
import { composed } from '../../exchange/log/compose.ts';
import { page, type PageDocument } from '../../exchange/log/html/page.ts';
import { wayMap } from '../../exchange/log/html/wayMap.ts';
import { markdown } from '../../exchange/log/markdown.ts';
import { plainText } from '../../exchange/log/plain.ts';
import type { Game } from '../../game/game.ts';
import { gathered } from '../../game/log/gathered.ts';
import { UNDOING } from '../../game/log/past.ts';
import { linesThatStand } from '../../game/logLines.ts';
import { looksOf } from '../../queries/looks.ts';
import { picturesInOrder, sessionPicture } from '../../queries/sessionPicture.ts';
import { exportTale } from './exportTale.ts';

/** Forms that people read. */
export const LOG_KINDS = ['md', 'html', 'txt'] as const;
export const EXPORT_KINDS = [...LOG_KINDS, ...FACT_KINDS] as const;
type LogKind = (typeof LOG_KINDS)[number];
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** What is written of an export: of a PDF the page that is printed. */
export const writtenAs = (to: ExportKind | 'pdf'): ExportKind => (to === 'pdf' ? 'html' : to);

export interface ExportOptions {
  to: ExportKind;
  /** One session by its number, all of them, or (left out) the last one. */
  session?: number | 'all';
  /** Leaves out what only the referee may see. */
  players?: boolean;
  /** How people read it: as a tale where nothing is said. */
  telling?: Telling;
  /** Of lines. */
  dice?: DiceShown;
}

const WRITERS: Readonly<Record<LogKind, (log: PageDocument) => AsyncIterable<string>>> = {
  md: markdown,
  html: page,
  txt: plainText,
};

interface SessionLines {
  number: number;
  lines: LogLine[];
}

/** Where the lines and the figures of an export come from. */
interface Source {
  /** From the beginning each time. */
  lines(): AsyncIterable<SessionLines>;
  /** Sessions are asked for in their order. */
  pictureOf(session: number): Promise<SessionPicture | null>;
}

/** One session: its lines are in the log that is kept. */
const oneOf = (game: Game, number: number): Source => ({
  async *lines() {
    const lines = await game.log.lines({ session: number });
    yield { number, lines: lines.filter(({ undone, type }) => !undone && !UNDOING.has(type)) };
  },
  pictureOf: (session) => sessionPicture(game, session),
});

/** All sessions, read from the disk one after the other, so that however many there are they fit into memory. */
async function allOf(game: Game): Promise<Source> {
  const past = await game.past('all');
  return {
    async *lines() {
      for await (const { number, lines } of linesThatStand(game.rulebook, past))
        yield { number, lines: [...game.dated(lines)] };
    },
    pictureOf: picturesInOrder(game, past),
  };
}

/** The lines as people read them: what many declare is one line. Players get those that are theirs. */
export async function* asRead(
  sessions: AsyncIterable<SessionLines>,
  players: boolean,
): AsyncGenerator<SessionLines> {
  for await (const { number, lines } of sessions)
    yield { number, lines: gathered(players ? lines.filter((line) => line.players) : lines) };
}

/** The hexes that the party came to, in their order; for players, those that they think it came to. */
async function wayIn(sessions: AsyncIterable<SessionLines>, players: boolean): Promise<HexLabel[]> {
  const form = players ? 'players' : 'referee';
  const way: HexLabel[] = [];
  for await (const { lines } of sessions)
    for (const { type, fields, players: isTheirs } of lines) {
      const hex = isTheirs || !players ? hexReached({ type, ...fields }, form) : undefined;
      if (hex !== undefined && hex !== way.at(-1)) way.push(hex);
    }
  return way;
}

/** A log that people read, as far as its form shows it: only a page has pictures. */
async function* logFor(
  game: Game,
  { to, session, players, dice }: Required<Omit<ExportOptions, 'telling'>> & { to: LogKind },
): AsyncGenerator<string> {
  const { campaign } = game.state;
  const { name: system, credit, words } = game.system;
  const { lines, pictureOf } = session === 'all' ? await allOf(game) : oneOf(game, session);
  yield* WRITERS[to]({
    campaign: campaign.name,
    system,
    notice: noticeOf(credit),
    dice,
    sessions: () => composed(asRead(lines(), players)),
    words,
    party: partyOf(campaign, true).map((one) => ({ name: one.name, face: looksOf(one).face })),
    map:
      to === 'html'
        ? wayMap(campaign, { out: await wayIn(lines(), players), back: [] }, players, 'whole')
        : undefined,
    // What players know of hours and hit points is in their lines; the figures tell of more.
    pictureOf: players ? () => Promise.resolve(null) : pictureOf,
  });
}

const isOfFacts = (to: ExportKind): to is FactKind => FACT_KINDS.some((one) => one === to);

/**
 * A session, or all of them, written piece by piece. What was undone is left out; an export for players has only what they
 * may read. Throws StoreTrouble while it is read.
 */
export function exportLog(
  game: Game,
  {
    to,
    session = game.state.campaign.session.number,
    players = false,
    telling = 'tale',
    dice = 'shown',
  }: ExportOptions,
): AsyncIterable<string> {
  if (isOfFacts(to)) return exportFacts(game, { to, session, players });
  if (telling === 'tale') return exportTale(game, { to, session, players });
  return logFor(game, { to, session, players, dice });
}

/** What an export says that was cancelled. */
export const notExported = (): Refusal =>
  new Refusal('cancelled', 'This was cancelled. Nothing was written, and an older file is unchanged.');

/** The same pieces, until the signal ends them; then what it says is thrown. */
export async function* until(signal: AbortSignal, pieces: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const piece of pieces) {
    signal.throwIfAborted();
    yield piece;
  }
}
