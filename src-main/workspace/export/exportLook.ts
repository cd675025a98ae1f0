import { text } from 'node:stream/consumers';
import type { ExportLook, GivenExport } from '../../../shared/page/exports.ts';
import type { Game } from '../../game/game.ts';
import { exportLog, writtenAs } from './exportLog.ts';
import { exportName } from './exportName.ts';

/** More than anyone reads before it is written. */
const MOST_CHARACTERS = 40_000;

/** The beginning of a text, as far as a look goes: whole lines. */
async function beginningOf(pieces: AsyncIterable<string>): Promise<Pick<ExportLook, 'content' | 'isCut'>> {
  let content = '';
  for await (const piece of pieces) {
    content += piece;
    if (content.length > MOST_CHARACTERS) break;
  }
  if (content.length <= MOST_CHARACTERS) return { content, isCut: false };
  const end = content.lastIndexOf('\n', MOST_CHARACTERS);
  return { content: content.slice(0, end > 0 ? end : MOST_CHARACTERS), isCut: true };
}

/** What an export will hold: of all sessions the last, of a long text its beginning. Throws StoreTrouble. */
export async function exportLook(
  game: Game,
  { to, players, telling, dice, ...given }: GivenExport,
): Promise<ExportLook> {
  const { campaign } = game.state;
  const wanted = given.session ?? campaign.session.number;
  const session = wanted === 'all' ? campaign.session.number : wanted;
  const name = exportName(campaign.name, { to, session: wanted, players });
  const pieces = exportLog(game, { to: writtenAs(to), session, players, telling, dice });
  // A page that ends in the middle is none.
  return writtenAs(to) === 'html'
    ? { name, session, as: 'page', content: await text(pieces), isCut: false }
    : { name, session, as: 'text', ...(await beginningOf(pieces)) };
}
