import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app, type BrowserWindow } from 'electron';
import type { GivenCommand } from '../../../shared/api.ts';
import { nodeDisk } from '../../store/disk/nodeDisk.ts';
import { Workspace } from '../../workspace/workspace.ts';
import { realDice } from '../../game/realDice.ts';
import { playersNetwork } from '../players/playersNetwork.ts';
import { privateAddresses } from '../players/privateAddresses.ts';
import { chooseFile, chooseFolder, sayRefusal, sayTrouble } from './dialogs.ts';
import { answerPage, answerPlayers } from './ipc.ts';
import { setMenu } from './menu.ts';
import { libraryFolder, ownDataFolder } from './places.ts';
import { playersWindow } from './playersWindow.ts';
import { declareScheme, servePages } from './protocol.ts';
import { confinePages, denyPermissions } from './security.ts';
import { unforeseen } from './trouble.ts';
import { openWindow } from './window.ts';

const dist = dirname(dirname(fileURLToPath(import.meta.url)));
const pages = join(dist, 'renderer');
const preload = join(dist, 'preload/preload.cjs');
const playersPreload = join(dist, 'preload/playersPreload.cjs');

/** The referee's window; the players' may be open beside it. */
let referees: BrowserWindow | null = null;

/** Opens the library and the window on it. */
async function start(): Promise<void> {
  const folder = libraryFolder(process.env, app.getPath('documents'));
  const workspace = new Workspace({
    disk: nodeDisk,
    folder,
    host: 'electron',
    dice: realDice,
    chooseFolder,
    chooseFile,
  });
  denyPermissions();
  servePages(pages, () => workspace.players.picture);
  answerPage(workspace);
  const theirs = playersWindow(workspace.players, playersPreload);
  answerPlayers(workspace.players, theirs.isTheirs);
  workspace.players.through('network', playersNetwork(workspace.players, pages, privateAddresses));
  setMenu((command) => void giveFromMenu(workspace, command));
  await workspace.start();
  openReferees(workspace);
  app.on('activate', () => {
    if (!referees) openReferees(workspace);
  });
  closeBeforeQuitting(workspace);
}

/** Without the referee's window there is no players' screen either: there would be no way to close it. */
function openReferees(workspace: Workspace): void {
  referees = openWindow(preload);
  referees.on('closed', () => {
    referees = null;
    void workspace.players.close();
  });
}

/** The page shows what came of its own commands; a refusal of the menu's has no other place than a message. */
async function giveFromMenu(workspace: Workspace, command: GivenCommand): Promise<void> {
  const answer = await workspace.dispatch(command).catch(unforeseen);
  if (!answer.ok && answer.error.code !== 'nothing-chosen') await sayRefusal(answer.error.message);
}

/** The last checkpoint is written and the folder given free before the program ends. */
function closeBeforeQuitting(workspace: Workspace): void {
  let closed = false;
  app.on('before-quit', (event) => {
    if (closed) return;
    event.preventDefault();
    void workspace.players
      .close()
      .then(() => workspace.close())
      .catch((error: unknown) => sayTrouble('The campaign was not closed cleanly', error))
      .finally(() => {
        closed = true;
        app.quit();
      });
  });
}

// Before the lock of the single instance, which lies in this folder.
const ownData = ownDataFolder(process.env);
if (ownData) app.setPath('userData', ownData);
declareScheme();
confinePages();
if (app.requestSingleInstanceLock()) {
  app.on('second-instance', () => {
    if (referees?.isMinimized()) referees.restore();
    referees?.focus();
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
