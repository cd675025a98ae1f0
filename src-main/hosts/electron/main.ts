import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app, BrowserWindow } from 'electron';
import type { GivenCommand } from '../../../shared/api.ts';
import { nodeDisk } from '../../store/nodeDisk.ts';
import { Desk } from '../../table/desk.ts';
import { realDice } from '../../table/realDice.ts';
import { chooseFile, chooseFolder, sayRefusal, sayTrouble } from './dialogs.ts';
import { answerPage } from './ipc.ts';
import { setMenu } from './menu.ts';
import { declareScheme, servePages } from './protocol.ts';
import { confinePages, denyPermissions } from './security.ts';
import { unforeseen } from './trouble.ts';
import { openWindow } from './window.ts';

const dist = dirname(dirname(fileURLToPath(import.meta.url)));
const preload = join(dist, 'preload/preload.cjs');

/** Opens the library and the window on it. */
async function start(): Promise<void> {
  const folder = resolve(process.env['HEXWATCH_HOME'] || join(app.getPath('documents'), 'Hexwatch'));
  const desk = new Desk({
    disk: nodeDisk,
    folder,
    host: 'electron',
    dice: realDice,
    chooseFolder,
    chooseFile,
  });
  denyPermissions();
  servePages(join(dist, 'renderer'));
  answerPage(desk);
  setMenu((command) => void giveFromMenu(desk, command));
  await desk.start();
  openWindow(preload);
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) openWindow(preload);
  });
  closeBeforeQuitting(desk);
}

/** The page shows what came of its own commands; a refusal of the menu's has no other place than a message. */
async function giveFromMenu(desk: Desk, command: GivenCommand): Promise<void> {
  const answer = await desk.dispatch(command).catch(unforeseen);
  if (!answer.ok && answer.error.code !== 'nothing-chosen') await sayRefusal(answer.error.message);
}

/** The last checkpoint is written and the folder given free before the program ends. */
function closeBeforeQuitting(desk: Desk): void {
  let closed = false;
  app.on('before-quit', (event) => {
    if (closed) return;
    event.preventDefault();
    void desk
      .close()
      .catch((error: unknown) => sayTrouble('The campaign was not put away cleanly', error))
      .finally(() => {
        closed = true;
        app.quit();
      });
  });
}

declareScheme();
confinePages();
if (app.requestSingleInstanceLock()) {
  app.on('second-instance', () => {
    const [window] = BrowserWindow.getAllWindows();
    if (window?.isMinimized()) window.restore();
    window?.focus();
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app
    .whenReady()
    .then(start)
    .catch((error: unknown) => {
      sayTrouble('Hexwatch cannot start', error);
      app.exit(1);
    });
} else app.quit();
