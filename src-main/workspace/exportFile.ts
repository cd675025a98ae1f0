import type { Answer, WorkspaceCommand } from '../../shared/api.ts';
import { exportSession } from '../exchange/export.ts';
import type { Game } from '../game/game.ts';
import type { Disk } from '../store/disk/disk.ts';
import { writeOut } from '../store/store.ts';
import { done, refusal } from '../game/answers.ts';

interface Place {
  disk: Disk;
  chooseFile?: (suggested: string) => Promise<string | undefined>;
}

/** Writes an export beside the campaign, or where the host's dialog says. Throws StoreTrouble. */
export async function exportFile(
  game: Game,
  { to, session }: Extract<WorkspaceCommand, { type: 'export-session' }>,
  { disk, chooseFile }: Place,
): Promise<Answer> {
  const number = session ?? game.state.campaign.session.number;
  const name = number === 'all' ? 'all-sessions' : `session-${String(number).padStart(4, '0')}`;
  const suggested = `${game.folder}/${name}.${to}`;
  const file = chooseFile ? await chooseFile(suggested) : suggested;
  if (file === undefined) return refusal('nothing-chosen', 'No file was chosen.');
  const text = await exportSession(game, { to, session: number });
  await writeOut(disk, file, text);
  return done;
}
