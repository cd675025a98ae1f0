import type { Answer, WorkspaceCommand } from '../../shared/api.ts';
import { exportSession } from '../exchange/export.ts';
import type { Game } from '../game/game.ts';
import type { Disk } from '../store/disk/disk.ts';
import { done, refusal } from './answers.ts';

interface Place {
  disk: Disk;
  chooseFile?: (suggested: string) => Promise<string | undefined>;
}

/** Writes an export beside the campaign, or where the host's dialog says; aside first, then in its place. */
export async function exportFile(
  game: Game,
  { to, session }: Extract<WorkspaceCommand, { type: 'export-session' }>,
  { disk, chooseFile }: Place,
): Promise<Answer> {
  const number = session ?? game.state.campaign.session.number;
  const suggested = `${game.folder}/session-${String(number).padStart(4, '0')}.${to}`;
  const file = chooseFile ? await chooseFile(suggested) : suggested;
  if (file === undefined) return refusal('nothing-chosen', 'No file was chosen.');
  const text = await exportSession(game, { to, session: number });
  const aside = `${file}.new`;
  if (await disk.stat(aside)) await disk.remove(aside);
  await disk.writeNew(aside, new TextEncoder().encode(text));
  await disk.rename(aside, file);
  return done;
}
