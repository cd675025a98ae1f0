import { standingIn } from '../../game/log/past.ts';
import type { Game } from '../../game/game.ts';
import { csvLines } from './csv.ts';
import { jsonLines } from './jsonl.ts';
import type { FactRange } from './facts.ts';

export const FACT_KINDS = ['csv', 'jsonl'] as const;
export type FactKind = (typeof FACT_KINDS)[number];

const WRITERS: Record<FactKind, typeof csvLines> = { csv: csvLines, jsonl: jsonLines };

/**
 * The events of a session (the last where none is named) or of all, in pieces of text, one event after another. What is wanted
 * of the journal is read twice for JSON Lines and three times for CSV, so that none of it has to be kept. Throws StoreTrouble.
 */
export async function* exportFacts(
  game: Pick<Game, 'rulebook' | 'past' | 'state' | 'calendar'>,
  {
    to,
    session = game.state.campaign.session.number,
    players = false,
  }: { to: FactKind } & Partial<FactRange>,
): AsyncGenerator<string> {
  const standing = standingIn(await game.past(session));
  yield* WRITERS[to]({ ...game.rulebook, calendar: game.calendar }, standing, { session, players });
}
