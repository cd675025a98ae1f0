import { partyOf } from '../../../shared/campaign/groups/party.ts';
import { noticeOf } from '../../../shared/systems/credit.ts';
import { journeyOf } from '../../../shared/tale/journey.ts';
import { talePage, type TalePageDocument } from '../../exchange/log/html/talePage.ts';
import { wayMap } from '../../exchange/log/html/wayMap.ts';
import { taleInMarkdown } from '../../exchange/log/markdown.ts';
import { taleInPlainText } from '../../exchange/log/plain.ts';
import { retold, type ToldSession } from '../../exchange/log/told.ts';
import type { Game } from '../../game/game.ts';
import type { Past } from '../../game/log/past.ts';
import { looksOf } from '../../queries/looks.ts';
import { picturesInOrder } from '../../queries/sessionPicture.ts';
import { tales } from '../../queries/tale.ts';

const WRITERS = { md: taleInMarkdown, html: talePage, txt: taleInPlainText };

/** What of a campaign is told and how. */
interface TaleExport {
  to: keyof typeof WRITERS;
  session: number | 'all';
  players: boolean;
}

const NOTHING = 'There is nothing to tell yet.';
const MISSING = 'Events are missing here, so this can’t be told as a tale. Export its lines instead.';

/** The sessions of a past that are wanted, each told when its turn comes. */
async function* toldOf(
  game: Game,
  past: Past,
  { session, players }: TaleExport,
): AsyncGenerator<Omit<ToldSession, 'title'>> {
  const wanted = session === 'all' ? undefined : session;
  for await (const { number, chapters, seen } of tales(game, past, players ? 'players' : 'referee', wanted)) {
    const journey = journeyOf(seen, chapters, game.calendar, players ? 'players' : 'referee');
    const party = partyOf(seen.at(-1)?.after ?? game.state.campaign, true);
    const faces = party.map((one) => ({ name: one.name, face: looksOf(one).face }));
    if (journey && (wanted === undefined || number === wanted))
      yield { number, chapters, journey, party: faces };
    if (wanted !== undefined) return;
  }
}

/** A session, or all of them, told piece by piece, as far as its form shows it. Throws StoreTrouble while it is read. */
export async function* exportTale(game: Game, what: TaleExport): AsyncGenerator<string> {
  const { campaign } = game.state;
  const { name: system, credit, words } = game.system;
  const past = await game.past(what.session);
  const tale: TalePageDocument = {
    campaign: campaign.name,
    system,
    notice: noticeOf(credit),
    sessions: () => retold(toldOf(game, past, what)),
    none: past.isWhole ? NOTHING : MISSING,
    words,
    mapOf: (way) => wayMap(campaign, way, what.players, 'near'),
    // What players know of hours and hit points is in the tale; the figures tell of more.
    pictureOf: what.players ? () => Promise.resolve(null) : picturesInOrder(game, past),
  };
  yield* WRITERS[what.to](tale);
}
