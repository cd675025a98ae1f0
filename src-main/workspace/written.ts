import type { Answer, WorkspaceView } from '../../shared/api.ts';
import { Refusal } from '../../shared/campaign/refusal.ts';
import { done } from '../game/answers.ts';
import type { WorkspaceOptions } from './options.ts';

/** Where a file goes: as suggested, or as the referee says where the host has a dialog. Refuses with `nothing-chosen`. */
export async function placeFor({ chooseFile }: WorkspaceOptions, suggested: string): Promise<string> {
  const file = chooseFile ? await chooseFile(suggested) : suggested;
  if (file === undefined) throw new Refusal('nothing-chosen', 'No file was chosen.');
  return file;
}

/** Opens what was written last, and nothing else. Refuses with `nothing-written` and `cannot-open`. */
export async function showWritten(
  { openFile }: WorkspaceOptions,
  written: WorkspaceView['written'],
  what: 'file' | 'folder',
): Promise<Answer> {
  if (!written) throw new Refusal('nothing-written', 'No file was written yet.');
  if (!openFile) throw new Refusal('cannot-open', `This host cannot open files. It is ${written.file}.`);
  await openFile(written.file, what);
  return done;
}
