import { dialog, shell } from 'electron';
import { Refusal } from '../../../shared/campaign/refusal.ts';

/** Lets the referee choose a campaign folder; undefined when none was chosen. */
export async function chooseFolder(): Promise<string | undefined> {
  const { filePaths } = await dialog.showOpenDialog({
    title: 'Open a campaign',
    properties: ['openDirectory'],
  });
  return filePaths[0];
}

/** Lets the referee choose a zipped campaign; undefined when none was chosen. */
export async function chooseArchive(): Promise<string | undefined> {
  const { filePaths } = await dialog.showOpenDialog({
    title: 'Open a campaign file',
    properties: ['openFile'],
    filters: [{ name: 'Hexwatch campaign', extensions: ['hexwatch', 'json'] }],
  });
  return filePaths[0];
}

/** Lets the referee say where a file goes; undefined when nowhere. */
export async function chooseFile(suggested: string): Promise<string | undefined> {
  const { canceled, filePath } = await dialog.showSaveDialog({ title: 'Save', defaultPath: suggested });
  return canceled ? undefined : filePath;
}

/** Opens a file with what the system has for it, or shows it in its folder. Refuses with `cannot-open`. */
export async function openFile(file: string, what: 'file' | 'folder'): Promise<void> {
  if (what === 'folder') {
    shell.showItemInFolder(file);
    return;
  }
  const trouble = await shell.openPath(file);
  if (trouble !== '') throw new Refusal('cannot-open', `${file} does not open: ${trouble}`);
}

/** Says what failed, and why; it works before there is a window, and after the last. */
export const sayTrouble = (what: string, why: unknown): void =>
  dialog.showErrorBox(what, why instanceof Error ? why.message : String(why));

/** Says why something asked for in the menu was not done. */
export const sayRefusal = async (message: string): Promise<void> => {
  await dialog.showMessageBox({ type: 'info', message });
};

/** Says what happened and does what the referee chooses; the first way on where the dialog is closed. */
export async function askWhatNow(
  message: string,
  ways: readonly { label: string; act: () => void }[],
): Promise<void> {
  const buttons = ways.map(({ label }) => label);
  const { response } = await dialog.showMessageBox({ type: 'warning', message, buttons, cancelId: 0 });
  ways[response]?.act();
}
