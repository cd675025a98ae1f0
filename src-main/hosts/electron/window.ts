import { join } from 'node:path';
import { app, BrowserWindow, screen } from 'electron';
import { watchWindow } from './windows/alarm.ts';
import { giveContextMenu } from './windows/contextMenu.ts';
import type { LogFile } from './logFile.ts';
import { PAGE, PLAYERS_PAGE } from './origin.ts';
import { fitToDisplays, readPlace, writePlace } from './windows/place.ts';

/** What no page of ours may do. */
export const POWERLESS = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  webSecurity: true,
  // The dictionaries of the other systems would have to come from the network.
  spellcheck: process.platform === 'darwin',
} as const;

interface Kind {
  page: string;
  /** The file in which its place is kept. */
  place: string;
  title: string;
  minWidth: number;
  minHeight: number;
  backgroundColor: string;
}

const REFEREES: Kind = {
  page: PAGE,
  place: 'window.json',
  title: 'Hexwatch',
  minWidth: 640,
  minHeight: 480,
  backgroundColor: '#f4efe4',
};

const PLAYERS: Kind = {
  page: PLAYERS_PAGE,
  place: 'playersWindow.json',
  title: 'Hexwatch: the players’ screen',
  minWidth: 480,
  minHeight: 320,
  backgroundColor: '#1b1916',
};

/** What of each display is free for windows, the main one first. */
function areas(): Electron.Rectangle[] {
  const main = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter(({ id }) => id !== main.id);
  return [main, ...others].map(({ workArea }) => workArea);
}

/** Opens a window where it was last time. The page in it has no power of its own. */
function open({ page, place, ...look }: Kind, preload: string, log: LogFile): BrowserWindow {
  const file = join(app.getPath('userData'), place);
  const { maximized, fullScreen, ...bounds } = fitToDisplays(readPlace(file), areas());
  const window = new BrowserWindow({
    ...look,
    ...bounds,
    fullscreen: fullScreen,
    webPreferences: { preload, ...POWERLESS },
  });
  if (maximized) window.maximize();
  window.on('close', () =>
    writePlace(file, {
      ...window.getNormalBounds(),
      maximized: window.isMaximized(),
      fullScreen: window.isFullScreen(),
    }),
  );
  watchWindow(window, log);
  giveContextMenu(window.webContents);
  void window.loadURL(page);
  return window;
}

/** The referee's window. */
export const openWindow = (preload: string, log: LogFile): BrowserWindow => open(REFEREES, preload, log);

/** The players' window, for a second screen: it looks, and can do nothing else. */
export const openPlayersWindow = (preload: string, log: LogFile): BrowserWindow =>
  open(PLAYERS, preload, log);
