import { subscribe } from 'node:diagnostics_channel';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app, type BrowserWindow } from 'electron';
import type { GivenCommand, MenuWish } from '../../../shared/api.ts';
import { nodeDisk } from '../../store/disk/nodeDisk.ts';
import { Workspace } from '../../workspace/workspace.ts';
import { BUGS } from '../../game/answers.ts';
import { realDice } from '../../game/realDice.ts';
import { playersNetwork } from '../players/playersNetwork.ts';
import { privateAddresses } from '../players/privateAddresses.ts';
import { catchTheRest } from './windows/alarm.ts';
import { apart } from './apart.ts';
import { arrivals, questionBefore, type Arrival } from './arrivals.ts';
import { CHANNELS } from './channels.ts';
import {
  askWhatNow,
  chooseArchive,
  chooseFile,
  chooseFolder,
  openFile,
  sayRefusal,
  sayTrouble,
} from './dialogs.ts';
import { answerPage, answerPlayers } from './ipc.ts';
import { logFile, type LogFile } from './logFile.ts';
import { menuKey, setMenu } from './menu.ts';
import { libraryFolder, ownDataFolder } from './places.ts';
import { playersWindow } from './playersWindow.ts';
import { declareScheme, servePages } from './protocol.ts';
import { confinePages, denyPermissions, fetchNoDictionaries } from './security.ts';
import { printedByWindow } from './windows/printed.ts';
import { stayAwake } from './windows/stayAwake.ts';
import { unforeseen } from './trouble.ts';
import { openWindow } from './window.ts';

const dist = dirname(dirname(fileURLToPath(import.meta.url)));
const pages = join(dist, 'renderer');
const preload = join(dist, 'preload/preload.cjs');
const playersPreload = join(dist, 'preload/playersPreload.cjs');

/** The referee's window; the players' may be open beside it. */
let referees: BrowserWindow | null = null;

/** The log of what goes wrong; nothing else is noted in it. */
function openLog(): LogFile {
  const log = logFile(join(app.getPath('userData'), 'logs/hexwatch.log'), () => new Date());
  catchTheRest(log);
  subscribe(BUGS, (error) => log.note('A bug', error));
  return log;
}

/** Opens the library and the window on it. */
async function start(outside: ReturnType<typeof arrivals>): Promise<void> {
  const log = openLog();
  const folder = libraryFolder(process.env, app.getPath('documents'));
  const workspace = new Workspace({
    disk: nodeDisk,
    folder,
    host: 'electron',
    dice: realDice,
    chooseFolder,
    chooseArchive,
    chooseFile,
    pdfOf: printedByWindow,
    openFile,
    callIn: apart,
  });
  denyPermissions();
  fetchNoDictionaries();
  servePages(pages, () => workspace.players.picture);
  answerPage(workspace);
  const theirs = playersWindow(workspace.players, playersPreload, log);
  answerPlayers(workspace.players, theirs.isTheirs);
  workspace.players.through('network', playersNetwork(workspace.players, pages, privateAddresses));
  await workspace.start();
  follow(workspace, log);
  openReferees(workspace, log);
  outside.receive((arrival) => {
    if (!referees) openReferees(workspace, log);
    void welcome(workspace, arrival);
  });
  app.on('activate', () => {
    if (!referees) openReferees(workspace, log);
  });
  closeBeforeQuitting(workspace);
}

/** Without the referee's window there is no players' screen either: there would be no way to close it. */
function openReferees(workspace: Workspace, log: LogFile): void {
  referees = openWindow(preload, log);
  referees.on('closed', () => {
    referees = null;
    void workspace.players.close();
  });
}

/** The menu shows what is open, and the display stays awake while players look. */
function follow(workspace: Workspace, log: LogFile): void {
  const give = (command: GivenCommand): void => void giveFromMenu(workspace, command);
  const wish = (one: MenuWish): void => referees?.webContents.send(CHANNELS.wish, one);
  const look = stayAwake();
  let key = '';
  workspace.watch(() => {
    const { view } = workspace;
    look(view.workspace.players.open);
    if (menuKey(view) === key) return;
    key = menuKey(view);
    setMenu(view, { give, wish, log });
  });
}

/** Refusals that the page answers by itself, and those that are the referee's own choice. */
const UNSAID = ['nothing-chosen', 'campaign-exists', 'cancelled'];

/** The page shows what came of its own commands; a refusal of the menu's has no other place than a message. */
async function giveFromMenu(workspace: Workspace, command: GivenCommand): Promise<void> {
  const answer = await workspace.dispatch(command).catch(unforeseen);
  if (!answer.ok && !UNSAID.includes(answer.error.code)) await sayRefusal(answer.error.message);
}

/** Brings in a file that came from outside; the campaign that is open is closed only when the referee says so. */
async function welcome(workspace: Workspace, arrival: Arrival): Promise<void> {
  if ('trouble' in arrival) return sayRefusal(arrival.trouble);
  const { file } = arrival;
  const bringIn = (): void => void giveFromMenu(workspace, { type: 'bring-in-campaign', file });
  const question = questionBefore(workspace.view, file);
  if (!question) return bringIn();
  const { message, stay, go } = question;
  return askWhatNow(message, [
    { label: stay, act: () => undefined },
    { label: go, act: bringIn },
  ]);
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
  const outside = arrivals();
  app.on('second-instance', () => {
    if (referees?.isMinimized()) referees.restore();
    referees?.focus();
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app
    .whenReady()
    .then(() => start(outside))
    .catch((error: unknown) => {
      sayTrouble('Hexwatch cannot start', error);
      app.exit(1);
    });
} else app.quit();
