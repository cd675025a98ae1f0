import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app, type BrowserWindow } from 'electron';
import type { GivenCommand } from '../../../shared/api.ts';
import { nodeDisk } from '../../store/disk/nodeDisk.ts';
import { Desk } from '../../table/desk.ts';
import { realDice } from '../../table/realDice.ts';
import { playersNetwork } from '../players/playersNetwork.ts';
import { privateAddresses } from '../players/privateAddresses.ts';
import { chooseFile, chooseFolder, sayRefusal, sayTrouble } from './dialogs.ts';
import { answerPage, answerPlayers } from './ipc.ts';
import { setMenu } from './menu.ts';
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
  servePages(pages, () => desk.players.picture);
  answerPage(desk);
  const theirs = playersWindow(desk.players, playersPreload);
  answerPlayers(desk.players, theirs.isTheirs);
  desk.players.through('network', playersNetwork(desk.players, pages, privateAddresses));
  setMenu((command) => void giveFromMenu(desk, command));
  await desk.start();
  openReferees(desk);
  app.on('activate', () => {
    if (!referees) openReferees(desk);
  });
  closeBeforeQuitting(desk);
}

/** Without the referee's window there is no players' screen either: nobody could close it. */
function openReferees(desk: Desk): void {
  referees = openWindow(preload);
  referees.on('closed', () => {
    referees = null;
    void desk.players.close();
  });
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
    void desk.players
      .close()
      .then(() => desk.close())
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
