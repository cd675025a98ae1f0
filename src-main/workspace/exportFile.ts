import type { Answer, WorkspaceCommand } from '../../shared/api.ts';
import { exportSession } from '../exchange/export.ts';
import type { Game } from '../game/game.ts';
import { writeOut } from '../store/store.ts';
import { done, refusal } from '../game/answers.ts';
import type { WorkspaceOptions } from './options.ts';

/** Writes an export beside the campaign, or where the host's dialog says. Throws StoreTrouble. */
export async function exportFile(
  game: Game,
  { to, session }: Extract<WorkspaceCommand, { type: 'export-session' }>,
  { disk, chooseFile, printPage }: WorkspaceOptions,
): Promise<Answer> {
  const number = session ?? game.state.campaign.session.number;
  const content = to === 'pdf' ? await printPage?.() : await exportSession(game, { to, session: number });
  if (content === undefined)
    return refusal('not-here', 'Here your browser makes PDFs: choose Print, and PDF as the printer.');
  const name = number === 'all' ? 'all-sessions' : `session-${String(number).padStart(4, '0')}`;
  const suggested = `${game.folder}/${name}.${to}`;
  const file = chooseFile ? await chooseFile(suggested) : suggested;
  if (file === undefined) return refusal('nothing-chosen', 'No file was chosen.');
  await writeOut(disk, file, content);
  return done;
}
