import { dialog } from 'electron';

/** Lets the referee choose a campaign folder; undefined when none was chosen. */
export async function chooseFolder(): Promise<string | undefined> {
  const { filePaths } = await dialog.showOpenDialog({
    title: 'Open a campaign',
    properties: ['openDirectory'],
  });
  return filePaths[0];
}

/** Lets the referee say where an export goes; undefined when nowhere. */
export async function chooseFile(suggested: string): Promise<string | undefined> {
  const { canceled, filePath } = await dialog.showSaveDialog({
    title: 'Export the session',
    defaultPath: suggested,
  });
  return canceled ? undefined : filePath;
}

/** Says what keeps Hexwatch from starting. */
export const sayTrouble = (message: string): void => dialog.showErrorBox('Hexwatch cannot start', message);
