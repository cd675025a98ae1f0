import type { WorkspaceCommand } from '../../shared/api.ts';
import { Refusal } from '../../shared/campaign/refusal.ts';
import { exportLog } from './exportLog.ts';
import type { Game } from '../game/game.ts';
import { writeOut } from '../store/store.ts';
import type { WorkspaceOptions } from './options.ts';
import { placeFor } from './written.ts';

/**
 * Writes an export beside the campaign, or where the host's dialog says, and gives back its path. Refuses with `not-here`
 * and `nothing-chosen`; throws StoreTrouble.
 */
export async function exportFile(
  game: Game,
  { to, session }: Extract<WorkspaceCommand, { type: 'export-session' }>,
  options: WorkspaceOptions,
): Promise<string> {
  const number = session ?? game.state.campaign.session.number;
  const content =
    to === 'pdf'
      ? await options.pdfOf?.(exportLog(game, { to: 'html', session: number }), new AbortController().signal)
      : exportLog(game, { to, session: number });
  if (content === undefined)
    throw new Refusal('not-here', 'Here your browser makes PDFs: choose Print, and PDF as the printer.');
  const name = number === 'all' ? 'all-sessions' : `session-${String(number).padStart(4, '0')}`;
  const file = await placeFor(options, `${game.folder}/${name}.${to}`);
  await writeOut(options.disk, file, content);
  return file;
}
